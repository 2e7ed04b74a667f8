import * as v from 'valibot';
import { code, verification } from '../account-fields.ts';
import { verificationCodes } from '../codes.ts';
import { endpoint, type Policy } from '../endpoint.ts';
import { phone } from '../fields.ts';

const done = v.null();
const write: Policy = { auth: 'required', csrf: 'same-origin', cache: 0 };

/** Ten codes for the day the phone is lost; shown this once, stored only as hashes. */
export const recoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });
export type RecoveryCodes = v.InferOutput<typeof recoveryCodes>;

/** What an authenticator app is set up with: the secret in base32, and the same as an otpauth address for a QR code. */
export const totpSetup = v.object({ secret: v.string(), uri: v.string() });
export type TotpSetup = v.InferOutput<typeof totpSetup>;

/** What stands at the field of a number that gets no text messages: of another country than SMS_COUNTRIES names, or of another kind. */
export const smsCountryMessage = 'field.smsCountry';

export const addSms = endpoint({
	name: 'account.mfa.addsms',
	method: 'POST',
	path: '/api/account/mfa/addsms',
	summary: 'Sends a code to a phone that is to become the MFA method.',
	request: v.object({ phone, ...verification }),
	data: done,
	codes: ['MFA_ALREADY_ENABLED', ...verificationCodes, 'TERMS_NOT_LATEST'],
	policy: write,
});

export const addTotp = endpoint({
	name: 'account.mfa.addtotp',
	method: 'POST',
	path: '/api/account/mfa/addtotp',
	summary:
		'Makes the secret for an authenticator app that is to become the MFA method; the one before is dead.',
	request: v.object(verification),
	data: totpSetup,
	codes: ['MFA_ALREADY_ENABLED', ...verificationCodes, 'TERMS_NOT_LATEST'],
	policy: write,
});

const confirmation = {
	method: 'POST',
	request: v.object({ code }),
	data: recoveryCodes,
	codes: ['MFA_CODE_INVALID', 'NO_PENDING_MFA_VERIFICATION', 'MFA_ALREADY_ENABLED', 'TERMS_NOT_LATEST'],
	policy: write,
} as const;

export const confirmSms = endpoint({
	...confirmation,
	name: 'account.mfa.confirmsms',
	path: '/api/account/mfa/confirmsms',
	summary: 'Makes the phone the MFA method, with the code that it got; gives the recovery codes, this once.',
});

export const confirmTotp = endpoint({
	...confirmation,
	name: 'account.mfa.confirmtotp',
	path: '/api/account/mfa/confirmtotp',
	summary: 'Makes the app the MFA method, with a code that it shows; gives the recovery codes, this once.',
});

export const renewRecoveryCodes = endpoint({
	name: 'account.mfa.recovery-codes',
	method: 'POST',
	path: '/api/account/mfa/recovery-codes',
	summary: 'Makes ten new recovery codes; those before are dead.',
	request: v.object(verification),
	data: recoveryCodes,
	codes: ['MFA_NOT_ENABLED', ...verificationCodes, 'TERMS_NOT_LATEST'],
	policy: write,
});

export const removeFactor = endpoint({
	name: 'account.mfa.remove',
	method: 'POST',
	path: '/api/account/mfa/remove',
	summary: 'Turns MFA off and removes its recovery codes.',
	request: v.object(verification),
	data: done,
	codes: ['MFA_NOT_ENABLED', ...verificationCodes, 'TERMS_NOT_LATEST'],
	policy: write,
});
