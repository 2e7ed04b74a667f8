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

const toldBy = ({ status, body, headers }: Reply) => [
	status,
	{ ...body, requestId: '' },
	headers['retry-after'] === undefined,
];

beforeEach(reset);

describe('[FX-31] T104 an answer beside the one that was asked for', () => {
	test.each([1, 3, 5, 8])(
		'after %i wrong passwords for a name its mail address answers as any other does',
		async (times) => {
			for (let time = 0; time < times; time += 1) await wrong(mira.username, true);
			for (const checked of [false, true]) {
				const [own, other, nobody] = [
					await wrong(mira.email, checked),
					await wrong(pavel.email, checked),
					await wrong(unknown, checked),
				];
				expect(toldBy(own)).toEqual(toldBy(other));
				expect(toldBy(own)).toEqual(toldBy(nobody));
				expect(own.body.messages).toEqual(['INCORRECT_PASSWORD']);
			}
		},
	);

	test('after wrong passwords for an address its name answers as any other does', async () => {
		for (let time = 0; time < 6; time += 1) await wrong(mira.email, true);
		expect(toldBy(await wrong(mira.username, false))).toEqual(toldBy(await wrong(pavel.username, false)));
		expect(toldBy(await wrong(mira.username, false))).toEqual(toldBy(await wrong('nobodyatall', false)));
	});

	test('a name and an address that have had their mails answer as any other does', async () => {
		const ask = (path: string, body: object) => call(`/api/account/${path}`, { body, from: freshAddress() });
		for (const path of ['forgot-password', 'resend-verification']) {
			for (let time = 0; time < 10; time += 1) await ask(path, { username: mira.username });
			const answers = [
				await ask(path, { username: mira.username }),
				await ask(path, { email: mira.email }),
				await ask(path, { email: pavel.email }),
				await ask(path, { email: unknown }),
			].map(toldBy);
			expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		}
	});

	test('wrong reset codes are answered alike for a name that waits for a mail, one that does not, and nobody’s', async () => {
		await call('/api/account/forgot-password', { body: { username: mira.username }, from: freshAddress() });
		for (let time = 0; time < 8; time += 1) {
			const answers: unknown[] = [];
			for (const username of [mira.username, pavel.username, 'nobodyatall']) {
				const body = { username, recoveryCode: 'x'.repeat(43), password: 'Thistle3Bridge' };
				answers.push(toldBy(await call('/api/account/reset-password', { body, from: freshAddress() })));
			}
			expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
		}
	});
});
