import type { Endpoint, EndpointData } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { type Grant, upstreamHeaders } from '#contract/upstream.ts';
import { fillPath } from '#lib/url/fill-path.ts';
import type { Call, CallContext, Handler } from '../http/call.ts';
import type { Result } from '../http/result.ts';
import { readServiceResponse, type ServiceResponse } from './service-response.ts';
import { callUpstream, type UpstreamRequest } from './upstream.ts';

/** What a call to the account service is made with. */
export interface ServiceCall {
	endpoint: Endpoint;
	input: Record<string, unknown>;
	/** The token that stands for the visitor, if any. */
	bearer?: Grant | null;
}

function headersOf(context: CallContext, bearer: Grant | null | undefined): Record<string, string> {
	return {
		Accept: 'application/json',
		'Content-Type': 'application/json',
		[upstreamHeaders.requestId]: context.requestId,
		[upstreamHeaders.serviceKey]: context.config.ACCOUNT_SERVICE_KEY,
		...(context.userAgent ? { 'User-Agent': context.userAgent } : {}),
		...(context.clientAddress ? { [upstreamHeaders.clientAddress]: context.clientAddress } : {}),
		...(bearer ? { Authorization: `Bearer ${bearer.token}` } : {}),
		...(context.idempotencyKey ? { 'Idempotency-Key': context.idempotencyKey } : {}),
		...(context.hasPassedBotCheck ? { [upstreamHeaders.botCheck]: 'passed' } : {}),
	};
}

/** Puts an input where its endpoint carries it: in the path, then in the query or the body. */
function place({ path, method }: Endpoint, input: Record<string, unknown>): { url: string; body?: string } {
	const { path: filled, rest } = fillPath(path, input);
	if (method === 'POST') return { url: filled, body: JSON.stringify(rest) };
	const given = Object.entries(rest).filter(([, value]) => value !== undefined);
	const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
	return { url: query ? `${filled}?${query}` : filled };
}

function requestOf({ endpoint, input, bearer }: ServiceCall, context: CallContext): UpstreamRequest {
	const { url, ...body } = place(endpoint, input);
	return {
		service: 'account',
		method: endpoint.method,
		url: `${context.config.ACCOUNT_API_URL}${url}`,
		headers: headersOf(context, bearer),
		signal: context.signal,
		...(endpoint.produces ? { file: { type: endpoint.produces, most: limits.accountExport } } : {}),
		...body,
	};
}

/** Asks the account service for what an endpoint promises; a service that speaks differently is adapted here. */
export async function requestAccountService(
	call: ServiceCall,
	context: CallContext,
): Promise<ServiceResponse> {
	const result = await callUpstream(requestOf(call, context));
	context.upstream.push(result.ok ? result.status : result.failure);
	return readServiceResponse(call.endpoint, result, context.config.PLATFORM_ORIGINS);
}

/** The account service's answer to a call of the browser, made with the visitor's own token. */
export async function callAccountService<E extends Endpoint>(
	endpoint: E,
	call: Call<E>,
): Promise<ServiceResponse<EndpointData<E>>> {
	const bearer = endpoint.policy.auth === 'challenge' ? call.challenge : call.session;
	const service = { endpoint, input: call.input, bearer };
	return (await requestAccountService(service, call)) as ServiceResponse<EndpointData<E>>;
}

/** A handler that passes a call on and its answer back. */
export function proxied<E extends Endpoint>(endpoint: E): Handler<E> {
	return async (call): Promise<Result> => (await callAccountService(endpoint, call)).answer;
}
