import * as v from 'valibot';
import { endpoint, type Policy } from '../endpoint.ts';
import { username } from '../fields.ts';

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
});
export type Invite = v.InferOutput<typeof invite>;

export const friendList = v.object({
	friends: v.array(friend),
	incoming: v.array(invite),
	outgoing: v.array(invite),
});
export type FriendList = v.InferOutput<typeof friendList>;

export const listFriends = endpoint({
	name: 'friends.list',
	method: 'GET',
	path: '/api/friends/list',
	summary: 'Friends by name, with who is online, and the invites that wait for an answer.',
	request: v.object({}),
	data: friendList,
	codes: [],
	policy: { auth: 'required', csrf: 'none', cache: 0 },
});

export const inviteFriend = endpoint({
	name: 'friends.invite',
	method: 'POST',
	path: '/api/friends/invite',
	summary: 'Invites a player; the invite ends after 7 days. 20 tries an hour.',
	request,
	data: done,
	codes: ['USERS_MUST_NOT_MATCH', 'USER_NOT_FOUND', 'ALREADY_FRIENDS_OR_PENDING_INVITE'],
	policy: { ...write, creates: true },
});

export const acceptInvite = endpoint({
	name: 'friends.accept',
	method: 'POST',
	path: '/api/friends/accept',
	summary: 'Accepts the invite of a player.',
	request,
	data: done,
	codes: ['INVITE_NOT_FOUND_OR_EXPIRED'],
	policy: write,
});

export const rejectInvite = endpoint({
	name: 'friends.reject',
	method: 'POST',
	path: '/api/friends/reject',
	summary: 'Turns down the invite of a player, who is not told.',
	request,
	data: done,
	codes: ['INVITE_NOT_FOUND_OR_EXPIRED'],
	policy: write,
});

export const removeFriend = endpoint({
	name: 'friends.remove',
	method: 'POST',
	path: '/api/friends/remove',
	summary: 'Ends a friendship, or takes back an invite that was not answered.',
	request,
	data: done,
	codes: ['FRIEND_NOT_FOUND'],
	policy: write,
});
