import { beforeEach, describe, expect, test } from 'vitest';
import { botToken } from '../support/control.ts';
import { call, freshAddress, players, type Reply, reset } from '../support/site.ts';

const { mira, pavel } = players;
const unknown = 'nobody@players.example';

const wrong = async (username: string, checked: boolean): Promise<Reply> => {
	const captcha = checked ? { captcha: await botToken('login') } : {};
	const body = { username, password: 'Wrong1Password', ...captcha };
	return call('/api/account/login', { body, from: freshAddress() });
};

const visibleIn = ({ status, body, headers }: Reply) => [
	status,
	{ ...body, requestId: '' },
	headers['retry-after'] === undefined,
];

beforeEach(reset);

describe('[FX-31] T104 what a response lets a stranger conclude', () => {
	test.each([1, 3, 5, 8])(
		'after %i wrong passwords for a name, its mail address gets the same response as any other',
		async (times) => {
			for (let time = 0; time < times; time += 1) await wrong(mira.username, true);
			for (const checked of [false, true]) {
				const [own, other, nobody] = [
					await wrong(mira.email, checked),
					await wrong(pavel.email, checked),
					await wrong(unknown, checked),
				];
				expect(visibleIn(own)).toEqual(visibleIn(other));
				expect(visibleIn(own)).toEqual(visibleIn(nobody));
				expect(own.body.messages).toEqual(['INCORRECT_PASSWORD']);
			}
		},
	);

	test('after wrong passwords for an address, its name gets the same response as any other', async () => {
		for (let time = 0; time < 6; time += 1) await wrong(mira.email, true);
		expect(visibleIn(await wrong(mira.username, false))).toEqual(
			visibleIn(await wrong(pavel.username, false)),
		);
		expect(visibleIn(await wrong(mira.username, false))).toEqual(
			visibleIn(await wrong('nobodyatall', false)),
		);
	});

	test('a name and an address that have had their mails get the same response as any other', async () => {
		const ask = (path: string, body: object) => call(`/api/account/${path}`, { body, from: freshAddress() });
		for (const path of ['forgot-password', 'resend-verification']) {
			for (let time = 0; time < 10; time += 1) await ask(path, { username: mira.username });
			const answers = [
				await ask(path, { username: mira.username }),
				await ask(path, { email: mira.email }),
				await ask(path, { email: pavel.email }),
				await ask(path, { email: unknown }),
			].map(visibleIn);
			expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		}
	});

	test('wrong reset codes are answered alike for a name that waits for a mail, one that does not, and nobody’s', async () => {
		await call('/api/account/forgot-password', { body: { username: mira.username }, from: freshAddress() });
		for (let time = 0; time < 8; time += 1) {
			const answers: unknown[] = [];
			for (const username of [mira.username, pavel.username, 'nobodyatall']) {
				const body = { username, recoveryCode: 'x'.repeat(43), password: 'Thistle3Bridge' };
				answers.push(visibleIn(await call('/api/account/reset-password', { body, from: freshAddress() })));
			}
			expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		}
	});
});
