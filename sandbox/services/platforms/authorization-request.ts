import * as v from 'valibot';
import type { Platform } from '#contract/platforms.ts';
import type { SandboxContext } from '../context.ts';
import { clientId, redirectUriOf } from './client.ts';

/** What a platform may be asked for: who somebody is, and what they own. */
export const scopes = ['identity', 'identity products'] as const;

const request = v.object({
	response_type: v.literal('code'),
	state: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
	code_challenge: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
	code_challenge_method: v.literal('S256'),
	scope: v.picklist(scopes),
});

/** An authorization request (RFC 6749, 4.1.1) with PKCE (RFC 7636), from our client alone. */
export type AuthorizationRequest = v.InferOutput<typeof request> & { redirectUri: string };

/** A request, or why there is none: one of a stranger, who is led nowhere, or one to lead back with an error. */
export type ReadRequest =
	| { kind: 'request'; request: AuthorizationRequest }
	| { kind: 'stranger' }
	| { kind: 'malformed'; redirectUri: string; state: string };

export function readRequest(
	values: URLSearchParams,
	platform: Platform,
	context: SandboxContext,
): ReadRequest {
	const redirectUri = redirectUriOf(platform, context);
	if (values.get('client_id') !== clientId || values.get('redirect_uri') !== redirectUri)
		return { kind: 'stranger' };
	const parsed = v.safeParse(request, Object.fromEntries(values));
	if (parsed.success) return { kind: 'request', request: { ...parsed.output, redirectUri } };
	return { kind: 'malformed', redirectUri, state: values.get('state') ?? '' };
}

/** The address that leads back, with what came of the request. */
export function wayBack(redirectUri: string, values: Record<string, string>): string {
	return `${redirectUri}?${new URLSearchParams(values)}`;
}
