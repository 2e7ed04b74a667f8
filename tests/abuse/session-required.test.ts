import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import {
	call,
	createJar,
	type Player,
	players,
	type Reply,
	reset,
	setClock,
	signIn,
} from '../support/site.ts';
import { leavesState, othersThan, send } from './every-call.ts';

const needing = endpoints.filter(({ policy }) => policy.auth === 'required');
const refused = '401 NEEDS_LOGIN_REFRESH';

/** Makes every call that needs a session, with nothing wrong but who makes it; gives the answers. */
async function refusals(cookie: string, calls = needing): Promise<Reply[]> {
	const replies: Reply[] = [];
	const ask = async (endpoint: (typeof needing)[number]) => {
		const reply = await send(endpoint, undefined, { headers: { Cookie: cookie } });
		replies.push(reply);
		return reply;
	};
	const isQuiet = await leavesState(async () => expect(await othersThan(refused, calls, ask)).toEqual([]));
	expect(isQuiet).toBe(true);
	for (const { body } of replies) expect(body.data).toBeUndefined();
	return replies;
}

async function cookieOf(player: Player = players.mira): Promise<string> {
	const jar = createJar();
	await signIn(player, jar);
	return jar.header();
}

beforeEach(reset);

describe('[RL-01] every call that needs a session', () => {
	test('is there to be asked', () => expect(needing.length).toBeGreaterThan(25));

	test.each(['', 'signed_in=1', '__Host-sid=x; signed_in=1'])(
		'is refused without one and does nothing: %s',
		async (cookie) => {
			await refusals(cookie);
		},
	);

	test('T12 is refused to a sign-in that waits for its code', async () => {
		await refusals(await cookieOf(players.tomas));
	});

	test('T22 is refused to a session that was signed out, whose cookie is taken away', async () => {
		const ended = await cookieOf();
		await call('/api/account/logout', { method: 'POST', headers: { Cookie: ended } });
		// While a password is being changed, no answer takes the cookie of the new session away.
		const [lasting, changing] = [false, true].map((isChange) =>
			needing.filter(({ name }) => (name === 'account.update-password') === isChange),
		);
		const replies = await refusals(ended, lasting);
		await refusals(ended, changing);
		for (const { setCookies } of replies)
			expect(setCookies).toContain('__Host-sid=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax');
	});

	test('T23 is refused to another device after a global sign-out', async () => {
		const [here, there] = [await cookieOf(), await cookieOf()];
		await call('/api/account/global-logout', { method: 'POST', headers: { Cookie: here } });
		for (const cookie of [here, there]) await refusals(cookie);
	});

	test('T25 is answered to the last second of a session and refused after it', async () => {
		const cookie = await cookieOf();
		await setClock(172_799 - 10);
		for (const path of ['sessions', 'merch'])
			expect((await call(`/api/account/${path}`, { headers: { Cookie: cookie } })).status).toBe(200);
		await setClock(172_801);
		await refusals(cookie);
	});
});

describe('[RL-01] what one player is shown', () => {
	test('is nothing of another', async () => {
		const [mira, pavel] = [await cookieOf(), await cookieOf(players.pavel)];
		const list = await call('/api/account/sessions', { headers: { Cookie: pavel } });
		const [{ id }] = list.body.data as [{ id: string }];
		const profile = await call('/api/account/profile', { headers: { Cookie: mira } });
		const own = await call('/api/account/sessions', { headers: { Cookie: mira } });
		for (const text of [profile.text, own.text]) expect(text).not.toContain('pavel');
		expect(own.text).not.toContain(id);
		const revoked = await call('/api/account/sessions/revoke', { body: { id }, headers: { Cookie: mira } });
		expect([revoked.status, revoked.body.messages]).toEqual([404, ['NOT_FOUND']]);
		expect((await call('/api/account/profile', { headers: { Cookie: pavel } })).body.data).toBeDefined();
	});
});
