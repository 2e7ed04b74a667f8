import { useState } from 'react';
import * as v from 'valibot';
import { createUploader, uploadedFiles } from '#api/upload.ts';
import { type IssueChoices, issues } from '#contract/endpoints/issues.ts';
import { acceptedFiles, uploadRules } from '#contract/uploads.ts';
import { mailLink } from '#lib/mail-link.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { SentFiles } from '#ui/SentFiles.tsx';
import { TextareaField } from '#ui/TextareaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { UploadField } from '#ui/UploadField.tsx';
import { LetterForm } from '../LetterForm.tsx';
import { PlatformField } from './PlatformField.tsx';
import type { ReportProps } from './report-props.ts';
import { SystemField } from './SystemField.tsx';
import { scrubbed } from './scrubbed.ts';
import { systemInfo } from './system-info.ts';

const schema = v.object({
	...v.omit(issues.request, ['captcha', 'locale', 'systemInfo']).entries,
	sendsSystem: v.optional(v.boolean(), false),
});
const rules = uploadRules('issue');
const nothing: IssueChoices = { games: [], platforms: [], categories: [] };
const choicesOf = (list: { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, name }));

/** The fields of a report; until its choices have come they are empty. */
export function ReportForm(props: ReportProps & { choices: IssueChoices | undefined }) {
	const { texts, upload, mailTo, choices = nothing, ...shared } = props;
	const { letter, locale } = shared;
	const [uploader] = useState(() => scrubbed(createUploader('issue')));
	const { games, platforms, categories } = choices;
	const nameOf = (list: { id: string; name: string }[], id: string) =>
		list.find((one) => one.id === id)?.name;
	return (
		<LetterForm
			{...shared}
			id="report"
			endpoint={issues}
			schema={schema}
			initial={{ sendsSystem: false, attachments: [] }}
			texts={texts}
			toInput={({ sendsSystem, ...values }) => ({ ...values, systemInfo: sendsSystem ? systemInfo() : '' })}
			toMail={({ game, platform, category, description }) => {
				const subject = [nameOf(games, game), nameOf(platforms, platform), nameOf(categories, category)];
				return mailLink(mailTo, { subject: subject.join(', '), text: description });
			}}
			listFiles={({ attachments: ids }) =>
				ids.length > 0 && <SentFiles files={uploadedFiles(ids)} texts={upload} locale={locale} />
			}
		>
			<SelectField name="game" label={texts.game} choices={choicesOf(games)} required />
			<PlatformField label={texts.platform} choices={choices} />
			<SelectField name="category" label={texts.category} choices={choicesOf(categories)} required />
			<TextareaField
				name="description"
				label={texts.descriptionLabel}
				hint={texts.descriptionHint}
				rows={8}
				required
			/>
			<UploadField
				name="attachments"
				label={texts.attachments}
				hint={texts.attachmentsHint}
				multiple
				rules={rules}
				accept={acceptedFiles}
				uploader={uploader}
				texts={upload}
				locale={locale}
			/>
			<SystemField texts={texts} />
			<TextField
				name="email"
				type="email"
				label={letter.email}
				hint={letter.emailHint}
				autoComplete="email"
				required
			/>
		</LetterForm>
	);
}
