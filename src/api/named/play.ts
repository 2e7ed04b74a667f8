import type { InputOf } from '#contract/endpoint.ts';
import * as friends from '#contract/endpoints/friends.ts';
import * as platforms from '#contract/endpoints/platforms.ts';
import * as saves from '#contract/endpoints/saves.ts';
import { call } from '../call.ts';
import { orFalse } from './settle.ts';

/** The player's friends and invites; false where that fails. */
export const listFriends = async () => orFalse(await call(friends.listFriends, {}));

/** Invites a player; false where that fails. */
export const inviteFriend = async (input: InputOf<typeof friends.inviteFriend>) =>
	orFalse(await call(friends.inviteFriend, input));

/** Accepts an invite; false where that fails. */
export const acceptInvite = async (input: InputOf<typeof friends.acceptInvite>) =>
	orFalse(await call(friends.acceptInvite, input));

/** Rejects an invite; false where that fails. */
export const rejectInvite = async (input: InputOf<typeof friends.rejectInvite>) =>
	orFalse(await call(friends.rejectInvite, input));

/** Ends a friendship; false where that fails. */
export const removeFriend = async (input: InputOf<typeof friends.removeFriend>) =>
	orFalse(await call(friends.removeFriend, input));

/** The player's saves; false where that fails. */
export const listSaves = async () => orFalse(await call(saves.listSaves, {}));

/** One save with its summary; false where that fails. */
export const getSave = async (input: InputOf<typeof saves.getSave>) =>
	orFalse(await call(saves.getSave, input));

/** The signed address of a save; false where that fails. */
export const downloadSave = async (input: InputOf<typeof saves.downloadSave>) =>
	orFalse(await call(saves.downloadSave, input));

/** Where a sign-in at a platform begins; false where that fails. */
export const loginWithPlatform = async (input: InputOf<typeof platforms.signInWithPlatform>) =>
	orFalse(await call(platforms.signInWithPlatform, input));

/** Where the linking of a platform begins; false where that fails. */
export const connectPlatform = async (input: InputOf<typeof platforms.connectPlatform>) =>
	orFalse(await call(platforms.connectPlatform, input));

/** Unlinks a platform; false where that fails. */
export const disconnectPlatform = async (input: InputOf<typeof platforms.disconnectPlatform>) =>
	orFalse(await call(platforms.disconnectPlatform, input));

/** What a platform says the player owns; false where that fails. */
export const listEntitlements = async (input: InputOf<typeof platforms.listEntitlements>) =>
	orFalse(await call(platforms.listEntitlements, input));
