import type { Endpoint } from '#contract/endpoint.ts';
import { upstreamHeaders } from '#contract/upstream.ts';
import { readServiceAnswer } from './account-answer.ts';
import { type Answer, fail } from './answer.ts';
import type { Call, CallContext, Handler } from './call.ts';
import { callUpstream, type UpstreamResult } from './upstream.ts';

const headersOf = ({ requestId, config, idempotencyKey }: CallContext): Record<string, string> => ({
	Accept: 'application/json',
	'Content-Type': 'application/json',
	Authorization: `Bearer ${config.CMS_TOKEN}`,
	[upstreamHeaders.requestId]: requestId,
	...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
});

/** A CMS that does not know our key refuses us, not the visitor. */
const refusesUs = (result: UpstreamResult) => result.ok && (result.status === 401 || result.status === 403);

async function send<E extends Endpoint>(endpoint: E, call: Call<E>): Promise<Answer> {
	const { captcha: _, ...body } = call.input as Record<string, unknown>;
	const result = await callUpstream({
		service: 'cms',
		method: 'POST',
		url: `${call.config.CMS_URL}${endpoint.path}`,
		headers: headersOf(call),
		body: JSON.stringify(body),
		signal: call.signal,
	});
	call.upstream.push(result.ok ? result.status : result.failure);
	return refusesUs(result) ? fail(502, 'INTERNAL_SERVER_ERROR') : readServiceAnswer(endpoint, result).answer;
}

/** A handler that hands what a visitor gave to the CMS, at the endpoint's own path there, without its bot-check token. */
export function sentToCms<E extends Endpoint>(endpoint: E): Handler<E> {
	return (call) => send(endpoint, call);
}
