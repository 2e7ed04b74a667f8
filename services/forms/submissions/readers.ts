import { send } from '../../mail/send.ts';
import type { StoredUpload } from '../../uploads/rows.ts';
import type { FormsWork } from '../context.ts';
import { describe } from './describe.ts';
import { fileLink, pageLink } from './links.ts';
import { forgetSubmission } from './status.ts';
import type { StoredSubmission } from './submission.ts';

/** The address that reads a submission; undefined where nobody is mailed. */
export function readerOf(
	{ kind, sent }: StoredSubmission,
	{ readers, content }: FormsWork,
): string | undefined {
	if (kind === 'contact') return content.readerOf(String(sent.category));
	if (kind === 'application') return readers.applications;
	return kind === 'sign-up' ? readers.signUps : readers.reports;
}

/** What webhooks call each kind. */
const names: Record<StoredSubmission['kind'], string> = {
	application: 'application',
	contact: 'message',
	issue: 'report',
	feedback: 'feedback',
	'sign-up': 'sign_up',
};

const hasStatus = ({ kind }: StoredSubmission) => kind !== 'sign-up';

interface Delivered {
	name: string;
	type: string;
	/** Bytes. */
	size: number;
	url: string;
}

async function mailReader(
	context: FormsWork,
	submission: StoredSubmission,
	files: Delivered[],
): Promise<void> {
	const to = readerOf(submission, context);
	if (!to) return;
	const { reference, email, locale } = submission;
	const { title, fields } = describe(submission, context.content);
	const parts = [
		...fields.map(([name, text]) => `${name}: ${text.includes('\n') ? `\n${text}` : text}`),
		`Language: ${locale}`,
		...(files.length > 0 ? [listLinks(files)] : []),
		...(hasStatus(submission)
			? [`To say that it is read or closed, or to answer:\n${await pageLink(reference, context)}`]
			: []),
	];
	await send(context, {
		...{ kind: 'mail', to, locale: 'en', subject: `[${reference}] ${title}`, text: parts.join('\n\n') },
		...{ holds: reference, ...(email && { replyTo: email }) },
	});
}

const listLinks = (files: Delivered[]) =>
	['Files, for seven days:', ...files.map(({ name, url }) => `${name}\n${url}`)].join('\n');

async function callWebhook(
	context: FormsWork,
	event: { type: string; data: object },
	holds?: string,
): Promise<void> {
	if (!context.hasWebhook) return;
	const timestamp = new Date(context.now()).toISOString();
	await send(context, {
		...{ kind: 'webhook', to: '', locale: 'en', subject: event.type, holds },
		text: JSON.stringify({ type: event.type, timestamp, data: event.data }),
	});
}

/** Hands a submission with its files to those who read it: by mail, and by webhook where there is one. */
export async function handToReaders(
	context: FormsWork,
	submission: StoredSubmission,
	stored: readonly StoredUpload[] = [],
): Promise<void> {
	const files = await Promise.all(
		stored.map(async (file) => {
			const { name, type, size } = file;
			return { name, type, size, url: await fileLink(file, context) };
		}),
	);
	await mailReader(context, submission, files);
	if (!context.hasWebhook) return;
	const { reference, kind, email, locale, at, sent } = submission;
	const { title } = describe(submission, context.content);
	const page = hasStatus(submission) ? { page: await pageLink(reference, context) } : {};
	const data = { reference, title, at: new Date(at).toISOString(), locale, email, sent, files, ...page };
	await callWebhook(context, { type: `${names[kind]}.received`, data }, reference);
}

/** Forgets what became of a submission that is withdrawn, and tells its readers, so that copies of it go as well. */
export async function forgetWithdrawn(context: FormsWork, submission: StoredSubmission): Promise<void> {
	const { reference, kind } = submission;
	await forgetSubmission(context.db, reference);
	const to = readerOf(submission, context);
	if (to)
		await send(context, {
			...{ kind: 'mail', to, locale: 'en', subject: `[${reference}] Withdrawn` },
			text: `${reference} was withdrawn by its sender and is deleted here with its files. Please delete what you were sent of it, too.`,
		});
	await callWebhook(context, { type: `${names[kind]}.withdrawn`, data: { reference } });
}
