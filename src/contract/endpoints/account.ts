import * as v from 'valibot';
import {
	code,
	country,
	identifier,
	leavesOutUsername,
	newPassword,
	presentPassword,
	username,
} from '../account-fields.ts';
import { dateOfBirth } from '../date-of-birth.ts';
import { endpoint, type Policy } from '../endpoint.ts';
import { captcha, email, locale, ticked, token } from '../fields.ts';
import { platforms } from '../platforms.ts';

const nothing = v.object({});
const done = v.null();
const write: Policy = { auth: 'none', csrf: 'same-origin', cache: 0 };

/** The signed-in player as every island sees them. */
export const user = v.object({
	username: v.string(),
	/** The address that counts: what the player signs in with, and what mails go to. */
	email: v.string(),
	emailVerified: v.boolean(),
	/** A new address that waits to be confirmed; `expired` once the link in its mail no longer works. */
	pendingEmail: v.optional(v.nullable(v.object({ email: v.string(), expired: v.boolean() })), null),
	displayName: v.string(),
	country: v.string(),
	locale,
	/** All but the last digits hidden; null without a phone. */
	phoneMasked: v.nullable(v.string()),
	mfa: v.nullable(v.picklist(['sms', 'totp'])),
	/** How many passkeys the player has; null where the service knows none. */
	passkeys: v.optional(v.nullable(v.number()), null),
	recoveryCodesLeft: v.number(),
	termsVersion: v.number(),
	newsletter: v.boolean(),
	platforms: v.array(
		v.object({ platform: v.picklist(platforms), linked: v.boolean(), name: v.nullable(v.string()) }),
	),
});
export type User = v.InferOutput<typeof user>;

/** A signed-in player and the end of their session as ISO 8601. */
export const account = v.object({ user, expire: v.string() });
export type Account = v.InferOutput<typeof account>;

/** The MFA method that a sign-in waits for, and whether a passkey of the player will do, too. */
export const pendingFactor = v.object({
	mfa: v.picklist(['sms', 'totp']),
	passkey: v.optional(v.boolean()),
});
export type PendingSignIn = v.InferOutput<typeof pendingFactor>;

export const profile = endpoint({
	name: 'account.profile',
	method: 'GET',
	path: '/api/account/profile',
	summary: 'Who is signed in; a redirect to the login page for nobody.',
	request: nothing,
	data: account,
	redirects: true,
	codes: ['API_MAINTENANCE'],
	policy: { auth: 'optional', csrf: 'none', cache: 0 },
});

export const login = endpoint({
	name: 'account.login',
	method: 'POST',
	path: '/api/account/login',
	summary: 'Signs in with a user name or mail address; redirects when MFA is needed.',
	request: v.object({ username: identifier, password: presentPassword, captcha: v.optional(captcha) }),
	data: v.union([account, pendingFactor]),
	redirects: true,
	codes: ['INCORRECT_PASSWORD', 'EMAIL_NOT_VERIFIED', 'NEW_PASSWORD_REQUIRED', 'ACCOUNT_LOGIN_ERROR'],
	policy: { ...write, auth: 'optional', botCheck: { action: 'login', when: 'asked' } },
});

export const submitCode = endpoint({
	name: 'account.mfa.submitcode',
	method: 'POST',
	path: '/api/account/mfa/submitcode',
	summary: 'Finishes a sign-in that waits for a code from an app, a text message or the recovery codes.',
	request: v.object({ code }),
	data: account,
	codes: ['MFA_CODE_INVALID', 'NO_PENDING_MFA_VERIFICATION'],
	policy: { ...write, auth: 'challenge' },
});

export const resendCode = endpoint({
	name: 'account.mfa.resend',
	method: 'POST',
	path: '/api/account/mfa/resend',
	summary:
		'Sends the text message with the code again, to a sign-in that waits for it or to who is signed in.',
	request: nothing,
	data: done,
	codes: ['NO_PENDING_MFA_VERIFICATION', 'MFA_NOT_ENABLED'],
	policy: { ...write, auth: 'optional' },
});

export const logout = endpoint({
	name: 'account.logout',
	method: 'POST',
	path: '/api/account/logout',
	summary: 'Ends this session.',
	request: nothing,
	data: done,
	codes: [],
	policy: { ...write, auth: 'optional' },
});

export const create = endpoint({
	name: 'account.create',
	method: 'POST',
	path: '/api/account/create',
	summary: 'Creates an account; the answer is the same for a mail address that already has one.',
	request: v.pipe(
		v.object({
			username,
			email,
			password: newPassword,
			dateOfBirth,
			country,
			locale,
			acceptTerms: ticked,
			termsVersion: v.pipe(v.number('field.required'), v.integer('field.required')),
			newsletter: v.boolean('field.required'),
			captcha,
		}),
		v.forward(v.partialCheck([['username'], ['password']], leavesOutUsername, 'field.passwordUsername'), [
			'password',
		]),
	),
	data: done,
	codes: ['USERNAME_IN_USE', 'AGE_NOT_MET', 'TERMS_NOT_LATEST', 'ACCOUNT_CREATE_ERROR'],
	policy: { ...write, botCheck: { action: 'login', when: 'always' }, creates: true },
});

/** A mail address or a user name; the mail address counts where both are given. */
const emailOrUsername = v.pipe(
	v.object({ email: v.optional(email), username: v.optional(identifier) }),
	v.forward(
		v.check((input) => Boolean(input.email ?? input.username), 'field.required'),
		['username'],
	),
);

export const forgotPassword = endpoint({
	name: 'account.forgot-password',
	method: 'POST',
	path: '/api/account/forgot-password',
	summary: 'Mails a reset link; the answer never tells whether the account exists.',
	request: emailOrUsername,
	data: done,
	codes: [],
	policy: { ...write, creates: true },
});

export const resendVerification = endpoint({
	name: 'account.resend-verification',
	method: 'POST',
	path: '/api/account/resend-verification',
	summary: 'Mails the verification link again; the answer never tells whether the account exists.',
	request: emailOrUsername,
	data: done,
	codes: [],
	policy: { ...write, creates: true },
});

export const resetPassword = endpoint({
	name: 'account.reset-password',
	method: 'POST',
	path: '/api/account/reset-password',
	summary: 'Sets a new password with the code from the mail.',
	request: v.pipe(
		v.object({
			username,
			recoveryCode: token,
			password: newPassword,
			/** Whether every platform is unlinked with it, so that nobody signs in from there. */
			unlinkPlatforms: v.optional(v.boolean('field.required'), false),
			/** Whether every passkey is removed with it, for the same reason. */
			removePasskeys: v.optional(v.boolean('field.required'), false),
		}),
		v.forward(v.partialCheck([['username'], ['password']], leavesOutUsername, 'field.passwordUsername'), [
			'password',
		]),
	),
	data: done,
	codes: ['PASSWORD_RESET_CODE_INVALID', 'PASSWORD_RESET_CODE_EXPIRED', 'NO_PENDING_PASSWORD_RESET'],
	policy: write,
});

export const validate = endpoint({
	name: 'account.validate',
	method: 'POST',
	path: '/api/account/validate',
	summary: 'Confirms a mail address with the token from the mail.',
	request: v.object({ username, token }),
	data: done,
	codes: ['INCORRECT_EMAIL_TOKEN', 'NO_PENDING_EMAIL_VALIDATION'],
	policy: write,
});
