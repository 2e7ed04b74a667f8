import { useField } from '@formisch/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { createUploader, uploadedFiles } from '#api/upload.ts';
import { type IssueChoices, issues } from '#contract/endpoints/issues.ts';
import { limits } from '#contract/limits.ts';
import { acceptedFiles, getExtension, getMediaType, uploadRules } from '#contract/uploads.ts';
import type { Resources } from '#i18n/resources.ts';
import { mailLink } from '#lib/text/mail-link.ts';
import { ToggleField } from '#ui/choice/CheckboxField.tsx';
import { useFormParts } from '#ui/form/form-context.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextareaField, TextField } from '#ui/form/TextField.tsx';
import { SentFiles } from '#ui/upload/SentFiles.tsx';
import { UploadField } from '#ui/upload/UploadField.tsx';
import type { UploadTexts } from '#ui/upload/upload-texts.ts';
import type { Uploader } from '#ui/upload/use-uploads.ts';
import { Suggestions } from '../contact/Suggestions.tsx';
import { MessageForm, type MessagePageProps } from '../MessageForm.tsx';
import styles from './Report.module.css';

/** A folder of users, then a name: up to what ends a part of a path or the path itself. */
const windows = /([a-z]:(?:\\{1,2}|\/)(?:users|documents and settings)(?:\\{1,2}|\/))[^\\/:*?"<>|\r\n]+/gi;
const unix = /((?<![\w.])\/(?:home|users)\/)[^/\s:"'<>|]+/gi;

/** Folders of everybody, which name nobody. */
const shared = /^(?:public|shared|all users|default)$/i;

/** A text in which no path tells whose it is: `C:\Users\Ada\save` is `C:\Users\[user]\save`. */
export function scrubPaths(text: string): string {
	const hide = (path: string, folder: string) =>
		shared.test(path.slice(folder.length)) ? path : `${folder}[user]`;
	return text.replace(windows, hide).replace(unix, hide);
}

const logs = ['log', 'txt'];

const isText = ({ name, type }: File) =>
	getMediaType(type) === 'text/plain' || logs.includes(getExtension(name));

/** A text in the encoding that its first bytes name; in UTF-8 without, or as old programs of Windows write. */
function decode(bytes: ArrayBuffer): string {
	const [first, second] = new Uint8Array(bytes.slice(0, 2));
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
	// UTF-16 without a mark: in western text every other byte is zero.
	const start = new Uint8Array(bytes.slice(0, 1024));
	const zeros = (from: number) => start.filter((byte, at) => at % 2 === from && byte === 0).length;
	if (zeros(1) > start.length / 4) return new TextDecoder('utf-16le').decode(bytes);
	if (zeros(0) > start.length / 4) return new TextDecoder('utf-16be').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}

async function scrub(file: File): Promise<File> {
	if (!isText(file)) return file;
	const text = decode(await file.arrayBuffer());
	const plain = scrubPaths(text);
	const { name, type, lastModified } = file;
	return plain === text ? file : new File([plain], name, { type, lastModified });
}

/** An uploader that takes the user's name out of the paths in text files before they leave the device. */
function scrubbed<U extends Uploader>(uploader: U): U {
	return { ...uploader, send: async (file, options) => uploader.send(await scrub(file), options) };
}

const schema = v.object({
	...v.omit(issues.request, ['captcha', 'locale', 'systemInfo']).entries,
	sendsSystem: v.optional(v.boolean(), false),
});
const nothing: IssueChoices = { games: [], platforms: [], categories: [] };
const choicesOf = (list: { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, name }));

/** The fields of a report; until its choices have come they are empty. */
export function ReportForm(props: ReportProps & { choices: IssueChoices | undefined }) {
	const { texts, upload, mailTo, choices = nothing, ...shared } = props;
	const { messageForm, locale } = shared;
	const { games, platforms, categories } = choices;
	const nameOf = (list: { id: string; name: string }[], id: string) =>
		list.find((one) => one.id === id)?.name;
	return (
		<MessageForm
			{...shared}
			id="report"
			endpoint={issues}
			schema={schema}
			initial={{ sendsSystem: false, attachments: [] }}
			texts={texts}
			toInput={({ sendsSystem, ...values }) => ({ ...values, systemInfo: sendsSystem ? systemInfo() : '' })}
			toMail={({ game, platform, category, description, links }) => {
				const subject = [nameOf(games, game), nameOf(platforms, platform), nameOf(categories, category)];
				return mailLink(mailTo, {
					subject: subject.join(', '),
					text: [description, links].filter(Boolean).join('\n\n'),
				});
			}}
			listFiles={({ attachments: ids }) =>
				import.meta.env.PART_UPLOADS &&
				upload &&
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
				length={limits.text}
				required
			/>
			<Suggestions
				field="description"
				locale={locale}
				title={texts.suggestions}
				opensNewTab={texts.opensNewTab}
			/>
			{import.meta.env.PART_UPLOADS && upload ? (
				<FilesField locale={locale} texts={texts} upload={upload} />
			) : (
				<TextareaField name="links" label={texts.attachments} hint={texts.attachmentsHint} rows={2} />
			)}
			<SystemField texts={texts} />
			<TextField
				name="email"
				type="email"
				label={messageForm.email}
				hint={messageForm.emailHint}
				autoComplete="email"
				required
			/>
		</MessageForm>
	);
}

interface FilesFieldProps extends Pick<ReportProps, 'locale' | 'texts'> {
	upload: UploadTexts;
}

function FilesField({ locale, texts, upload }: FilesFieldProps) {
	const [uploader] = useState(() => scrubbed(createUploader('issue')));
	return (
		<UploadField
			name="attachments"
			label={texts.attachments}
			hint={texts.attachmentsHint}
			multiple
			rules={uploadRules('issue')}
			accept={acceptedFiles}
			uploader={uploader}
			texts={upload}
			locale={locale}
		/>
	);
}

/** What the chosen game runs on; a platform that another game left behind is taken back. */
function PlatformField({ label, choices }: { label: string; choices: IssueChoices }) {
	const { store } = useFormParts();
	const game = useField(store, { path: ['game'] }).input;
	const platform = useField(store, { path: ['platform'] });
	const chosen = choices.games.find(({ id }) => id === game);
	const fitting = choices.platforms.filter(({ id }) => !chosen || chosen.platforms.includes(id));
	const isLeftBehind = Boolean(platform.input) && !fitting.some(({ id }) => id === platform.input);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the game leaves one behind
	useEffect(() => {
		if (isLeftBehind && choices.games.length > 0) platform.onChange('');
	}, [isLeftBehind]);
	return (
		<SelectField
			name="platform"
			label={label}
			choices={fitting.map(({ id, name }) => ({ value: id, name }))}
			required
		/>
	);
}

/** Lets the visitor send what their browser knows, and shows it before. */
function SystemField({ texts }: Pick<ReportProps, 'texts'>) {
	const [info, setInfo] = useState('');
	useEffect(() => setInfo(systemInfo()), []);
	return (
		<div className={styles.system}>
			<ToggleField name="sendsSystem" label={texts.system} />
			<details className={styles.details}>
				<summary className={styles.summary}>{texts.systemShown}</summary>
				<pre className={styles.info}>{info}</pre>
			</details>
		</div>
	);
}

interface Machine {
	/** Gigabytes, at most 8. */
	deviceMemory?: number;
}

function graphics(): string {
	const context = document.createElement('canvas').getContext('webgl');
	const names = context?.getExtension('WEBGL_debug_renderer_info');
	return names ? String(context?.getParameter(names.UNMASKED_RENDERER_WEBGL)) : '';
}

/** What the browser knows of this device that helps to find a fault, a line for each thing. */
function systemInfo(): string {
	const { userAgent, languages, hardwareConcurrency } = navigator;
	const { deviceMemory } = navigator as Machine;
	const facts = {
		browser: userAgent,
		languages: languages.join(', '),
		screen: `${screen.width} x ${screen.height}, ${devicePixelRatio}`,
		cores: hardwareConcurrency,
		memory: deviceMemory && `${deviceMemory} GB`,
		graphics: graphics(),
	};
	return Object.entries(facts)
		.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
		.join('\n');
}

/** What the form for reports is given by its page. */
export interface ReportProps extends MessagePageProps {
	texts: Omit<
		Resources['support']['report'],
		'title' | 'description' | 'intro' | 'steps' | 'fileLinks' | 'fileLinksHint'
	> &
		Pick<Resources['common'], 'opensNewTab'>;
	/** Undefined where the site takes no files: links stand in. */
	upload: UploadTexts | undefined;
	/** Who reads it as a mail. */
	mailTo: string;
}
