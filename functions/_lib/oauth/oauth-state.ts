import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { cookies } from '#contract/cookies.ts';
import { limits } from '#contract/limits.ts';
import { locales } from '#contract/locales.ts';
import { type Platform, platforms } from '#contract/platforms.ts';
import type { Grant } from '#contract/upstream.ts';
import { ownPath } from '#lib/url/own-path.ts';
import { setCookie } from '../session/cookie-header.ts';
import { type KeyRing, seal } from '../session/seal.ts';

const visit = v.object({
	platform: v.picklist(platforms),
	purpose: v.picklist(['sign-in', 'link']),
	state: v.string(),
	verifier: v.string(),
	locale: v.picklist(locales),
	/** The path that was asked for; whether it is one without its language is not yet judged. */
	redirect: v.optional(v.string()),
});

/** A visitor's way to a platform and back: what the way back is compared with, and where it leads. */
export type OAuthState = v.InferOutput<typeof visit>;

const createSecret = () => randomBytes(32).toString('base64url');

/** In ASCII, as it is sealed; one that is too long then leads nowhere. */
function wayBack(asked: string | undefined): string | undefined {
	const path = ownPath(asked);
	return path && path.length <= limits.returnPath ? path : undefined;
}

/** Starts a visit with a state and a PKCE verifier of 256 bits each. */
export function createOAuthState(start: Omit<OAuthState, 'state' | 'verifier'>): OAuthState {
	return { ...start, redirect: wayBack(start.redirect), state: createSecret(), verifier: createSecret() };
}

/** The verifier's S256 challenge (RFC 7636). */
export function createCodeChallenge({ verifier }: OAuthState): string {
	return createHash('sha256').update(verifier).digest('base64url');
}

/** The address that a platform leads back to. */
export function getCallbackUrl(platform: Platform, siteUrl: string): string {
	return `${siteUrl}/api/account/${platform}/callback`;
}

/** The cookie that keeps a visit; the account service judges how long it holds. */
export async function setOAuthState(started: OAuthState, ring: KeyRing): Promise<string> {
	const expire = new Date(Date.now() + limits.lifetime.oauth * 1000).toISOString();
	return setCookie(cookies.oauth, await seal({ token: JSON.stringify(started), expire }, 'oauth', ring));
}

/** The visit that an opened cookie keeps. */
export function readOAuthState(grant: Grant | null): OAuthState | undefined {
	return grant ? v.parse(visit, JSON.parse(grant.token)) : undefined;
}
