import type { InputOf } from '#contract/endpoint.ts';
import * as account from '#contract/endpoints/account.ts';
import * as settings from '#contract/endpoints/account-settings.ts';
import { call } from '../call.ts';
import { orFalse, orStatus, orThrow } from './settle.ts';

/** Ends this session; a failure is silent. */
export async function logout(): Promise<void> {
	await call(account.logout, {}, { untold: 'any' });
}

/** Who is signed in, or the HTTP status of the failure. */
export const getProfile = async () => orStatus(await call(account.profile, {}));

/** What the store sells, or the HTTP status of the failure. */
export const getMerch = async () => orStatus(await call(settings.merch, {}));

/** Mails a reset link; rejects with a CallError. */
export const forgotPassword = async (who: InputOf<typeof account.forgotPassword>) =>
	orThrow(await call(account.forgotPassword, who));

/** Signs in; false where that fails. */
export const login = async (input: InputOf<typeof account.login>) =>
	orFalse(await call(account.login, input));

/** Finishes a sign-in with a code; false where that fails. */
export const submitCode = async (input: InputOf<typeof account.submitCode>) =>
	orFalse(await call(account.submitCode, input));

/** Creates an account; false where that fails. */
export const createAccount = async (input: InputOf<typeof account.create>) =>
	orFalse(await call(account.create, input));

/** Sets a new password with the code from a mail; false where that fails. */
export const resetPassword = async (input: InputOf<typeof account.resetPassword>) =>
	orFalse(await call(account.resetPassword, input));

/** Confirms a mail address; false where that fails. */
export const validateEmail = async (input: InputOf<typeof account.validate>) =>
	orFalse(await call(account.validate, input));

/** Mails the verification link again; false where that fails. */
export const resendVerification = async (input: InputOf<typeof account.resendVerification>) =>
	orFalse(await call(account.resendVerification, input));
