import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Endpoint, ParsedInput } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { listCodes, parseInput } from '#contract/parse.ts';
import { upstreamHeaders } from '#contract/upstream.ts';
import type { Submission } from '#contract/upstream-submissions.ts';
import { limitAddress } from '../shared/address.ts';
import { type AccountResult, refuse, refuseUntil } from '../shared/answer.ts';
import { untilCounted } from '../shared/attempts.ts';
import { withoutNul } from '../shared/clean-input.ts';
import { answerOnce, keyOf } from '../shared/idempotency.ts';
import type { FormsContext, FormsWork } from './context.ts';
import { isWriter } from './writer.ts';

/** What functions may send to the service of forms, and what becomes of it. */
export interface Write<E extends Submission> {
	endpoint: E;
	/** As what it is counted against the visitor's address; forms are counted together. */
	kind?: 'form' | 'vote' | 'consent' | 'receipt';
	/** A limit of its own on what comes from the visitor's address, beside that of its kind. */
	perAddress?: { name: string; times: number; within: number };
	/** Runs in a transaction; a repeat by the same caller with the same key gets the first answer instead. */
	handle(context: FormsWork, input: ParsedInput<E>, call: WriteCall): Promise<AccountResult>;
}

interface WriteCall {
	/** The Idempotency-Key as it was sent; another visitor may have sent the same. */
	given: string | undefined;
}

/** Takes what a function hands on for a visitor: only from our functions, whole, and once. */
export function takeWrites<E extends Submission>(app: Hono, context: FormsContext, write: Write<E>): void {
	app.post(write.endpoint.path, bodyLimit({ maxSize: limits.jsonBody }), async (c) => {
		if (!isWriter(c, context.submissionsKey))
			return respond(c, refuse('NEEDS_LOGIN_REFRESH', { status: 401 }));
		if (!isTaken(c, write.endpoint)) return respond(c, refuse('UNSUPPORTED_MEDIA_TYPE', { status: 415 }));
		const body = (await readBody(c)) as Record<string, unknown> | undefined;
		const parsed = parseInput(write.endpoint.request, body && withoutNul({ ...body, ...c.req.param() }));
		if (parsed.ok) return respond(c, await answer(c, context, { ...write, input: parsed.value }));
		const { fields } = parsed;
		return respond(c, { ok: false, status: 400, messages: listCodes(fields), fields });
	});
}

/** Whether a body comes as its endpoint takes it. */
const isTaken = (c: Context, { takes }: Endpoint): boolean =>
	takes !== 'form' || /^multipart\/form-data\s*;/i.test(c.req.header('Content-Type') ?? '');

const readBody = (c: Context): Promise<unknown> =>
	(c.req.header('Content-Type')?.startsWith('multipart/') ? c.req.parseBody() : c.req.json()).catch(
		() => undefined,
	);

type Asked<E extends Submission> = Write<E> & { input: ParsedInput<E> };

async function answer<E extends Submission>(
	c: Context,
	context: FormsContext,
	asked: Asked<E>,
): Promise<AccountResult> {
	const given = c.req.header('Idempotency-Key');
	const key = given && keyOf({ idempotencyKey: given, path: c.req.path, caller: callerOf(c) });
	const content = await context.loadContent();
	return answerOnce({ ...context, content }, key, async (context) => {
		const refused = await tooMany(c, context, asked);
		return refused ?? asked.handle(context, asked.input, { given });
	});
}

/** Whose call it is, so that nobody is given what another visitor's key stands for. */
const callerOf = (c: Context): string => limitAddress(c.req.header(upstreamHeaders.clientAddress) ?? '');

/** Counts what comes from one visitor's address, where the function sent it. */
async function tooMany(
	c: Context,
	context: FormsWork,
	{ kind = 'form', perAddress }: Pick<Write<Submission>, 'kind' | 'perAddress'>,
): Promise<AccountResult | undefined> {
	const given = c.req.header(upstreamHeaders.clientAddress);
	if (!given) return undefined;
	const address = limitAddress(given);
	const allowances = [{ name: kind, ...limits.attempts.formPerAddress }, ...(perAddress ? [perAddress] : [])];
	const wait = await untilCounted(
		context,
		allowances.map(({ name, times, within }) => ({ key: `${name}:${address}`, times, within })),
	);
	return wait > 0 ? refuseUntil(wait) : undefined;
}

function respond(c: Context, given: AccountResult): Response {
	if (given.ok) return c.json(given.body);
	const { status, messages, fields, retryAfter } = given;
	if (retryAfter) c.header('Retry-After', String(retryAfter));
	return c.json({ messages, fields }, status);
}
