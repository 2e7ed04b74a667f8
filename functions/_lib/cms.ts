import * as v from 'valibot';
import { upstreamHeaders } from '#contract/upstream.ts';
import { type Answer, type Failure, fail, ok } from './answer.ts';
import type { CallContext } from './call.ts';
import { unavailable } from './unavailable.ts';
import { callUpstream, type UpstreamResult } from './upstream.ts';

/** A read of the CMS: a path below its base, and a query in which undefined stands for nothing and a list for several. */
export interface CmsQuestion {
	path: string;
	query: Record<string, string | number | readonly string[] | undefined> & { locale: string };
}

/** The part of a call that reading takes. */
export type Reading = Pick<CallContext, 'config' | 'requestId' | 'signal' | 'upstream'>;

type CmsAnswer = { ok: true; body: unknown } | { ok: false; failure: Failure };
type Schema<T> = v.GenericSchema<unknown, T>;

const malformed = fail(502, 'INTERNAL_SERVER_ERROR');

function failureOf(result: UpstreamResult): Failure | undefined {
	if (!result.ok) return unavailable(result.failure);
	if (result.status === 200) return undefined;
	if (result.status === 404) return fail(404, 'NOT_FOUND');
	return result.status >= 500 ? fail(503, 'SERVICE_TEMPORARILY_UNAVAILABLE') : malformed;
}

const unwrap = (body: unknown) =>
	typeof body === 'object' && body !== null && 'data' in body ? body.data : body;

async function ask({ path, query }: CmsQuestion, call: Reading): Promise<CmsAnswer> {
	const url = new URL(call.config.CMS_URL + path);
	for (const [name, value] of Object.entries(query))
		for (const one of [value ?? []].flat()) url.searchParams.append(name, String(one));
	const result = await callUpstream({
		service: 'cms',
		method: 'GET',
		url: url.href,
		headers: { Accept: 'application/json', [upstreamHeaders.requestId]: call.requestId },
		signal: call.signal,
	});
	call.upstream.push(result.ok ? result.status : result.failure);
	const failure = failureOf(result);
	if (failure || !result.ok) return { ok: false, failure: failure ?? malformed };
	return { ok: true, body: unwrap(result.body) };
}

const isDraft = (entry: unknown) => (Object(entry) as { draft?: unknown }).draft === true;

/** One entry of the CMS, parsed. */
export async function loadEntry<T>(
	question: CmsQuestion,
	schema: Schema<T>,
	call: Reading,
): Promise<Answer<T>> {
	const answer = await ask(question, call);
	if (!answer.ok) return answer.failure;
	if (isDraft(answer.body)) return fail(404, 'NOT_FOUND');
	const parsed = v.safeParse(schema, answer.body, { lang: question.query.locale });
	return parsed.success ? ok(parsed.output) : malformed;
}

/** Entries of the CMS, parsed; drafts and what cannot be read are left out. */
export async function loadEntries<T>(
	question: CmsQuestion,
	schema: Schema<T>,
	call: Reading,
): Promise<Answer<T[]>> {
	const answer = await ask(question, call);
	if (!answer.ok) return answer.failure;
	if (!Array.isArray(answer.body)) return malformed;
	const parsed = answer.body
		.filter((entry) => !isDraft(entry))
		.map((entry) => v.safeParse(schema, entry, { lang: question.query.locale }));
	return ok(parsed.flatMap((result) => (result.success ? [result.output] : [])));
}
