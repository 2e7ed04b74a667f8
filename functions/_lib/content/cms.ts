import * as v from 'valibot';
import { CmsError, MissingError } from '#cms/error.ts';
import { type FetchContent, loadSource, type Query } from '#cms/source.ts';
import { source as service } from '#cms/sources/rest.ts';
import { takesSubmissions } from '#contract/config.ts';
import type { Locale } from '#contract/locales.ts';
import { upstreamHeaders } from '#contract/upstream.ts';
import type { CallContext } from '../http/call.ts';
import { type Failure, fail, ok, type Result } from '../http/result.ts';
import { callUpstream, type UpstreamResult, unavailable } from '../upstream/upstream.ts';

/** A read of the CMS: a path of the spec and what narrows its answer down. */
export interface CmsRequest {
	path: string;
	query: Query & { locale: Locale };
	/** About what visitors sent: their service answers, wherever content comes from. */
	isSubmission?: true;
}

/** The part of a call that reading takes. */
export type ReadContext = Pick<CallContext, 'config' | 'requestId' | 'signal' | 'upstream'>;

type CmsAnswer = { ok: true; body: unknown } | { ok: false; failure: Failure };
type Schema<T> = v.GenericSchema<unknown, T>;

const malformed = fail(502, 'INTERNAL_SERVER_ERROR');

function failureOf(result: UpstreamResult): Failure | undefined {
	if (!result.ok) return unavailable(result.failure);
	if (result.status === 200) return undefined;
	if (result.status === 404 || result.status === 410) return fail(404, 'NOT_FOUND');
	return result.status >= 500 ? fail(503, 'SERVICE_TEMPORARILY_UNAVAILABLE') : malformed;
}

/** Why a read came to nothing. */
class ReadError extends Error {
	readonly failure: Failure;

	constructor(failure: Failure) {
		super('the CMS could not be read');
		this.failure = failure;
	}
}

/** Reads for a visitor, who waits: one retry, a time limit, a breaker. */
const readFor =
	(call: ReadContext): FetchContent =>
	async (url, headers) => {
		const result = await callUpstream({
			service: 'cms',
			method: 'GET',
			url,
			headers: { Accept: 'application/json', ...headers, [upstreamHeaders.requestId]: call.requestId },
			signal: call.signal,
			mayBeMissing: true,
		});
		call.upstream.push(result.ok ? result.status : result.failure);
		const failure = failureOf(result);
		if (failure || !result.ok) throw new ReadError(failure ?? malformed);
		return result.body;
	};

function toFailure(error: unknown): Failure {
	if (error instanceof ReadError) return error.failure;
	if (error instanceof MissingError) return fail(404, 'NOT_FOUND');
	if (error instanceof CmsError) return malformed;
	throw error;
}

async function requestContent(
	kind: 'one' | 'list',
	{ path, query: { locale, ...query }, isSubmission }: CmsRequest,
	call: ReadContext,
): Promise<CmsAnswer> {
	if (isSubmission && !takesSubmissions(call.config))
		return { ok: false, failure: fail(503, 'SERVICE_TEMPORARILY_UNAVAILABLE') };
	try {
		const source = isSubmission ? service : await loadSource();
		const answer = await source[kind]({ collection: path, path, locale, query }, readFor(call));
		return { ok: true, body: answer.body };
	} catch (error) {
		return { ok: false, failure: toFailure(error) };
	}
}

const isDraft = (entry: unknown) => (Object(entry) as { draft?: unknown }).draft === true;

/** One entry of the CMS, parsed. */
export async function fetchEntry<T>(
	request: CmsRequest,
	schema: Schema<T>,
	call: ReadContext,
): Promise<Result<T>> {
	const answer = await requestContent('one', request, call);
	if (!answer.ok) return answer.failure;
	if (isDraft(answer.body)) return fail(404, 'NOT_FOUND');
	const parsed = v.safeParse(schema, answer.body, { lang: request.query.locale });
	return parsed.success ? ok(parsed.output) : malformed;
}

/** Entries of the CMS, parsed; drafts and what cannot be read are left out. */
export async function fetchEntries<T>(
	request: CmsRequest,
	schema: Schema<T>,
	call: ReadContext,
): Promise<Result<T[]>> {
	const answer = await requestContent('list', request, call);
	if (!answer.ok) return answer.failure;
	if (!Array.isArray(answer.body)) return malformed;
	const parsed = answer.body
		.filter((entry) => !isDraft(entry))
		.map((entry) => v.safeParse(schema, entry, { lang: request.query.locale }));
	return ok(parsed.flatMap((result) => (result.success ? [result.output] : [])));
}
