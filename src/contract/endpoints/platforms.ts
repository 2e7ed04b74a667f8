import * as v from 'valibot';
import { verification } from '../account-fields.ts';
import { verificationCodes } from '../codes.ts';
import { endpoint, type Policy } from '../endpoint.ts';
import { locale } from '../fields.ts';
import { limits } from '../limits.ts';
import { entitlementPlatforms, platforms, signInPlatforms } from '../platforms.ts';
import { account, pendingFactor } from './account.ts';

const unsupported = 'msg.UNSUPPORTED_PLATFORM';
const platform = v.picklist(platforms, unsupported);
const done = v.null();
const write: Policy = { auth: 'required', csrf: 'same-origin', cache: 0 };

/** Where the visitor comes back to: the language of the page, and its path, which is dropped unless it is one of ours. */
const wayBack = {
	locale: v.optional(locale),
	redirect: v.optional(v.pipe(v.string(), v.maxLength(limits.returnPath, 'field.choice'))),
};

export const signInWithPlatform = endpoint({
	name: 'account.platform.login',
	method: 'POST',
	path: '/api/account/:platform/login',
	summary:
		'Starts a sign-in at a platform: the redirect leads there, and the platform leads to the callback.',
	request: v.object({ platform: v.picklist(signInPlatforms, unsupported), ...wayBack }),
	data: done,
	redirects: 'platform',
	codes: ['UNSUPPORTED_PLATFORM', 'ACCOUNT_LINK_ERROR'],
	policy: { ...write, auth: 'optional' },
});

const connect = {
	path: '/api/account/:platform/connect',
	request: v.object({ platform, ...wayBack }),
	data: done,
	redirects: 'platform',
	codes: [
		'UNSUPPORTED_PLATFORM',
		'PLATFORM_ALREADY_LINKED',
		...verificationCodes,
		'TERMS_NOT_LATEST',
		'ACCOUNT_LINK_ERROR',
	],
	policy: write,
} as const;

export const connectPlatform = endpoint({
	...connect,
	name: 'account.platform.connect',
	method: 'POST',
	summary:
		'Starts linking a platform, once it is verified who asks: the redirect leads there, and the callback to /account/connected or the given path.',
	request: v.object({ ...connect.request.entries, ...v.partial(v.object(verification)).entries }),
});

export const connectPlatformByGet = endpoint({
	...connect,
	name: 'account.platform.connect.get',
	method: 'GET',
	summary:
		'The same as POST within 10 minutes of a verification, for scripts of the site only: it is refused as a navigation.',
});

const disconnect = {
	path: '/api/account/:platform/disconnect',
	request: v.object({ platform }),
	data: done,
	codes: ['UNSUPPORTED_PLATFORM', 'PLATFORM_NOT_LINKED', 'TERMS_NOT_LATEST', 'ACCOUNT_UNLINK_ERROR'],
	policy: write,
} as const;

export const disconnectPlatform = endpoint({
	...disconnect,
	name: 'account.platform.disconnect',
	method: 'POST',
	summary: 'Unlinks a platform.',
});

export const disconnectPlatformByGet = endpoint({
	...disconnect,
	name: 'account.platform.disconnect.get',
	method: 'GET',
	summary: 'The same as POST, for scripts of the site only: it is refused as a navigation.',
});

const oauthValue = v.optional(v.pipe(v.string(), v.maxLength(limits.oauthValue, 'field.choice')));

/** What Steam appends to the address that leads back (OpenID 2.0, 10.1), each with `openid.` before it. */
const assertionFields = [
	...(['ns', 'mode', 'op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce'] as const),
	...(['assoc_handle', 'invalidate_handle', 'signed', 'sig'] as const),
] as const;

/** The names of these fields in a query. */
export const assertionNames = assertionFields.map((name) => `openid.${name}` as const);

export const platformCallback = endpoint({
	name: 'account.platform.callback',
	method: 'GET',
	path: '/api/account/:platform/callback',
	summary:
		'Where a platform leads the browser back to. It signs in or links, and leads on; why it could not stands in the cookie `flash`.',
	request: v.object({
		platform,
		code: oauthValue,
		state: oauthValue,
		error: oauthValue,
		/** Who has issued the code (RFC 9207). */
		iss: oauthValue,
		...v.entriesFromList(assertionNames, oauthValue),
	}),
	data: done,
	status: 302,
	codes: [
		'UNSUPPORTED_PLATFORM',
		'OAUTH_AUTHENTICATION_ERROR',
		'PLATFORM_NOT_LINKED',
		'PLATFORM_ALREADY_LINKED',
		'PLATFORM_ID_IN_USE',
		'EMAIL_NOT_VERIFIED',
		'XBOX_PROFILE_MISSING',
		'XBOX_CHILD_ACCOUNT',
		'XBOX_ACCOUNT_RESTRICTED',
		'ACCOUNT_LINK_ERROR',
	],
	policy: { auth: 'optional', csrf: 'state', cache: 0 },
});

/** Something that owning a game on a platform brings to the account. */
export const entitlement = v.object({
	id: v.string(),
	name: v.string(),
	image: v.object({
		url: v.pipe(v.string(), v.regex(/^https?:\/\//)),
		alt: v.string(),
		width: v.number(),
		height: v.number(),
	}),
	/** Whether the account has it. */
	claimed: v.boolean(),
});
export type Entitlement = v.InferOutput<typeof entitlement>;

export const listEntitlements = endpoint({
	name: 'account.platform.entitlements',
	method: 'POST',
	path: '/api/account/:platform/entitlements',
	summary:
		'Claims what the player owns on a platform and lists what there is; redirects to the platform where it asks the player first.',
	request: v.object({
		platform: v.picklist(entitlementPlatforms, unsupported),
		...wayBack,
		/** As OpenID Connect means it: nobody is to be asked. A redirect then only says that the platform would ask. */
		prompt: v.optional(v.literal('none', 'field.choice')),
	}),
	data: v.array(entitlement),
	redirects: 'platform',
	codes: ['UNSUPPORTED_PLATFORM', 'PLATFORM_NOT_LINKED', 'TERMS_NOT_LATEST', 'ACCOUNT_LINK_ERROR'],
	policy: write,
});

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.oauthValue));

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
	request: v.object({
		platform,
		/** An authorization code, or of Steam the assertion of OpenID 2.0 as a query. */
		code: text,
		codeVerifier: text,
		redirectUri: text,
		/** Who says to have issued the code (RFC 9207), where the platform says that. */
		iss: v.optional(text),
	}),
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
