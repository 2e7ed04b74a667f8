import * as v from 'valibot';
import { username } from '../account-fields.ts';
import { endpoint, type Policy } from '../endpoint.ts';

const request = v.object({ username });
const done = v.null();
const write: Policy = { auth: 'required', csrf: 'same-origin', cache: 0 };

export const friend = v.object({ username: v.string(), displayName: v.string(), online: v.boolean() });
export type Friend = v.InferOutput<typeof friend>;

/** An invite that nobody has answered: from that player where it is incoming, else to them. */
export const invite = v.object({
	username: v.string(),
	displayName: v.string(),
	/** When it ends, as ISO 8601. */
	expires: v.pipe(v.string(), v.isoTimestamp()),
	/** Where the player lets everybody see it whom they have an invite in common with. */
	online: v.exactOptional(v.boolean()),
});
export type Invite = v.InferOutput<typeof invite>;

/** Who sees when a player is online: `all` are friends, and who has an invite from them or to them. */
export const onlineVisibilities = ['all', 'friends', 'nobody'] as const;
export type OnlineVisibility = (typeof onlineVisibilities)[number];

/** Somebody whom the player has blocked. */
export const blockedPlayer = v.object({ username: v.string(), displayName: v.string() });
export type BlockedPlayer = v.InferOutput<typeof blockedPlayer>;

export const friendList = v.object({
	friends: v.array(friend),
	incoming: v.array(invite),
	outgoing: v.array(invite),
	/** Absent where the account service knows no blocking; likewise the next one. */
	blocked: v.exactOptional(v.array(blockedPlayer)),
	onlineVisibleTo: v.exactOptional(v.picklist(onlineVisibilities)),
});
export type FriendList = v.InferOutput<typeof friendList>;

export const listFriends = endpoint({
	name: 'friends.list',
	method: 'GET',
	path: '/api/friends/list',
	summary: 'Friends by name, with who is online, and the invites that wait for an answer.',
	request: v.object({}),
	data: friendList,
	codes: ['TERMS_NOT_LATEST'],
	policy: { auth: 'required', csrf: 'none', cache: 0 },
});

export const inviteFriend = endpoint({
	name: 'friends.invite',
	method: 'POST',
	path: '/api/friends/invite',
	summary: 'Invites a player; the invite ends after 7 days. 20 tries an hour.',
	request,
	data: done,
	codes: [
		'USERS_MUST_NOT_MATCH',
		'USER_NOT_FOUND',
		'ALREADY_FRIENDS_OR_PENDING_INVITE',
		'USER_BLOCKED',
		'TERMS_NOT_LATEST',
	],
	policy: { ...write, creates: true },
});

export const acceptInvite = endpoint({
	name: 'friends.accept',
	method: 'POST',
	path: '/api/friends/accept',
	summary: 'Accepts the invite of a player.',
	request,
	data: done,
	codes: ['INVITE_NOT_FOUND_OR_EXPIRED', 'TERMS_NOT_LATEST'],
	policy: write,
});

export const rejectInvite = endpoint({
	name: 'friends.reject',
	method: 'POST',
	path: '/api/friends/reject',
	summary: 'Turns down the invite of a player, who is not told.',
	request,
	data: done,
	codes: ['INVITE_NOT_FOUND_OR_EXPIRED', 'TERMS_NOT_LATEST'],
	policy: write,
});

export const removeFriend = endpoint({
	name: 'friends.remove',
	method: 'POST',
	path: '/api/friends/remove',
	summary: 'Ends a friendship, or takes back an invite that was not answered.',
	request,
	data: done,
	codes: ['FRIEND_NOT_FOUND', 'TERMS_NOT_LATEST'],
	policy: write,
});

export const blockPlayer = endpoint({
	name: 'friends.block',
	method: 'POST',
	path: '/api/friends/block',
	summary:
		'Blocks a player, who is not told: a friendship and invites to them end, and their invites are not shown. 20 tries an hour.',
	request,
	data: done,
	codes: ['USERS_MUST_NOT_MATCH', 'USER_NOT_FOUND', 'TERMS_NOT_LATEST'],
	policy: write,
});

export const unblockPlayer = endpoint({
	name: 'friends.unblock',
	method: 'POST',
	path: '/api/friends/unblock',
	summary: 'Takes a block back, if there is one.',
	request,
	data: done,
	codes: ['TERMS_NOT_LATEST'],
	policy: write,
});

export const setOnlineVisibility = endpoint({
	name: 'friends.online-visibility',
	method: 'POST',
	path: '/api/friends/online-visibility',
	summary: 'Chooses who sees when the player is online.',
	request: v.object({ onlineVisibleTo: v.picklist(onlineVisibilities, 'field.choice') }),
	data: done,
	codes: ['TERMS_NOT_LATEST'],
	policy: write,
});
