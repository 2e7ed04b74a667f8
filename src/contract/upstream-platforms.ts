import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { account, pendingFactor } from './endpoints/account.ts';
import { connectPlatform, listEntitlements, platformCallback } from './endpoints/platforms.ts';
import { locale, verification } from './fields.ts';
import { limits } from './limits.ts';
import { verificationCodes } from './verification-codes.ts';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.oauthValue));

const { platform } = connectPlatform.request.entries;

/** What a visit to a platform starts with (RFC 7636); the challenge is SHA-256 of the verifier, in base64url. */
const start = { state: text, code_challenge: text, redirect_uri: text };

/**
 * What functions ask of the account service where the player confirms by password or code that they want to link: the visit
 * itself starts by a GET, which carries no secrets.
 */
export const verify = endpoint({
	name: 'upstream.account.verify',
	method: 'POST',
	path: '/api/account/verify',
	summary:
		'Confirms by password or code that it is the player; sensitive changes of this session need no more for 10 minutes.',
	request: v.object(verification),
	data: v.null(),
	codes: [...verificationCodes, 'TERMS_NOT_LATEST'],
	policy: { auth: 'required', csrf: 'none', cache: 0 },
});

/** What functions ask of the account service before they lead to a platform: to sign in without a session, to link with one. */
export const startPlatform = endpoint({
	...connectPlatform,
	name: 'upstream.platform.connect',
	method: 'GET',
	summary: 'Where a visit to a platform starts.',
	request: v.object({ platform, ...start }),
	policy: { auth: 'optional', csrf: 'none', cache: 0 },
});

// The browser is led on, a service answers.
const { status: _, ...finish } = platformCallback;

/** What functions hand on when a visitor comes back; answered as a sign-in, or with no data once the platform is linked. */
export const finishPlatform = endpoint({
	...finish,
	name: 'upstream.platform.callback',
	method: 'POST',
	summary: 'Signs in or links with the code of a platform.',
	request: v.object({ platform, code: text, codeVerifier: text, redirectUri: text }),
	data: v.nullable(v.union([account, pendingFactor])),
	redirects: true,
	policy: { auth: 'optional', csrf: 'none', cache: 0 },
});

/** As for the browser, with the language of the page and what a visit would start with. */
export const claimEntitlements = endpoint({
	...listEntitlements,
	name: 'upstream.platform.entitlements',
	request: v.object({ platform: listEntitlements.request.entries.platform, locale, ...start }),
});
