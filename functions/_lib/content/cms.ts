import * as v from 'valibot';
import { CmsError, MissingError } from '#cms/error.ts';
import { findHeldBack, withoutHeldParts } from '#cms/held-back.ts';
import { isFromBoard } from '#cms/job-source.ts';
import { type FetchContent, loadSource, type Query } from '#cms/source.ts';
import { source as service } from '#cms/sources/rest.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { upstreamHeaders } from '#contract/upstream.ts';
import type { CallContext } from '../http/call.ts';
import { type Failure, fail, type Ok, ok, type Result } from '../http/result.ts';
import { submissionsService } from '../upstream/cms-service.ts';
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

/** How much is read of an answer: an ATS gives all of its jobs at once. */
const mostRead = { cms: limits.upstreamBody, submissions: limits.upstreamBody, ats: limits.boardBody };

/** Reads for a visitor, who waits: one retry, a time limit, a breaker. */
const readFor =
	(call: ReadContext, service: keyof typeof mostRead = 'cms'): FetchContent =>
	async (url, headers) => {
		const result = await callUpstream({
			service,
			method: 'GET',
			url,
			headers: { Accept: 'application/json', ...headers, [upstreamHeaders.requestId]: call.requestId },
			signal: call.signal,
			mayBeMissing: true,
			most: mostRead[service],
		});
		call.upstream.push(result.ok ? result.status : result.failure);
		if (result.ok && (result.status === 404 || result.status === 410))
			throw new MissingError('answer', url, `answered ${result.status}`);
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
	try {
		const asked = { collection: path, path, locale, query };
		const answer = isSubmission
			? await service[kind](
					{ ...asked, base: call.config.SUBMISSIONS_URL },
					readFor(call, submissionsService(call)),
				)
			: await (await loadSource())[kind](asked, readFor(call, isFromBoard(path) ? 'ats' : 'cms'));
		return { ok: true, body: answer.body };
	} catch (error) {
		return { ok: false, failure: toFailure(error) };
	}
}

/** Neither a draft nor held back until a day to come. */
const isShown = (entry: unknown, path: string) =>
	(Object(entry) as { draft?: unknown }).draft !== true && !findHeldBack(path, entry);

const parse = <T>(schema: Schema<T>, entry: unknown, { query }: CmsRequest) =>
	v.safeParse(schema, withoutHeldParts(entry), { lang: query.locale });

/** One entry of the CMS, parsed. */
export async function fetchEntry<T>(
	request: CmsRequest,
	schema: Schema<T>,
	call: ReadContext,
): Promise<Result<T>> {
	const answer = await requestContent('one', request, call);
	if (!answer.ok) return answer.failure;
	if (!isShown(answer.body, request.path)) return fail(404, 'NOT_FOUND');
	const parsed = parse(schema, answer.body, request);
	return parsed.success ? ok(parsed.output) : malformed;
}

/** How often a list is asked for more, in the place of entries that are held back: the newest are, and come first. */
const mostPages = 3;

/** The entries that may be shown, as many as were asked for where there are so many. */
async function readShown(request: CmsRequest, call: ReadContext): Promise<Ok<unknown[]> | Failure> {
	const { path, query } = request;
	const limit = Number(query.limit);
	const shown: unknown[] = [];
	for (let page = 0; page < mostPages; page += 1) {
		const start = page === 0 ? query.start : page * limit;
		const answer = await requestContent('list', { ...request, query: { ...query, start } }, call);
		if (!answer.ok) return answer.failure;
		if (!Array.isArray(answer.body)) return malformed;
		const found = answer.body.filter((entry) => isShown(entry, path));
		shown.push(...found);
		const isWhole = answer.body.length !== limit || found.length === limit;
		if (query.start !== undefined || isWhole || shown.length >= limit) break;
	}
	return ok(Number.isNaN(limit) ? shown : shown.slice(0, Math.max(limit, 0)));
}

/** Entries of the CMS, parsed; drafts, what is held back and what cannot be read are left out. */
export async function fetchEntries<T>(
	request: CmsRequest,
	schema: Schema<T>,
	call: ReadContext,
): Promise<Result<T[]>> {
	const shown = await readShown(request, call);
	if (shown.kind !== 'ok') return shown;
	const parsed = shown.data.map((entry) => parse(schema, entry, request));
	return ok(parsed.flatMap((result) => (result.success ? [result.output] : [])));
}
