import type { InputOf } from '#contract/endpoint.ts';
import * as settings from '#contract/endpoints/account-settings.ts';
import * as secondFactor from '#contract/endpoints/second-factor.ts';
import { call } from '../call.ts';
import { orFalse } from './settle.ts';

/** Asks a new mail address to be confirmed; false where that fails. */
export const updateEmail = async (input: InputOf<typeof settings.updateEmail>) =>
	orFalse(await call(settings.updateEmail, input));

/** Sets a new password; false where that fails. */
export const updatePassword = async (input: InputOf<typeof settings.updatePassword>) =>
	orFalse(await call(settings.updatePassword, input));

/** Changes the profile; false where that fails. */
export const updateProfile = async (input: InputOf<typeof settings.updateProfile>) =>
	orFalse(await call(settings.updateProfile, input));

/** Ends every session of the player; false where that fails. */
export const globalLogout = async () => orFalse(await call(settings.globalLogout, {}));

/** Deletes the account; false where that fails. */
export const deleteAccount = async (input: InputOf<typeof settings.deleteAccount>) =>
	orFalse(await call(settings.deleteAccount, input));

/** Accepts the terms in force; false where that fails. */
export const acceptTerms = async () => orFalse(await call(settings.acceptTerms, {}));

/** Sends a code to a phone; false where that fails. */
export const addSms = async (input: InputOf<typeof secondFactor.addSms>) =>
	orFalse(await call(secondFactor.addSms, input));

/** Makes a phone the second factor; false where that fails. */
export const confirmSms = async (input: InputOf<typeof secondFactor.confirmSms>) =>
	orFalse(await call(secondFactor.confirmSms, input));

/** What an authenticator app is set up with; false where that fails. */
export const addTotp = async (input: InputOf<typeof secondFactor.addTotp>) =>
	orFalse(await call(secondFactor.addTotp, input));

/** Makes an app the second factor; false where that fails. */
export const confirmTotp = async (input: InputOf<typeof secondFactor.confirmTotp>) =>
	orFalse(await call(secondFactor.confirmTotp, input));

/** Takes the second factor away; false where that fails. */
export const removeFactor = async (input: InputOf<typeof secondFactor.removeFactor>) =>
	orFalse(await call(secondFactor.removeFactor, input));
