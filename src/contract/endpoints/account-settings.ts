import * as v from 'valibot';
import { country, isOtherPassword, newPassword, verification } from '../account-fields.ts';
import { verificationCodes } from '../codes.ts';
import { endpoint, type Policy } from '../endpoint.ts';
import { email, line, locale, token } from '../fields.ts';
import { limits } from '../limits.ts';

const nothing = v.object({});
const done = v.null();
const write: Policy = { auth: 'required', csrf: 'same-origin', cache: 0 };
const read: Policy = { auth: 'required', csrf: 'none', cache: 0 };

export const acceptTerms = endpoint({
	name: 'account.accept-tos',
	method: 'POST',
	path: '/api/account/accept-tos',
	summary: 'Accepts the terms of service in force.',
	request: nothing,
	data: done,
	codes: ['TERMS_ALREADY_ACCEPTED'],
	policy: write,
});

export const updateProfile = endpoint({
	name: 'account.update-profile',
	method: 'POST',
	path: '/api/account/update-profile',
	summary: 'Changes what the player is called, where they live, their language and whether they get news.',
	request: v.object({
		displayName: line(limits.name),
		country,
		locale,
		/** Stays as it is where it is absent. */
		newsletter: v.optional(v.boolean('field.required')),
	}),
	data: done,
	codes: ['TERMS_NOT_LATEST'],
	policy: write,
});

export const updateEmail = endpoint({
	name: 'account.update-email',
	method: 'POST',
	path: '/api/account/update-email',
	summary:
		'Asks a new mail address to be confirmed; the old one is told, signs in until then, and can undo it for 7 days. ' +
		'The answer never tells whether the address belongs to somebody else. The address that the account has gives a waiting one up.',
	request: v.object({ email, ...verification }),
	data: done,
	codes: ['EMAIL_IN_USE', ...verificationCodes, 'TERMS_NOT_LATEST'],
	policy: write,
});

export const resendEmailChange = endpoint({
	name: 'account.update-email.resend',
	method: 'POST',
	path: '/api/account/update-email/resend',
	summary: 'Mails another link that confirms the new mail address; it ends with the first that is used.',
	request: nothing,
	data: done,
	codes: ['NO_PENDING_EMAIL_VALIDATION', 'TERMS_NOT_LATEST'],
	policy: write,
});

export const cancelEmailChange = endpoint({
	name: 'account.update-email.cancel',
	method: 'POST',
	path: '/api/account/update-email/cancel',
	summary: 'Gives up a new mail address that is not confirmed yet; the link in its mail is dead.',
	request: nothing,
	data: done,
	codes: ['NO_PENDING_EMAIL_VALIDATION', 'TERMS_NOT_LATEST'],
	policy: write,
});

export const undoEmail = endpoint({
	name: 'account.undo-email',
	method: 'POST',
	path: '/api/account/undo-email',
	summary:
		'Gives the account its former mail address back, with the token from the mail, and signs out everywhere.',
	request: v.object({ token }),
	data: done,
	codes: ['INCORRECT_EMAIL_TOKEN'],
	policy: { ...write, auth: 'none' },
});

export const updatePassword = endpoint({
	name: 'account.update-password',
	method: 'POST',
	path: '/api/account/update-password',
	summary:
		'Sets a new password; always needs the present one. Every other session ends, and this one gets a new token.',
	request: v.pipe(
		v.object({ ...verification, newPassword }),
		v.forward(v.partialCheck([['password'], ['newPassword']], isOtherPassword, 'field.passwordSame'), [
			'newPassword',
		]),
	),
	data: done,
	codes: [...verificationCodes, 'TERMS_NOT_LATEST'],
	policy: write,
});

export const globalLogout = endpoint({
	name: 'account.global-logout',
	method: 'POST',
	path: '/api/account/global-logout',
	summary: 'Ends every session of the player, this one too.',
	request: nothing,
	data: done,
	codes: ['TERMS_NOT_LATEST'],
	policy: write,
});

const takeOut = {
	path: '/api/account/export',
	request: nothing,
	data: v.instance(Blob),
	produces: 'application/zip',
	codes: verificationCodes,
} as const;

export const exportData = endpoint({
	...takeOut,
	name: 'account.export',
	method: 'GET',
	summary:
		'What the account service knows about the player, as a zip of JSON files, within 10 minutes of a verification.',
	policy: read,
});

export const exportVerified = endpoint({
	...takeOut,
	name: 'account.export.verified',
	method: 'POST',
	summary: 'The same as GET, once what comes along has verified who asks.',
	request: v.partial(v.object(verification)),
	policy: write,
});

export const deleteAccount = endpoint({
	name: 'account.delete',
	method: 'POST',
	path: '/api/account/delete',
	summary: 'Deletes the account with everything in it; always asks anew for password or code.',
	request: v.object(verification),
	data: done,
	codes: [...verificationCodes, 'ACCOUNT_DELETE_ERROR'],
	policy: write,
});

/** Something the store sells. */
export const product = v.object({
	id: v.string(),
	name: v.string(),
	image: v.object({ url: v.string(), alt: v.string(), width: v.number(), height: v.number() }),
	url: v.string(),
	/** In minor units of the currency. */
	price: v.number(),
	/** ISO 4217. */
	currency: v.string(),
});
export type Product = v.InferOutput<typeof product>;

export const merch = endpoint({
	name: 'account.merch',
	method: 'GET',
	path: '/api/account/merch',
	summary: 'What the store sells, for a signed-in player, in a language, else in theirs.',
	request: v.object({ locale: v.optional(locale) }),
	data: v.array(product),
	codes: ['TERMS_NOT_LATEST'],
	policy: read,
});
