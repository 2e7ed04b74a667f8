import * as v from 'valibot';
import type { Platform } from '#contract/platforms.ts';
import type { SandboxContext } from '../context.ts';
import { clientId, redirectUriOf } from './client.ts';

/** What each platform may be asked for: who somebody is, and at some what they own. */
const scopes: Partial<Record<Platform, readonly string[]>> = {
	galaxy: ['openid'],
	psn: ['identity', 'identity products'],
	xbox: ['XboxLive.signin', 'XboxLive.signin products'],
	twitch: ['openid'],
};

const request = v.object({
	response_type: v.literal('code'),
	state: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
	code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
	code_challenge_method: v.literal('S256'),
	scope: v.string(),
	nonce: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

/** An authorization request (RFC 6749, 4.1.1) with PKCE (RFC 7636), from our client alone. */
export type AuthorizationRequest = v.InferOutput<typeof request> & { redirectUri: string };

/** A request, or why there is none: one of a stranger, who is led nowhere, or one to lead back with an error. */
export type ReadRequest<Request> =
	| { kind: 'request'; request: Request }
	| { kind: 'stranger' }
	| { kind: 'malformed'; redirectUri: string; state: string };

export function readRequest(
	values: URLSearchParams,
	platform: Platform,
	context: SandboxContext,
): ReadRequest<AuthorizationRequest> {
	const redirectUri = redirectUriOf(platform, context);
	if (values.get('client_id') !== clientId || values.get('redirect_uri') !== redirectUri)
		return { kind: 'stranger' };
	const parsed = v.safeParse(request, Object.fromEntries(values));
	if (parsed.success && scopes[platform]?.includes(parsed.output.scope))
		return { kind: 'request', request: { ...parsed.output, redirectUri } };
	return { kind: 'malformed', redirectUri, state: values.get('state') ?? '' };
}

/** The address that leads back, with what came of the request. */
export function wayBack(redirectUri: string, values: Record<string, string>): string {
	const url = new URL(redirectUri);
	for (const [name, value] of Object.entries(values)) url.searchParams.append(name, value);
	return url.href;
}
