import { useState } from 'react';
import { createUploader } from '#api/upload.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { acceptedFiles, uploadRules } from '#contract/uploads.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { CheckboxField } from '#ui/choice/CheckboxField.tsx';
import { PhoneField } from '#ui/form/PhoneField.tsx';
import { TextareaField, TextField } from '#ui/form/TextField.tsx';
import { UploadField } from '#ui/upload/UploadField.tsx';
import styles from './ApplyForm.module.css';
import type { ApplyProps, ApplyTexts, FilesTexts } from './apply-props.ts';
import { findSameFile } from './file-digest.ts';

/** What an application consists of. */
export function ApplyFields({ locale, texts, upload, country }: ApplyProps) {
	return (
		<>
			<div className={styles.pair}>
				<TextField name="firstName" label={texts.firstName} autoComplete="given-name" required />
				<TextField name="lastName" label={texts.lastName} autoComplete="family-name" required />
			</div>
			<TextField
				name="email"
				type="email"
				label={texts.email}
				hint={texts.emailHint}
				autoComplete="email"
				required
			/>
			<PhoneField
				name="phone"
				label={texts.phone}
				countryLabel={texts.phoneCountry}
				country={country}
				locale={locale}
				required
			/>
			<TextareaField name="links" label={texts.links} hint={texts.linksHint} rows={2} required={!upload} />
			<TextareaField
				name="coverLetter"
				label={texts.coverLetter}
				hint={texts.coverLetterHint}
				length={limits.text}
			/>
			{import.meta.env.PART_UPLOADS && upload && <FilesField locale={locale} texts={upload} />}
			<ConsentField locale={locale} texts={texts} />
		</>
	);
}

function FilesField({ locale, texts }: { locale: Locale; texts: FilesTexts }) {
	const [uploader] = useState(() => findSameFile(createUploader('career')));
	return (
		<UploadField
			name="files"
			label={texts.label}
			hint={texts.hint}
			required
			multiple
			rules={uploadRules('career')}
			accept={acceptedFiles}
			uploader={uploader}
			texts={texts}
			locale={locale}
		/>
	);
}

/** The box that must be ticked; its link opens beside the form, so that nothing typed is lost. */
function ConsentField({ locale, texts }: { locale: Locale; texts: ApplyTexts }) {
	const [before = '', after = ''] = texts.consent.split('{{privacy}}');
	return (
		<CheckboxField name="consent" label={interpolate(texts.consent, { privacy: texts.privacy })} required>
			<span>{before}</span>
			<a href={localePath('/privacy', locale)} target="_blank" rel="noopener">
				<span>{texts.privacy}</span>
				<span className="visually-hidden">{` ${texts.newTab}`}</span>
			</a>
			<span>{after}</span>
		</CheckboxField>
	);
}
