import type { EndpointInput } from '#contract/endpoint.ts';
import * as account from '#contract/endpoints/account.ts';
import * as settings from '#contract/endpoints/account-settings.ts';
import * as friends from '#contract/endpoints/friends.ts';
import * as mfa from '#contract/endpoints/mfa.ts';
import * as platforms from '#contract/endpoints/platforms.ts';
import * as saves from '#contract/endpoints/saves.ts';
import { readVotes, vote } from '#contract/endpoints/support.ts';
import { call } from './call.ts';
import type { CallResult } from './result.ts';

/** A success: its data, `true` where there is none, or where the visitor is to go on. */
type Success<Data> = (Data extends null ? true : Data) | { redirect: string };

/** A result that is no success. */
type Failure = Exclude<CallResult<unknown>, { kind: 'ok' | 'redirect' }>;

/** What a call rejects with that is to be caught. */
export class CallError extends Error {
	readonly failure: Failure;

	constructor(failure: Failure) {
		super(failure.kind === 'failed' ? failure.codes.join(', ') : failure.kind);
		this.name = 'CallError';
		this.failure = failure;
	}
}

function settle<Data, Instead>(result: CallResult<Data>, instead: (failure: Failure) => Instead) {
	if (result.kind === 'ok') return (result.data ?? true) as Success<Data>;
	if (result.kind === 'redirect') return { redirect: result.to } as Success<Data>;
	return instead(result);
}

/** The success, or false after a toast. */
const orFalse = <Data>(result: CallResult<Data>) => settle(result, () => false as const);

/** The success, or the HTTP status of the failure; 0 where no service of ours answered. */
const orStatus = <Data>(result: CallResult<Data>) =>
	settle(result, (failure) => (failure.kind === 'failed' ? failure.status : 0));

/** The success, or the failure itself. */
const orFailure = <Data>(result: CallResult<Data>) => settle(result, (failure) => failure);

/** The success; throws a CallError for a failure. */
const orThrow = <Data>(result: CallResult<Data>): Success<Data> =>
	settle(result, (failure): never => {
		throw new CallError(failure);
	});

/** How an answer was received and what this visitor said of it, or the failure itself. */
export const checkVote = async (input: EndpointInput<typeof readVotes>) =>
	orFailure(await call(readVotes, input));

/** Says whether an answer helped; false where that fails. */
export const castVote = async (input: EndpointInput<typeof vote>) => orFalse(await call(vote, input));

/** Asks a new mail address to be confirmed; false where that fails. */
export const updateEmail = async (input: EndpointInput<typeof settings.updateEmail>) =>
	orFalse(await call(settings.updateEmail, input));

/** Sets a new password; false where that fails. */
export const updatePassword = async (input: EndpointInput<typeof settings.updatePassword>) =>
	orFalse(await call(settings.updatePassword, input));

/** Changes the profile; false where that fails. */
export const updateProfile = async (input: EndpointInput<typeof settings.updateProfile>) =>
	orFalse(await call(settings.updateProfile, input));

/** Ends every session of the player; false where that fails. */
export const globalLogout = async () => orFalse(await call(settings.globalLogout, {}));

/** Deletes the account; false where that fails. */
export const deleteAccount = async (input: EndpointInput<typeof settings.deleteAccount>) =>
	orFalse(await call(settings.deleteAccount, input));

/** Accepts the terms in force; false where that fails. */
export const acceptTerms = async () => orFalse(await call(settings.acceptTerms, {}));

/** Sends a code to a phone; false where that fails. */
export const addSms = async (input: EndpointInput<typeof mfa.addSms>) =>
	orFalse(await call(mfa.addSms, input));

/** Makes a phone the MFA method; false where that fails. */
export const confirmSms = async (input: EndpointInput<typeof mfa.confirmSms>) =>
	orFalse(await call(mfa.confirmSms, input));

/** What an authenticator app is set up with; false where that fails. */
export const addTotp = async (input: EndpointInput<typeof mfa.addTotp>) =>
	orFalse(await call(mfa.addTotp, input));

/** Makes an app the MFA method; false where that fails. */
export const confirmTotp = async (input: EndpointInput<typeof mfa.confirmTotp>) =>
	orFalse(await call(mfa.confirmTotp, input));

/** Turns MFA off; false where that fails. */
export const removeFactor = async (input: EndpointInput<typeof mfa.removeFactor>) =>
	orFalse(await call(mfa.removeFactor, input));

/** The player's friends and invites; false where that fails. */
export const listFriends = async () => orFalse(await call(friends.listFriends, {}));

/** Invites a player; false where that fails. */
export const inviteFriend = async (input: EndpointInput<typeof friends.inviteFriend>) =>
	orFalse(await call(friends.inviteFriend, input));

/** Accepts an invite; false where that fails. */
export const acceptInvite = async (input: EndpointInput<typeof friends.acceptInvite>) =>
	orFalse(await call(friends.acceptInvite, input));

/** Rejects an invite; false where that fails. */
export const rejectInvite = async (input: EndpointInput<typeof friends.rejectInvite>) =>
	orFalse(await call(friends.rejectInvite, input));

/** Ends a friendship; false where that fails. */
export const removeFriend = async (input: EndpointInput<typeof friends.removeFriend>) =>
	orFalse(await call(friends.removeFriend, input));

/** The player's saves; false where that fails. */
export const listSaves = async () => orFalse(await call(saves.listSaves, {}));

/** One save with its summary; false where that fails. */
export const getSave = async (input: EndpointInput<typeof saves.getSave>) =>
	orFalse(await call(saves.getSave, input));

/** The signed address of a save; false where that fails. */
export const downloadSave = async (input: EndpointInput<typeof saves.downloadSave>) =>
	orFalse(await call(saves.downloadSave, input));

/** Where a sign-in at a platform begins; false where that fails. */
export const loginWithPlatform = async (input: EndpointInput<typeof platforms.signInWithPlatform>) =>
	orFalse(await call(platforms.signInWithPlatform, input));

/** Where the linking of a platform begins; false where that fails. */
export const connectPlatform = async (input: EndpointInput<typeof platforms.connectPlatform>) =>
	orFalse(await call(platforms.connectPlatform, input));

/** Unlinks a platform; false where that fails. */
export const disconnectPlatform = async (input: EndpointInput<typeof platforms.disconnectPlatform>) =>
	orFalse(await call(platforms.disconnectPlatform, input));

/** What a platform says the player owns; false where that fails. */
export const listEntitlements = async (input: EndpointInput<typeof platforms.listEntitlements>) =>
	orFalse(await call(platforms.listEntitlements, input));

/** Ends this session; a failure is silent. */
export async function logout(): Promise<void> {
	await call(account.logout, {}, { handles: 'any' });
}

/** Who is signed in, or the HTTP status of the failure. */
export const getProfile = async () => orStatus(await call(account.profile, {}));

/** What the store sells, or the HTTP status of the failure. */
export const getMerch = async () => orStatus(await call(settings.merch, {}));

/** Mails a reset link; rejects with a CallError. */
export const forgotPassword = async (who: EndpointInput<typeof account.forgotPassword>) =>
	orThrow(await call(account.forgotPassword, who));

/** Signs in; false where that fails. */
export const login = async (input: EndpointInput<typeof account.login>) =>
	orFalse(await call(account.login, input));

/** Finishes a sign-in with a code; false where that fails. */
export const submitCode = async (input: EndpointInput<typeof account.submitCode>) =>
	orFalse(await call(account.submitCode, input));

/** Creates an account; false where that fails. */
export const createAccount = async (input: EndpointInput<typeof account.create>) =>
	orFalse(await call(account.create, input));

/** Sets a new password with the code from a mail; false where that fails. */
export const resetPassword = async (input: EndpointInput<typeof account.resetPassword>) =>
	orFalse(await call(account.resetPassword, input));

/** Confirms a mail address; false where that fails. */
export const validateEmail = async (input: EndpointInput<typeof account.validate>) =>
	orFalse(await call(account.validate, input));

/** Mails the verification link again; false where that fails. */
export const resendVerification = async (input: EndpointInput<typeof account.resendVerification>) =>
	orFalse(await call(account.resendVerification, input));
