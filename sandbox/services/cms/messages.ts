import { Hono } from 'hono';
import type { ParsedInput } from '#contract/endpoint.ts';
import type { IssueChoices } from '#contract/endpoints/issues.ts';
import { storeFeedback, storeIssue, storeMessage } from '#contract/upstream-submissions.ts';
import { type AccountResult, refuse, succeed } from '../account/answer.ts';
import type { SandboxContext } from '../context.ts';
import { claimUploads } from '../uploads/claims.ts';
import { listEntries } from './entries.ts';
import { issueChoicesIn } from './issue-form.ts';
import { createReference } from './messages/rows.ts';
import { insertMessage } from './messages/store.ts';
import { takeWrites } from './write.ts';

/** Messages, reports and opinions: each is stored, confirmed by mail and shown at the desk. */
export function messageRoutes(context: SandboxContext): Hono {
	const app = new Hono();
	takeWrites(app, context, { endpoint: storeMessage, handle: (input) => takeMessage(context, input) });
	takeWrites(app, context, { endpoint: storeIssue, handle: (input) => takeIssue(context, input) });
	takeWrites(app, context, { endpoint: storeFeedback, handle: (input) => takeFeedback(context, input) });
	return app;
}

const notOffered = (field: string) => refuse('INVALID_PARAMETERS', { fields: { [field]: 'field.choice' } });

/** The mail address that reads a category. */
function readerOf(category: string, { db }: SandboxContext): string | undefined {
	const [form] = listEntries(db, { collection: 'contact-form' });
	const categories = (form?.categories ?? []) as { id: string; email: string }[];
	return categories.find(({ id }) => id === category)?.email;
}

function takeMessage(context: SandboxContext, input: ParsedInput<typeof storeMessage>): AccountResult {
	const { email, locale, ...content } = input;
	const reader = readerOf(content.category, context);
	if (!reader) return notOffered('category');
	const reference = createReference('contact');
	insertMessage(context, { reference, kind: 'contact', email, locale, content });
	const text = `${content.message}\n\n${content.name}, ${email}`;
	context.send({ kind: 'mail', to: reader, locale, subject: `[${reference}] ${content.subject}`, text });
	return succeed({ reference });
}

function wrongChoice(input: ParsedInput<typeof storeIssue>, { games, platforms, categories }: IssueChoices) {
	const has = (list: { id: string }[], id: string) => list.some((one) => one.id === id);
	if (!has(games, input.game)) return 'game';
	if (!has(platforms, input.platform)) return 'platform';
	return has(categories, input.category) ? undefined : 'category';
}

function takeIssue(context: SandboxContext, input: ParsedInput<typeof storeIssue>): AccountResult {
	const { email, locale, ...content } = input;
	const wrong = wrongChoice(input, issueChoicesIn(context.db, locale, context.now()));
	if (wrong) return notOffered(wrong);
	const reference = createReference('issue');
	const claim = { ids: content.attachments, purpose: 'issue', submission: reference } as const;
	if (!claimUploads(context, claim))
		return refuse('UPLOAD_REFUSED', { fields: { attachments: 'msg.UPLOAD_REFUSED' } });
	insertMessage(context, { reference, kind: 'issue', email, locale, content });
	return succeed({ reference });
}

function takeFeedback(context: SandboxContext, input: ParsedInput<typeof storeFeedback>): AccountResult {
	const { email, locale, ...content } = input;
	const reference = createReference('feedback');
	insertMessage(context, { reference, kind: 'feedback', email, locale, content });
	return succeed({ reference });
}
