import { useState } from 'react';
import type { BotCheck } from '#api/bot-check.ts';
import { createUploader } from '#api/upload.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { acceptedFiles, uploadRules } from '#contract/uploads.ts';
import type { applyProps } from '#i18n/form-texts.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { CheckboxField } from '#ui/choice/CheckboxField.tsx';
import { PhoneField } from '#ui/form/PhoneField.tsx';
import { TextareaField, TextField } from '#ui/form/TextField.tsx';
import { UploadField } from '#ui/upload/UploadField.tsx';
import type { UploadTexts } from '#ui/upload/upload-texts.ts';
import styles from './ApplyForm.module.css';
import type { PrefillNames } from './application-prefill.ts';
import { findSameFile } from './file-digest.ts';

export type ApplyTexts = Omit<
	Resources['careers']['apply'],
	'files' | 'filesHint' | 'fileLinks' | 'fileLinksHint'
>;

/** The texts of the field for files. */
export type FilesTexts = UploadTexts & { label: string; hint: string };

/** What the application form is given. */
export interface ApplyProps {
	locale: Locale;
	texts: ApplyTexts;
	form: ReturnType<typeof applyProps>['form'];
	/** Undefined where the site takes no files: links stand in. */
	upload: FilesTexts | undefined;
	botCheck: BotCheck | undefined;
	/** The job's id; without one it is about none in particular. */
	jobId?: string | undefined;
	/** Where most people who apply have their phone, as ISO 3166-1 alpha-2. */
	country?: string | undefined;
	/** What an open application may be for. */
	wishes?: PrefillNames | undefined;
}

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
