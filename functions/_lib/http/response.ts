import type { Endpoint } from '#contract/endpoint.ts';
import { cdnCacheHeaders } from '../content/cdn-cache.ts';
import type { FileResult, Navigation, Result } from './result.ts';
import { securityHeaders } from './security-headers.ts';

const queryNames = ({ path, request }: Endpoint) =>
	Object.keys(request.entries ?? {}).filter((name) => !path.includes(`:${name}`));

function publicCache(endpoint: Endpoint, seconds: number): Record<string, string> {
	const names = queryNames(endpoint);
	return {
		'Cache-Control': `public, max-age=${seconds}`,
		...cdnCacheHeaders(seconds),
		...(names.length > 0 ? { 'Netlify-Vary': `query=${names.join('|')}` } : {}),
	};
}

/** Who may keep an answer: nobody, unless it is the public success of a call whose policy allows it. */
function cacheHeaders(endpoint: Endpoint | undefined, status: number): Record<string, string> {
	const isPublic = endpoint?.policy.auth === 'none' && endpoint.method === 'GET';
	if (isPublic && status === 200 && endpoint.policy.cache > 0)
		return publicCache(endpoint, endpoint.policy.cache);
	return { 'Cache-Control': 'no-store', ...(isPublic ? {} : { Vary: 'Cookie' }) };
}

/** What a response needs to know beyond its answer. */
export interface ResponseContext {
	requestId: string;
	endpoint?: Endpoint | undefined;
	method: string;
}

/** The status that an answer leaves with. */
export function getStatus(answer: Result, endpoint: Endpoint | undefined): number {
	return answer.kind === 'failed' ? answer.status : (endpoint?.status ?? 200);
}

function jsonOf(answer: Exclude<Result, FileResult | Navigation>, requestId: string): unknown {
	if (answer.kind === 'ok') return { status: true, data: answer.data };
	if (answer.kind === 'redirect') return { redirect: answer.to, data: answer.data };
	return { messages: answer.codes, fields: answer.fields, requestId };
}

const typeOf = (answer: Result, endpoint: Endpoint | undefined) =>
	(answer.kind === 'produced' && endpoint?.produces) || 'application/json; charset=utf-8';

function bodyOf(answer: Result, requestId: string): FileResult['body'] | null {
	if (answer.kind === 'navigate') return null;
	return answer.kind === 'produced' ? answer.body : JSON.stringify(jsonOf(answer, requestId));
}

/** Turns an answer into the response that leaves the function, with every header that it needs. */
export function toResponse(answer: Result, { requestId, endpoint, method }: ResponseContext): Response {
	const status = getStatus(answer, endpoint);
	const headers = {
		'Content-Type': typeOf(answer, endpoint),
		...securityHeaders,
		...cacheHeaders(endpoint, status),
		'X-Request-Id': requestId,
		...answer.headers,
	};
	const body = method === 'HEAD' ? null : bodyOf(answer, requestId);
	const response = new Response(body, { status, headers });
	for (const cookie of answer.cookies ?? []) response.headers.append('Set-Cookie', cookie);
	return response;
}
