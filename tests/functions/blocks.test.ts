import { beforeEach, describe, expect, test } from 'vitest';
import type { FriendList } from '#contract/endpoints/friends.ts';
import { type CookieJar, call, jarOf, newPlayer, players, reset } from '../support/site.ts';

const act = (action: string, username: string, jar: CookieJar) =>
	call(`/api/friends/${action}`, { body: { username }, jar });
const listOf = async (jar: CookieJar) => (await call('/api/friends/list', { jar })).body.data as FriendList;
const names = (list: readonly { username: string }[] = []) => list.map(({ username }) => username);
const showTo = (onlineVisibleTo: string, jar: CookieJar) =>
	call('/api/friends/online-visibility', { body: { onlineVisibleTo }, jar });

async function refusal(action: string, username: string, jar: CookieJar) {
	const { status, body } = await act(action, username, jar);
	return [status, body.messages];
}

let [mira, pavel]: CookieJar[] = [];
const both = () => [mira, pavel] as [CookieJar, CookieJar];
beforeEach(async () => {
	await reset();
	[mira, pavel] = [await jarOf(players.mira), await jarOf(players.pavel)];
});

describe('[SI-04] blocking a friend', () => {
	test('ends the friendship on both sides, and only the one who blocks sees why', async () => {
		const [mira, pavel] = both();
		expect((await act('block', 'pavel', mira)).body).toEqual({ status: true, data: null });
		const [hers, his] = [await listOf(mira), await listOf(pavel)];
		expect(names(hers.friends)).toEqual(['ines', 'oskar']);
		expect(hers.blocked).toEqual([{ username: 'pavel', displayName: 'Pavel Orn' }]);
		expect([names(his.friends), his.blocked]).toEqual([[], []]);
	});

	test('twice is the same as once, and unblocking brings no friendship back', async () => {
		const [mira] = both();
		for (const _ of [1, 2]) expect((await act('block', 'pavel', mira)).status).toBe(200);
		for (const _ of [1, 2]) expect((await act('unblock', 'pavel', mira)).status).toBe(200);
		const { friends, blocked } = await listOf(mira);
		expect([names(friends), blocked]).toEqual([['ines', 'oskar'], []]);
	});
});

describe('[SI-04] an invite to somebody who has blocked one', () => {
	test('T108 looks like any, and arrives nowhere until it is unblocked', async () => {
		const [mira, pavel] = both();
		await act('block', 'pavel', mira);
		expect((await act('invite', 'mira', pavel)).body).toEqual({ status: true, data: null });
		expect(names((await listOf(pavel)).outgoing)).toEqual(['mira']);
		expect(names((await listOf(mira)).incoming)).toEqual(['tomas']);
		for (const action of ['accept', 'reject'])
			expect(await refusal(action, 'pavel', mira)).toEqual([422, ['INVITE_NOT_FOUND_OR_EXPIRED']]);
		expect(await refusal('invite', 'mira', pavel)).toEqual([422, ['ALREADY_FRIENDS_OR_PENDING_INVITE']]);
		await act('unblock', 'pavel', mira);
		expect(names((await listOf(mira)).incoming)).toContain('pavel');
	});

	test('T108 that was sent before stays with its sender and is not shown any more', async () => {
		const [mira] = both();
		await act('block', 'tomas', mira);
		expect((await listOf(mira)).incoming).toEqual([]);
	});

	test('the other way round is refused, and an own one is taken back by the block', async () => {
		const [, pavel] = both();
		const other = await newPlayer();
		const theirs = await jarOf(other);
		await act('invite', other.username, pavel);
		await act('block', other.username, pavel);
		expect((await listOf(pavel)).outgoing).toEqual([]);
		expect((await listOf(theirs)).incoming).toEqual([]);
		expect(await refusal('invite', other.username, pavel)).toEqual([422, ['USER_BLOCKED']]);
	});
});

describe('[SI-04] a block', () => {
	test('needs an exact name of somebody else', async () => {
		const [mira] = both();
		expect(await refusal('block', 'pave', mira)).toEqual([422, ['USER_NOT_FOUND']]);
		expect(await refusal('block', 'MIRA', mira)).toEqual([422, ['USERS_MUST_NOT_MATCH']]);
	});

	test('T108 counts as a try at a name, 20 times an hour', async () => {
		const [mira] = both();
		for (let time = 0; time < 20; time += 1) await act('block', `nobody${time}`, mira);
		expect(await refusal('block', 'pavel', mira)).toEqual([429, ['TOO_MANY_REQUESTS']]);
	});

	test('leaves an invite and a block at the same moment without a friendship', async () => {
		const [mira, pavel] = both();
		await act('remove', 'pavel', mira);
		await act('invite', 'mira', pavel);
		await Promise.all([act('accept', 'pavel', mira), act('block', 'pavel', mira)]);
		expect(names((await listOf(mira)).friends)).not.toContain('pavel');
	});
});

describe('[SI-04] being online', () => {
	const isShown = async (jar: CookieJar, username: string) => {
		const { friends, incoming, outgoing } = await listOf(jar);
		return [...friends, ...incoming, ...outgoing].find((other) => other.username === username)?.online;
	};

	test('T109 is seen by friends at first, and by nobody where that is chosen', async () => {
		const [mira, pavel] = both();
		await listOf(pavel);
		expect([await isShown(mira, 'pavel'), (await listOf(pavel)).onlineVisibleTo]).toEqual([true, 'friends']);
		expect((await showTo('nobody', pavel)).status).toBe(200);
		expect([await isShown(mira, 'pavel'), (await listOf(pavel)).onlineVisibleTo]).toEqual([false, 'nobody']);
	});

	test('T109 is seen by who has an invite only where all may see it, and never by who is blocked', async () => {
		const [mira] = both();
		const other = await newPlayer();
		const theirs = await jarOf(other);
		await act('invite', 'mira', theirs);
		expect(await isShown(theirs, 'mira')).toBeUndefined();
		await showTo('all', mira);
		expect(await isShown(theirs, 'mira')).toBe(true);
		await act('block', other.username, mira);
		expect(await isShown(theirs, 'mira')).toBe(false);
	});

	test('is shown to no other choice', async () => {
		const reply = await showTo('everybody', both()[0]);
		expect([reply.status, reply.body.fields]).toEqual([400, { onlineVisibleTo: 'field.choice' }]);
	});
});
