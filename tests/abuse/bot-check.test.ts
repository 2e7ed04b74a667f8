import { beforeEach, describe, expect, test } from 'vitest';
import { creation, stranger } from '../support/players.ts';
import { botToken, call, createJar, freshAddress, players, reset, signIn } from '../support/site.ts';

beforeEach(reset);

test('[BC-03] a bot-check token of the least score is enough', async () => {
	const captcha = await botToken('login', { score: 0.5 });
	const body = await creation(stranger(), { captcha });
	expect((await call('/api/account/create', { body })).status).toBe(200);
});

describe('[BC-03] a sign-in after three failures', () => {
	test('needs a token that holds, and is not counted without one', async () => {
		const from = freshAddress();
		const { username, password } = players.pavel;
		const tryAgain = (captcha: string) =>
			call('/api/account/login', { body: { username, password, captcha }, from });
		const wrong = { ...players.pavel, password: 'Wrong4Password' };
		for (let round = 0; round < 3; round += 1) await signIn(wrong, createJar(), { from });
		for (let round = 0; round < 3; round += 1) {
			const refused = await signIn(players.pavel, createJar(), { from });
			expect([refused.status, refused.body.messages]).toEqual([403, ['BOT_CHECK_FAILED']]);
		}
		expect((await tryAgain('made-up')).body.messages).toEqual(['BOT_CHECK_FAILED']);
		expect((await tryAgain(await botToken())).body.data).toHaveProperty('user.username', 'pavel');
	});
});
