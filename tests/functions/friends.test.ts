import { beforeEach, describe, expect, test } from 'vitest';
import type { FriendList } from '#contract/endpoints/friends.ts';
import {
	type CookieJar,
	call,
	jarOf,
	newPlayer,
	players,
	readState,
	reset,
	setClock,
} from '../support/site.ts';

const listOf = async (jar: CookieJar) =>
	(await call('/api/friends/list', { jar })).body.data as FriendList | undefined;
const names = (list: readonly { username: string }[] = []) => list.map(({ username }) => username);
const act = (action: string, username: string, jar: CookieJar) =>
	call(`/api/friends/${action}`, { body: { username }, jar });

async function refusal(action: string, username: string, jar: CookieJar) {
	const { status, body } = await act(action, username, jar);
	return [status, body.messages];
}

beforeEach(reset);

describe('[AC-13] the list', () => {
	test('holds friends by name, and invites with their end', async () => {
		const list = await listOf(await jarOf(players.mira));
		expect(list?.friends).toEqual([
			{ username: 'ines', displayName: 'Inès Carrel', online: false },
			{ username: 'oskar', displayName: 'Oskar Lind', online: false },
			{ username: 'pavel', displayName: 'Pavel Orn', online: false },
		]);
		expect(list?.incoming).toEqual([
			{ username: 'tomas', displayName: 'Tomas Reyl', expires: expect.any(String) },
		]);
		expect(list?.outgoing).toEqual([]);
	});

	test('shows who is online until some minutes after their last call, and not once they signed out', async () => {
		const [mira, pavel] = [await jarOf(players.mira), await jarOf(players.pavel)];
		const isOnline = async () =>
			(await listOf(mira))?.friends.find(({ username }) => username === 'pavel')?.online;
		expect(await isOnline()).toBe(true);
		await setClock(299);
		expect(await isOnline()).toBe(true);
		await setClock(310);
		expect(await isOnline()).toBe(false);
		await listOf(pavel);
		expect(await isOnline()).toBe(true);
		await call('/api/account/logout', { method: 'POST', jar: pavel });
		expect(await isOnline()).toBe(false);
	});

	test.each(['list', 'invite', 'accept', 'reject', 'remove'])('%s is for players only', async (action) => {
		const options = action === 'list' ? {} : { body: { username: 'mira' } };
		const reply = await call(`/api/friends/${action}`, options);
		expect([reply.status, reply.body.messages]).toEqual([401, ['NEEDS_LOGIN_REFRESH']]);
	});

	test('waits until the terms in force are accepted', async () => {
		const reply = await call('/api/friends/list', { jar: await jarOf(players.oskar) });
		expect([reply.status, reply.body.messages]).toEqual([422, ['TERMS_NOT_LATEST']]);
	});
});

describe('[AC-13] an invite', () => {
	test('is seen by both, accepted, and makes friends of both', async () => {
		const stranger = await newPlayer();
		const [mira, other] = [await jarOf(players.mira), await jarOf(stranger)];
		expect((await act('invite', stranger.username.toUpperCase(), mira)).body).toEqual({
			status: true,
			data: null,
		});
		expect(names((await listOf(mira))?.outgoing)).toEqual([stranger.username]);
		expect(names((await listOf(other))?.incoming)).toEqual(['mira']);

		expect((await act('accept', 'mira', other)).status).toBe(200);
		expect(await listOf(other)).toMatchObject({
			friends: [{ username: 'mira' }],
			incoming: [],
			outgoing: [],
		});
		expect(names((await listOf(mira))?.friends)).toContain(stranger.username);
	});

	test('that is turned down leaves nothing, and may be sent again', async () => {
		const mira = await jarOf(players.mira);
		expect((await act('reject', 'tomas', mira)).status).toBe(200);
		expect((await listOf(mira))?.incoming).toEqual([]);
		expect(names((await listOf(mira))?.friends)).not.toContain('tomas');
		expect((await act('invite', 'tomas', mira)).status).toBe(200);
	});

	test('is taken back by who sent it', async () => {
		const pavel = await jarOf(players.pavel);
		await act('invite', 'ines', pavel);
		expect((await act('remove', 'ines', pavel)).status).toBe(200);
		expect((await listOf(pavel))?.outgoing).toEqual([]);
	});

	test('INVITE_NOT_FOUND_OR_EXPIRED: ends after 7 days, and may be sent again', async () => {
		const refused = [422, ['INVITE_NOT_FOUND_OR_EXPIRED']];
		await setClock(604_800 - 60);
		const soon = await jarOf(players.mira);
		expect(names((await listOf(soon))?.incoming)).toEqual(['tomas']);
		await setClock(604_801);
		const late = await jarOf(players.mira);
		expect((await listOf(late))?.incoming).toEqual([]);
		expect(await refusal('accept', 'tomas', late)).toEqual(refused);
		expect(await refusal('reject', 'tomas', late)).toEqual(refused);
		expect((await act('invite', 'tomas', late)).status).toBe(200);
	});

	test('INVITE_NOT_FOUND_OR_EXPIRED: of nobody, of a friend, or one’s own', async () => {
		const [mira, pavel] = [await jarOf(players.mira), await jarOf(players.pavel)];
		await act('invite', 'nobody', pavel);
		await act('invite', 'ines', pavel);
		for (const action of ['accept', 'reject']) {
			for (const [name, jar] of [
				['nobody', mira],
				['pavel', mira],
				['mira', mira],
				['ines', pavel],
			] as const)
				expect(await refusal(action, name, jar)).toEqual([422, ['INVITE_NOT_FOUND_OR_EXPIRED']]);
		}
	});

	test('ALREADY_FRIENDS_OR_PENDING_INVITE: to a friend, twice, or to who has sent one', async () => {
		const [mira, pavel] = [await jarOf(players.mira), await jarOf(players.pavel)];
		const refused = [422, ['ALREADY_FRIENDS_OR_PENDING_INVITE']];
		expect(await refusal('invite', 'pavel', mira)).toEqual(refused);
		expect(await refusal('invite', 'tomas', mira)).toEqual(refused);
		await act('invite', 'ines', pavel);
		expect(await refusal('invite', 'ines', pavel)).toEqual(refused);
	});

	test('T95 USERS_MUST_NOT_MATCH: to oneself', async () => {
		expect(await refusal('invite', 'MIRA', await jarOf(players.mira))).toEqual([
			422,
			['USERS_MUST_NOT_MATCH'],
		]);
	});

	test('T95 USER_NOT_FOUND: to nobody, answered as to somebody who cannot be invited', async () => {
		const mira = await jarOf(players.mira);
		const nobody = await act('invite', 'nobody', mira);
		const unconfirmed = await act('invite', 'nadia', mira);
		expect([nobody.status, nobody.body.messages]).toEqual([422, ['USER_NOT_FOUND']]);
		expect({ ...unconfirmed.body, requestId: '' }).toEqual({ ...nobody.body, requestId: '' });
		expect(unconfirmed.status).toBe(nobody.status);
	});

	test('INVALID_USERNAME: to what is no name', async () => {
		expect(await refusal('invite', 'a b', await jarOf(players.mira))).toEqual([400, ['INVALID_USERNAME']]);
	});

	test('T95 TOO_MANY_REQUESTS: the 21st within an hour, whatever came of the others', async () => {
		const mira = await jarOf(players.mira);
		for (let times = 0; times < 20; times += 1) await act('invite', `nobody${times}`, mira);
		const reply = await act('invite', 'nobody', mira);
		expect([reply.status, reply.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3500);
		await setClock(3601);
		expect(await refusal('invite', 'nobody', mira)).toEqual([422, ['USER_NOT_FOUND']]);
	});

	test('is one invite when the same request comes ten times', async () => {
		const pavel = await jarOf(players.pavel);
		const headers = { 'Idempotency-Key': 'one-and-the-same-invite' };
		const body = { username: 'ines' };
		const replies = await Promise.all(
			[...Array(10)].map(() => call('/api/friends/invite', { body, headers, jar: pavel })),
		);
		expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
		expect((await readState()).counts.friend_invite).toBe(2);
	});

	test('T93 accepted ten times and turned down at once makes one friendship or none', async () => {
		const mira = await jarOf(players.mira);
		const replies = await Promise.all(
			['reject', ...Array(10).fill('accept')].map((action) => act(action, 'tomas', mira)),
		);
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
		const others = replies.filter(({ status }) => status !== 200);
		for (const { body } of others) expect(body.messages).toEqual(['INVITE_NOT_FOUND_OR_EXPIRED']);
		const { friendship = [], friend_invite } = (await readState()).rows;
		const pairs = friendship.filter((pair) => Object.values(pair).includes('player-tomas'));
		expect(pairs).toHaveLength(replies[0]?.status === 200 ? 0 : 1);
		expect(friend_invite).toEqual([]);
	});

	test('T93 accepted ten times at once makes exactly one friendship', async () => {
		const mira = await jarOf(players.mira);
		const replies = await Promise.all([...Array(10)].map(() => act('accept', 'tomas', mira)));
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
		expect((await readState()).counts.friendship).toBe(4);
	});
});

describe('[AC-13] a friend', () => {
	test('is removed on both sides', async () => {
		const [mira, pavel] = [await jarOf(players.mira), await jarOf(players.pavel)];
		expect((await act('remove', 'pavel', mira)).status).toBe(200);
		expect(names((await listOf(mira))?.friends)).toEqual(['ines', 'oskar']);
		expect((await listOf(pavel))?.friends).toEqual([]);
		expect(await refusal('remove', 'mira', pavel)).toEqual([422, ['FRIEND_NOT_FOUND']]);
	});

	test('FRIEND_NOT_FOUND: nobody, oneself, somebody else’s, or who has only sent an invite', async () => {
		const [mira, pavel] = [await jarOf(players.mira), await jarOf(players.pavel)];
		for (const [name, jar] of [
			['nobody', mira],
			['mira', mira],
			['tomas', mira],
			['oskar', pavel],
		] as const)
			expect(await refusal('remove', name, jar)).toEqual([422, ['FRIEND_NOT_FOUND']]);
	});
});
