import * as v from 'valibot';
import { verification } from '../account-fields.ts';
import { verificationCodes } from '../codes.ts';
import { endpoint, type Policy } from '../endpoint.ts';
import { line, token } from '../fields.ts';
import { limits } from '../limits.ts';
import { account } from './account.ts';

const nothing = v.object({});
const done = v.null();
const write: Policy = { auth: 'required', csrf: 'same-origin', cache: 0 };
const anybody: Policy = { ...write, auth: 'optional' };
const pendingSignIn: Policy = { ...write, auth: 'challenge' };

/** Bytes as base64url text, at most that many characters. */
const bytes = (most: number) =>
	v.pipe(v.string('field.required'), v.maxLength(most, 'field.choice'), v.regex(/^[\w-]+$/, 'field.choice'));

const { credentialId, clientData, attestation, authenticatorData, signature, userHandle } = limits.passkey;
const type = v.literal('public-key', 'field.choice');
const id = bytes(credentialId);

/** What a browser's `navigator.credentials.create` gives, as WebAuthn's RegistrationResponseJSON. */
const newCredential = v.object({
	id,
	rawId: id,
	type,
	response: v.object({
		clientDataJSON: bytes(clientData),
		attestationObject: bytes(attestation),
		transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10)), []),
	}),
});
export type NewCredential = v.InferOutput<typeof newCredential>;

/** What a browser's `navigator.credentials.get` gives, as WebAuthn's AuthenticationResponseJSON. */
export const assertion = v.object({
	id,
	rawId: id,
	type,
	response: v.object({
		clientDataJSON: bytes(clientData),
		authenticatorData: bytes(authenticatorData),
		signature: bytes(signature),
		userHandle: v.optional(bytes(userHandle)),
	}),
});
export type Assertion = v.InferOutput<typeof assertion>;

const descriptor = v.object({ id: v.string(), type, transports: v.optional(v.array(v.string())) });

/** What a browser is asked for a new passkey with, as WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
export const creationOptions = v.object({
	challenge: v.string(),
	rp: v.object({ id: v.string(), name: v.string() }),
	user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
	pubKeyCredParams: v.array(v.object({ type, alg: v.number() })),
	/** Milliseconds. */
	timeout: v.number(),
	excludeCredentials: v.array(descriptor),
	authenticatorSelection: v.object({
		residentKey: v.picklist(['required']),
		requireResidentKey: v.boolean(),
		userVerification: v.picklist(['required']),
	}),
	attestation: v.picklist(['none']),
});
export type CreationOptions = v.InferOutput<typeof creationOptions>;

/** What a browser is asked for a passkey with, as WebAuthn's PublicKeyCredentialRequestOptionsJSON. */
export const requestOptions = v.object({
	challenge: v.string(),
	rpId: v.string(),
	/** Milliseconds. */
	timeout: v.number(),
	userVerification: v.picklist(['required', 'preferred']),
	/** Empty where any passkey for this site will do. */
	allowCredentials: v.array(descriptor),
});
export type RequestOptions = v.InferOutput<typeof requestOptions>;

/** A passkey as its player sees it; times as ISO 8601. */
export const passkey = v.object({
	id: v.string(),
	name: v.string(),
	createdAt: v.pipe(v.string(), v.isoTimestamp()),
	lastUsedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
	/** Whether a password manager keeps it for more than one device. */
	backedUp: v.boolean(),
});
export type Passkey = v.InferOutput<typeof passkey>;

const name = line(limits.passkey.name);

export const listPasskeys = endpoint({
	name: 'account.passkeys',
	method: 'GET',
	path: '/api/account/passkeys',
	summary: "The player's passkeys, oldest first.",
	request: nothing,
	data: v.array(passkey),
	codes: ['TERMS_NOT_LATEST'],
	policy: { ...write, csrf: 'none' },
});

export const startPasskey = endpoint({
	name: 'account.passkeys.add.options',
	method: 'POST',
	path: '/api/account/passkeys/add/options',
	summary: 'What the browser needs to make a passkey; good for one passkey of this session, for 10 minutes.',
	request: v.object(verification),
	data: creationOptions,
	codes: ['PASSKEY_LIMIT_REACHED', ...verificationCodes, 'TERMS_NOT_LATEST'],
	policy: write,
});

export const addPasskey = endpoint({
	name: 'account.passkeys.add',
	method: 'POST',
	path: '/api/account/passkeys/add',
	summary: 'Adds the passkey that the browser has made, under a name.',
	request: v.object({ name, credential: newCredential }),
	data: passkey,
	codes: [
		'NO_PENDING_PASSKEY',
		'PASSKEY_NOT_ACCEPTED',
		'PASSKEY_ALREADY_ADDED',
		'PASSKEY_LIMIT_REACHED',
		'TERMS_NOT_LATEST',
	],
	policy: write,
});

export const renamePasskey = endpoint({
	name: 'account.passkeys.rename',
	method: 'POST',
	path: '/api/account/passkeys/rename',
	summary: 'Gives a passkey of the player another name.',
	request: v.object({ id: token, name, ...verification }),
	data: done,
	codes: ['PASSKEY_NOT_FOUND', ...verificationCodes, 'TERMS_NOT_LATEST'],
	policy: write,
});

export const removePasskey = endpoint({
	name: 'account.passkeys.remove',
	method: 'POST',
	path: '/api/account/passkeys/remove',
	summary: 'Removes a passkey of the player; the sign-in with password, code and platforms stays as it is.',
	request: v.object({ id: token, ...verification }),
	data: done,
	codes: ['PASSKEY_NOT_FOUND', ...verificationCodes, 'TERMS_NOT_LATEST'],
	policy: write,
});

const start = { method: 'POST', request: nothing, data: requestOptions } as const;
const finish = { method: 'POST', request: v.object({ credential: assertion }) } as const;
const refusals = ['NO_PENDING_PASSKEY', 'PASSKEY_NOT_FOUND', 'PASSKEY_NOT_ACCEPTED'] as const;

export const startPasskeyVerification = endpoint({
	...start,
	name: 'account.passkeys.verify.options',
	path: '/api/account/passkeys/verify/options',
	summary: 'What the browser needs to confirm sensitive changes of this session with a passkey.',
	codes: ['PASSKEY_NOT_FOUND'],
	policy: write,
});

export const verifyByPasskey = endpoint({
	...finish,
	name: 'account.passkeys.verify',
	path: '/api/account/passkeys/verify',
	summary: 'Confirms sensitive changes of this session for 10 minutes, as password or code do.',
	data: done,
	codes: refusals,
	policy: write,
});

export const startPasskeySignIn = endpoint({
	...start,
	name: 'account.login.passkey.options',
	path: '/api/account/login/passkey/options',
	summary: 'What the browser needs to sign somebody in with a passkey, whoever it may be.',
	codes: [],
	policy: anybody,
});

export const signInWithPasskey = endpoint({
	...finish,
	name: 'account.login.passkey',
	path: '/api/account/login/passkey',
	summary: 'Signs in with a passkey, which stands for name, password and MFA.',
	data: account,
	codes: [...refusals, 'EMAIL_NOT_VERIFIED', 'ACCOUNT_LOGIN_ERROR'],
	policy: anybody,
});

export const startPasskeyFactor = endpoint({
	...start,
	name: 'account.mfa.passkey.options',
	path: '/api/account/mfa/passkey/options',
	summary: 'What the browser needs to finish a sign-in that waits for a code with a passkey instead.',
	codes: ['NO_PENDING_MFA_VERIFICATION', 'PASSKEY_NOT_FOUND'],
	policy: pendingSignIn,
});

export const submitPasskey = endpoint({
	...finish,
	name: 'account.mfa.passkey',
	path: '/api/account/mfa/passkey',
	summary: "Finishes a sign-in that waits for a code with one of the player's passkeys instead.",
	data: account,
	codes: ['NO_PENDING_MFA_VERIFICATION', ...refusals],
	policy: pendingSignIn,
});
