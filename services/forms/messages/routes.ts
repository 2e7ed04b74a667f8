import { Hono } from 'hono';
import type { ParsedInput } from '#contract/endpoint.ts';
import type { IssueChoices } from '#contract/endpoints/issues.ts';
import { storeFeedback, storeIssue, storeMessage } from '#contract/upstream-submissions.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { claimUploads } from '../../uploads/claims.ts';
import type { FormsContext, FormsWork } from '../context.ts';
import { takeWrites } from '../write.ts';
import { createReference } from './rows.ts';
import { insertMessage } from './store.ts';

/** Messages, reports and opinions: each is stored, handed to its readers and confirmed by mail. */
export function messageRoutes(context: FormsContext): Hono {
	const app = new Hono();
	takeWrites(app, context, { endpoint: storeMessage, handle: takeMessage });
	takeWrites(app, context, { endpoint: storeIssue, handle: takeIssue });
	takeWrites(app, context, { endpoint: storeFeedback, handle: takeFeedback });
	return app;
}

const notOffered = (field: string) => refuse('INVALID_PARAMETERS', { fields: { [field]: 'field.choice' } });

async function takeMessage(
	context: FormsWork,
	input: ParsedInput<typeof storeMessage>,
): Promise<AccountResult> {
	const { email, locale, ...content } = input;
	if (!context.content.readerOf(content.category)) return notOffered('category');
	const reference = createReference('contact');
	await insertMessage(context, { reference, kind: 'contact', email, locale, content });
	return succeed({ reference });
}

function wrongChoice(input: ParsedInput<typeof storeIssue>, { games, platforms, categories }: IssueChoices) {
	const has = (list: { id: string }[], id: string) => list.some((one) => one.id === id);
	if (!has(games, input.game)) return 'game';
	if (!has(platforms, input.platform)) return 'platform';
	return has(categories, input.category) ? undefined : 'category';
}

async function takeIssue(context: FormsWork, input: ParsedInput<typeof storeIssue>): Promise<AccountResult> {
	const { email, locale, ...content } = input;
	const wrong = wrongChoice(input, context.content.issueChoices(locale));
	if (wrong) return notOffered(wrong);
	const reference = createReference('issue');
	const claim = { ids: content.attachments, purpose: 'issue', submission: reference } as const;
	if (!(await claimUploads(context, claim)))
		return refuse('UPLOAD_REFUSED', { fields: { attachments: 'msg.UPLOAD_REFUSED' } });
	await insertMessage(context, { reference, kind: 'issue', email, locale, content });
	return succeed({ reference });
}

async function takeFeedback(
	context: FormsWork,
	input: ParsedInput<typeof storeFeedback>,
): Promise<AccountResult> {
	const { email, locale, ...content } = input;
	const reference = createReference('feedback');
	await insertMessage(context, { reference, kind: 'feedback', email, locale, content });
	return succeed({ reference });
}
