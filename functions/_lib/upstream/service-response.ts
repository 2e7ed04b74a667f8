import * as v from 'valibot';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Grant, grants } from '#contract/upstream.ts';
import { ownPath } from '#lib/url/own-path.ts';
import { fail, file, ok, type Result, redirect } from '../http/result.ts';
import { genericCode, readRefusal } from './service-refusal.ts';
import { type UpstreamResult, unavailable } from './upstream.ts';

/** What a service decided, with the tokens that a sign-in adds. */
export interface ServiceResponse<Data = unknown> {
	answer: Result<Data>;
	session?: Grant | undefined;
	challenge?: Grant | undefined;
}

const success = v.object({
	...grants.entries,
	status: v.optional(v.literal(true)),
	redirect: v.optional(v.string()),
	data: v.optional(v.unknown(), null),
});
type Success = v.InferOutput<typeof success>;

const malformed = fail(502, 'INTERNAL_SERVER_ERROR');

/** An endpoint with the origins of platforms that its answer may lead to. */
interface Asked {
	endpoint: Endpoint;
	platformOrigins: readonly string[];
}

function judge(address: string, { endpoint, platformOrigins }: Asked): string | undefined {
	if (endpoint.redirects === 'platform') return platformAddress(address, platformOrigins);
	return endpoint.redirects ? ownPath(address) : undefined;
}

function readRedirect(asked: Asked, address: string, data: unknown): Result {
	const { endpoint } = asked;
	const to = judge(address, asked);
	if (to === undefined) return fail(502, genericCode(endpoint));
	if (data === null) return redirect(to);
	const parsed = v.safeParse(endpoint.data, data);
	return parsed.success ? redirect(to, { data: parsed.output }) : malformed;
}

function readData(endpoint: Endpoint, body: Success): Result {
	const parsed = v.safeParse(endpoint.data, body.data);
	return body.status && parsed.success ? ok(parsed.output) : malformed;
}

function readSuccess(asked: Asked, body: unknown): ServiceResponse {
	if (body instanceof Uint8Array) return { answer: file(Uint8Array.from(body)) };
	const parsed = v.safeParse(success, body);
	if (!parsed.success) return { answer: malformed };
	const { redirect: to, data, session, challenge } = parsed.output;
	const answer = to === undefined ? readData(asked.endpoint, parsed.output) : readRedirect(asked, to, data);
	return { answer, session, challenge };
}

/** Reads what came back for an endpoint; nothing of it is passed on unparsed. */
export function readServiceResponse(
	endpoint: Endpoint,
	result: UpstreamResult,
	platformOrigins: readonly string[] = [],
): ServiceResponse {
	if (!result.ok) return { answer: unavailable(result.failure) };
	if (result.status >= 200 && result.status < 300)
		return readSuccess({ endpoint, platformOrigins }, result.body);
	return { answer: readRefusal(endpoint, result) };
}

/** An address at one of the given origins, normalised; undefined for any other, and for one that names a user. */
function platformAddress(text: string, origins: readonly string[]): string | undefined {
	if (!URL.canParse(text)) return undefined;
	const { origin, username, password, href } = new URL(text);
	return origins.includes(origin) && username === '' && password === '' ? href : undefined;
}
