import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { ParsedInput } from '#contract/endpoint.ts';
import { submissionStates } from '#contract/endpoints/receipts.ts';
import { remark } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { readStatus as endpoint } from '#contract/upstream-submissions.ts';
import { send } from '../../mail/send.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { withoutNul } from '../../shared/clean-input.ts';
import { digest, isSame } from '../../shared/secrets.ts';
import { lockKeys, transaction } from '../../store/transaction.ts';
import { claimedFiles } from '../../uploads/rows.ts';
import { plainCode } from '../applications/code.ts';
import type { FormsContext, FormsWork } from '../context.ts';
import { takeWrites } from '../write.ts';
import { answerMails } from './answer-mails.ts';
import { describe } from './describe.ts';
import { fileLink, opensPage } from './links.ts';
import { type SubmissionView, sendPage, submissionPage } from './page.ts';
import { readerOf } from './readers.ts';
import { readStatus, writeStatus } from './status.ts';
import { findSubmission, type StoredSubmission } from './submission.ts';

/** What became of submissions: for their senders, and for those at the studio who say it. */
export function submissionRoutes(context: FormsContext): Hono {
	const app = new Hono();
	takeWrites(app, context, { endpoint, kind: 'receipt', handle: showStatus });
	app.get('/submissions/:reference', (c) => openPage(c, context));
	app.post('/submissions/:reference', bodyLimit({ maxSize: limits.jsonBody }), (c) => savePage(c, context));
	return app;
}

const unknown = refuse('NOT_FOUND', { status: 404 });

/** A wrong reference, a wrong code and what was withdrawn look the same. */
async function showStatus(
	{ db }: FormsWork,
	{ reference: given, token }: ParsedInput<typeof endpoint>,
): Promise<AccountResult> {
	const submission = await findSubmission(db, given.toUpperCase());
	const isRight = isSame(submission?.tokenHash ?? '', digest(plainCode(token)));
	if (!submission || !isRight || submission.kind === 'sign-up') return unknown;
	const { kind, at, reference } = submission;
	const { state, answer, changedAt } = await readStatus(db, reference);
	const toIso = (time: number) => new Date(time).toISOString();
	return succeed({ kind, at: toIso(at), state, answer, changedAt: changedAt && toIso(changedAt) });
}

interface Opened {
	submission: StoredSubmission;
	work: FormsWork;
}

/** The submission of a link, or the page that says why there is none. */
async function open(c: Context, context: FormsContext): Promise<Opened | Response> {
	const reference = c.req.param('reference') ?? '';
	if (!(await opensPage(reference, new URL(c.req.url).searchParams, context)))
		return sendPage(
			c,
			403,
			'This link does not work',
			html`<p>It is incomplete or has expired. Copy the whole link from the newest e-mail about this submission.</p>`,
		);
	const submission = await findSubmission(context.db, reference);
	if (submission) return { submission, work: { ...context, content: await context.loadContent() } };
	return sendPage(c, 404, 'There is nothing here', html`<p>${reference} was withdrawn or deleted.</p>`);
}

type Notices = Pick<SubmissionView, 'unsaved' | 'isSaved'>;

async function show(
	c: Context,
	{ submission, work }: Opened,
	{ status: code = 200, ...notices }: Notices & { status?: 200 | 409 | 422 },
): Promise<Response> {
	const { reference } = submission;
	const described = describe(submission, work.content);
	const stored = await claimedFiles(work.db, reference);
	const files = await Promise.all(
		stored.map(async (file) => ({ name: file.name, url: await fileLink(file, work) })),
	);
	const status = await readStatus(work.db, reference);
	const page = submissionPage({ submission, described, files, status, ...notices });
	return sendPage(c, code, described.title, page);
}

async function openPage(c: Context, context: FormsContext): Promise<Response> {
	const opened = await open(c, context);
	if (opened instanceof Response) return opened;
	return show(c, opened, { isSaved: c.req.query('saved') !== undefined });
}

const form = v.object({
	state: v.picklist(submissionStates),
	answer: v.optional(remark, ''),
	/** When the status changed last as the page was shown; empty where it had not. */
	seen: v.optional(v.string(), ''),
});
type Form = v.InferOutput<typeof form>;

const changedMeanwhile = `Somebody else has changed this since you opened it. What you wrote is still here: save again, and it replaces theirs.`;
const malformed = `Choose a state, and answer with at most ${limits.text.max} characters.`;

async function savePage(c: Context, context: FormsContext): Promise<Response> {
	const opened = await open(c, context);
	if (opened instanceof Response) return opened;
	const fields = await c.req.parseBody().catch(() => ({}));
	const given = withoutNul(fields) as Record<string, unknown>;
	const parsed = v.safeParse(form, given);
	const typed = { state: String(given.state ?? ''), answer: String(given.answer ?? '') };
	if (!parsed.success)
		return show(c, opened, { status: 422, isSaved: false, unsaved: { ...typed, problem: malformed } });
	if (!(await save(opened, parsed.output)))
		return show(c, opened, { status: 409, isSaved: false, unsaved: { ...typed, problem: changedMeanwhile } });
	const { expires = '', signature = '' } = c.req.query();
	const query = new URLSearchParams({ expires, signature, saved: '1' });
	return c.redirect(`${context.addresses.forms}/submissions/${opened.submission.reference}?${query}`, 303);
}

/** Saves what becomes of a submission and mails a new answer; false where it was changed by somebody else before. */
function save({ submission, work }: Opened, { state, answer: given, seen }: Form): Promise<boolean> {
	const { reference, email, locale } = submission;
	const answer = email ? given : '';
	return transaction(work, async (work) => {
		await lockKeys(work, [`submission:${reference}`]);
		const before = await readStatus(work.db, reference);
		if (seen !== String(before.changedAt ?? '')) return false;
		await writeStatus(work.db, reference, { state, answer }, work.now());
		if (answer && answer !== before.answer) {
			const replyTo = readerOf(submission, work);
			const mail = answerMails[locale]({ reference, answer });
			await send(work, {
				kind: 'mail',
				to: email,
				locale,
				holds: reference,
				mailKind: 'answers',
				...(replyTo && { replyTo }),
				...mail,
			});
		}
		return true;
	});
}
