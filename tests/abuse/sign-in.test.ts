import { beforeEach, describe, expect, test } from 'vitest';
import { newestToken, stranger } from '../support/players.ts';
import {
	botToken,
	call,
	createJar,
	freshAddress,
	newPlayer,
	players,
	type Reply,
	reset,
	setClock,
	signIn,
} from '../support/site.ts';
import { describeReply } from './every-call.ts';

const login = '/api/account/login';
const wrong = 'Wrong4Password';

interface Try {
	username: string;
	password?: string;
	from?: string;
	headers?: Record<string, string>;
}

/** One try with a bot-check token that holds, so that nothing but the number of tries counts. */
async function tryOnce({
	username,
	password = wrong,
	from = freshAddress(),
	headers = {},
}: Try): Promise<Reply> {
	const body = { username, password, captcha: await botToken() };
	return call(login, { body, from, headers });
}

async function tries(count: number, next: (index: number) => Try): Promise<Reply[]> {
	const replies: Reply[] = [];
	for (let index = 0; index < count; index += 1) replies.push(await tryOnce(next(index)));
	return replies;
}

/** What somebody can tell two answers apart by, but for the names of requests. */
const look = ({ status, headers, body, setCookies }: Reply) =>
	JSON.stringify([status, Object.keys(headers).sort(), { ...body, requestId: '' }, setCookies]);

const secondsOf = (reply: Reply | undefined) => Number(reply?.headers['retry-after']);
const forged = (address: string) => ({
	'X-Forwarded-For': address,
	'X-Nf-Client-Connection-Ip': address,
	'X-Real-IP': address,
	'X-Client-Address': address,
	'True-Client-IP': address,
	Forwarded: `for=${address}`,
});

beforeEach(reset);

async function deletedPlayer() {
	const player = await newPlayer();
	const jar = createJar();
	await signIn(player, jar);
	const body = { password: player.password, code: '' };
	expect((await call('/api/account/delete', { body, jar })).status).toBe(200);
	return player;
}

describe('T01 a refused sign-in', () => {
	test('is the same for every reason', async () => {
		const deleted = await deletedPlayer();
		const reasons = [players.mira, players.nadia, players.tomas, stranger(), deleted];
		const replies: Reply[] = [];
		for (const { username } of reasons) replies.push(await tryOnce({ username }));
		replies.push(
			await tryOnce({ username: players.mira.email }),
			await tryOnce({ username: stranger().email }),
		);
		replies.push(await tryOnce({ username: deleted.username, password: deleted.password }));
		expect(new Set(replies.map(look)).size).toBe(1);
		expect([replies[0]?.body.messages, replies[0]?.setCookies]).toEqual([['INCORRECT_PASSWORD'], []]);
	});

	test('locks a name that nobody has like one that somebody has', async () => {
		const known = await tries(6, () => ({ username: 'mira' }));
		const unknown = await tries(6, () => ({ username: 'nobodyatall' }));
		expect(known.map(look)).toEqual(unknown.map(look));
		expect(known.map(describeReply)).toEqual([
			...Array(5).fill('422 INCORRECT_PASSWORD'),
			'429 TOO_MANY_REQUESTS',
		]);
		expect(secondsOf(known[5])).toBe(secondsOf(unknown[5]));
	});

	test('asks for a bot check after as many failures of a name that nobody has', async () => {
		const plain = (username: string) =>
			call(login, { body: { username, password: wrong }, from: freshAddress() });
		const replies = { known: [] as Reply[], unknown: [] as Reply[] };
		for (let round = 0; round < 5; round += 1) {
			replies.known.push(await plain('pavel'));
			replies.unknown.push(await plain('nobodyatall'));
		}
		expect(replies.known.map(look)).toEqual(replies.unknown.map(look));
		expect(describeReply(replies.known[4] as Reply)).toBe('403 BOT_CHECK_FAILED');
	});
});

describe('T07 an account', () => {
	test('is locked at the sixth try, also for the right password, until Retry-After', async () => {
		await tries(5, () => ({ username: 'mira' }));
		const right = { username: 'mira', password: players.mira.password };
		const locked = await tryOnce(right);
		expect(describeReply(locked)).toBe('429 TOO_MANY_REQUESTS');
		expect(secondsOf(locked)).toBeGreaterThanOrEqual(1);
		await setClock(secondsOf(locked) + 1);
		expect((await tryOnce(right)).status).toBe(200);
	});

	test('starts counting anew after a success', async () => {
		const right = { username: 'mira', password: players.mira.password };
		for (let round = 0; round < 2; round += 1) {
			expect((await tries(4, () => ({ username: 'mira' }))).map(describeReply)).toEqual(
				Array(4).fill('422 INCORRECT_PASSWORD'),
			);
			expect((await tryOnce(right)).status).toBe(200);
		}
	});
});

describe('T09 an address', () => {
	test('that tries 25 accounts waits from the 21st on, and another does not', async () => {
		const from = freshAddress();
		const replies = await tries(25, (index) => ({ username: `nobody${index}`, from }));
		expect(replies.map(describeReply)).toEqual([
			...Array(20).fill('422 INCORRECT_PASSWORD'),
			...Array(5).fill('429 TOO_MANY_REQUESTS'),
		]);
		for (const reply of replies.slice(20)) {
			expect(secondsOf(reply)).toBeGreaterThanOrEqual(1);
			expect(Number.isInteger(secondsOf(reply))).toBe(true);
		}
		expect((await signIn(players.mira, createJar(), { from: freshAddress() })).status).toBe(200);
	});

	test('T11 is the one of the connection, whatever headers a visitor writes', async () => {
		const from = freshAddress();
		const next = (index: number) => ({
			username: `nobody${index}`,
			from,
			headers: forged(`10.0.0.${index}`),
		});
		const replies = await tries(22, next);
		expect(replies.map(({ status }) => status)).toEqual([...Array(20).fill(422), 429, 429]);
	});

	test('T11 that changes with each try leaves the lock of the account where it is', async () => {
		const next = (index: number) => ({ username: 'mira', headers: forged(`10.0.0.${index}`) });
		const replies = await tries(6, next);
		expect(replies.map(({ status }) => status)).toEqual([...Array(5).fill(422), 429]);
	});
});

describe('T10 an owner whose account somebody else locked', () => {
	const newPassword = 'Thistle3Bridge';

	test('gets in from elsewhere with a link to a new password', async () => {
		await tries(6, () => ({ username: 'mira', from: '127.0.0.31' }));
		expect((await signIn(players.mira, createJar())).status).toBe(429);
		await call('/api/account/forgot-password', { body: { email: players.mira.email }, from: '127.0.0.32' });
		const { username, token } = await newestToken(players.mira.email);
		const body = { username, recoveryCode: token, password: newPassword };
		expect((await call('/api/account/reset-password', { body, from: '127.0.0.32' })).status).toBe(200);
		expect((await signIn({ ...players.mira, password: newPassword }, createJar())).status).toBe(200);
	});

	test('gets in after 15 minutes', async () => {
		await tries(6, () => ({ username: 'mira' }));
		await setClock(15 * 60);
		expect((await signIn(players.mira, createJar())).status).toBe(200);
	});
});
