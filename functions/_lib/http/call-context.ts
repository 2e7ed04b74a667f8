import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { cookies } from '#contract/cookies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { partsAt } from '#contract/parts.ts';
import { readCookie } from '../session/cookie-header.ts';
import { noIdentity, readIdentity } from '../session/session.ts';
import type { CallContext } from './call.ts';
import { getConfig, requireConfig } from './env.ts';
import { getDeployContext } from './preview-env.ts';

/** A request on its way through serve(). */
export interface IncomingRequest {
	request: Request;
	context: Context;
	requestId: string;
	signal: AbortSignal;
	upstream: (string | number)[];
}

/** The platform's own request id, or one of ours; never one that a visitor sent. */
export function getRequestId(context: Context): string {
	return /^[\w-]{8,64}$/.test(context.requestId ?? '') ? context.requestId : randomUUID();
}

function voterOf({ headers }: Request): string | undefined {
	const voter = readCookie(headers.get('Cookie'), cookies.voter);
	return voter && /^[\w-]{16,64}$/.test(voter) ? voter : undefined;
}

function idempotencyKeyOf(request: Request, endpoint: Endpoint): string | null {
	const key = request.headers.get('Idempotency-Key') ?? '';
	return endpoint.policy.creates && /^[\w-]{8,128}$/.test(key) ? key : null;
}

/** Reads configuration and cookies for a call; `stale` removes cookies that do not hold. */
export async function createContext(
	{ request, context, requestId, signal, upstream }: IncomingRequest,
	endpoint: Endpoint,
): Promise<CallContext & { stale: readonly string[] }> {
	const deployContext = getDeployContext(context);
	const config = getConfig(context);
	requireConfig(partsAt(endpoint.path), config);
	const ring = {
		get keys() {
			return config.SESSION_KEYS;
		},
		deployContext,
	};
	const isAnybody = endpoint.policy.auth === 'none' || endpoint.policy.auth === 'link';
	const identity = isAnybody ? noIdentity : await readIdentity(request, ring);
	return {
		...identity,
		requestId,
		signal,
		upstream,
		config,
		ring,
		clientAddress: context.ip,
		siteId: context.site?.id ?? '',
		deployId: context.deploy?.id ?? '',
		userAgent: (request.headers.get('User-Agent') ?? '').slice(0, 256),
		idempotencyKey: idempotencyKeyOf(request, endpoint),
		voter: voterOf(request),
		hasPassedBotCheck: false,
	};
}
