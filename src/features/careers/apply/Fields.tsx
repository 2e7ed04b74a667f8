import { useState } from 'react';
import { createUploader } from '#api/upload.ts';
import { acceptedFiles, uploadRules } from '#contract/uploads.ts';
import { PhoneField } from '#ui/PhoneField.tsx';
import { TextareaField } from '#ui/TextareaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { UploadField } from '#ui/UploadField.tsx';
import styles from './ApplyForm.module.css';
import type { ApplyProps } from './apply-props.ts';
import { ConsentField } from './ConsentField.tsx';
import { recognized } from './recognized.ts';

const rules = uploadRules('career');

/** What an application consists of. */
export function Fields({ locale, texts, upload, country }: ApplyProps) {
	const [uploader] = useState(() => recognized(createUploader('career')));
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
			<TextareaField name="links" label={texts.links} hint={texts.linksHint} rows={2} />
			<TextareaField name="coverLetter" label={texts.coverLetter} hint={texts.coverLetterHint} />
			<UploadField
				name="files"
				label={texts.files}
				hint={texts.filesHint}
				required
				multiple
				rules={rules}
				accept={acceptedFiles}
				uploader={uploader}
				texts={upload}
				locale={locale}
			/>
			<ConsentField locale={locale} texts={texts} />
		</>
	);
}
