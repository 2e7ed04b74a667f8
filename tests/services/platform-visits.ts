import { createHash, randomBytes } from 'node:crypto';
import type { Platform } from '#contract/platforms.ts';
import { get, passwords, post, type Reply, sessionOf } from './account-client.ts';
import { control, siteUrl } from './own-services.ts';

/** What a call comes to, for `refusal` and `away`. */
export const outcome = ({ status, body }: Reply) => [status, body.messages];
/** Of a platform that does not vouch for the visitor. */
export const refusal = [422, ['OAUTH_AUTHENTICATION_ERROR']];
/** Of a platform that fails. */
export const away = [503, ['SERVICE_TEMPORARILY_UNAVAILABLE']];

/** A session of pavel that may make sensitive changes, such as to link a platform. */
export async function verified(): Promise<string> {
	const bearer = await sessionOf('pavel');
	await post('verify', { password: passwords.pavel, code: '' }, { bearer });
	return bearer;
}

/** A visit to a platform as the functions begin it. */
export interface Begun {
	platform: Platform;
	verifier: string;
	challenge: string;
	redirectUri: string;
	reply: Reply;
	/** Where the browser is led. */
	address: URL;
}

interface Start {
	bearer?: string | undefined;
	/** Of another site, where somebody tries that. */
	site?: string;
}

/** Begins a visit: to link with a bearer, to sign in without. */
export async function begin(platform: Platform, { bearer, site = siteUrl }: Start = {}): Promise<Begun> {
	const verifier = randomBytes(32).toString('base64url');
	const challenge = createHash('sha256').update(verifier).digest('base64url');
	const redirectUri = `${site}/api/account/${platform}/callback`;
	const query = new URLSearchParams({
		...{ state: 'a state', code_challenge: challenge, redirect_uri: redirectUri },
	});
	const reply = await get(`${platform}/connect?${query}`, bearer);
	const address = new URL(reply.body.redirect ?? 'about:blank');
	return { platform, verifier, challenge, redirectUri, reply, address };
}

/** Answers the platform's question; gives what it appends to the address that leads back. */
export async function allowAt(address: URL, name: string): Promise<URLSearchParams> {
	const identity = await identityAt(address, name);
	const body = new URLSearchParams([
		...address.searchParams,
		...Object.entries({ decision: 'allow', identity, name: identity === 'new' ? name : '' }),
	]);
	const response = await fetch(address, { method: 'POST', body, redirect: 'manual' });
	if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
	return new URL(response.headers.get('Location') ?? '').searchParams;
}

/** The id under which the page offers a name, or that it is somebody new. */
async function identityAt(address: URL, name: string): Promise<string> {
	const page = await (await fetch(address)).text();
	const offered = [...page.matchAll(/value="(\d+)"[^>]*> ([^<]+)</g)];
	return offered.find(([, , shown]) => shown === name)?.[1] ?? 'new';
}

/** What a function hands on of the way back. */
export function codeOf(back: URLSearchParams): string {
	const fields = [...back].filter(([name]) => name.startsWith('openid.'));
	return back.get('code') ?? String(new URLSearchParams(fields));
}

interface Finish {
	code: string;
	bearer?: string | undefined;
	iss?: string;
}

/** Ends a visit as the functions do. */
export function finish(
	{ platform, verifier, redirectUri }: Begun,
	{ code, bearer, ...more }: Finish,
): Promise<Reply> {
	return post(`${platform}/callback`, { code, codeVerifier: verifier, redirectUri, ...more }, { bearer });
}

/** A whole visit. */
export async function visit(platform: Platform, name: string, bearer?: string): Promise<Reply> {
	const begun = await begin(platform, { bearer });
	return finish(begun, { code: codeOf(await allowAt(begun.address, name)), bearer });
}

/** Has the played platforms fail, or answer with a text, at an address. */
export const failAt = (path: string, mode: string, more: { body?: string; times?: number } = {}) =>
	control('POST', 'faults', [{ service: 'platforms', path, mode, ...more }]);
