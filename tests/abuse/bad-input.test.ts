import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import * as account from '#contract/endpoints/account.ts';
import { listCodes, parseInput } from '#contract/parse.ts';
import { call, readState } from '../support/site.ts';

const player = {
	username: 'newcomer',
	email: 'newcomer@players.example',
	password: 'Thistle3Bridge',
	dateOfBirth: { day: 3, month: 2, year: 1990 },
	country: 'BE',
	locale: 'en',
	acceptTerms: true,
	termsVersion: 1,
	newsletter: false,
	captcha: 'token',
};
const reset = { username: 'mira', recoveryCode: 'c'.repeat(43), password: 'Thistle3Bridge' };

const emails = [
	'',
	'x',
	'a@b',
	'a b@c.de',
	'a@b.cc\r\nBcc: x@y.zz',
	`${'a'.repeat(300)}@b.cc`,
	7,
	null,
	['a@b.cc'],
];
const usernames = ['', 'ab', 'a'.repeat(21), 'a b', 'naïve', 'x\r\n', {}, '../x', '<b>'];
const passwords = [
	'',
	'Short7a',
	'nouppercase7',
	'NOLOWERCASE7',
	'NoDigitHere',
	'Password1',
	`Aa1${'x'.repeat(126)}`,
	'xNewcomer7',
];
const births = [
	undefined,
	'x',
	{},
	{ day: 31, month: 2, year: 2000 },
	{ day: 1, month: 13, year: 2000 },
	{ day: 1, month: 1, year: 1920 },
	{ day: 1, month: 1, year: 2999 },
	{ day: '1', month: 1, year: 2000 },
];

const each = <Value>(field: string, values: readonly Value[], rest: object) =>
	values.map((value) => ({ ...rest, [field]: value }));

const table: [Endpoint, object[]][] = [
	[
		account.create,
		[
			...each('email', emails, player),
			...each('username', usernames, player),
			...each('password', passwords, player),
			...each('dateOfBirth', births, player),
			...each('country', ['', 'Belgium', 'be', 3], player),
			...each('locale', ['', 'nl', 'EN'], player),
			...each('acceptTerms', [false, 'true', undefined], player),
			...each('termsVersion', ['1', 1.5, undefined], player),
			...each('newsletter', ['no', undefined], player),
			...each('captcha', [undefined, 'x'.repeat(5000)], player),
			{ email: 'x', username: '!', password: 'x' },
		],
	],
	[
		account.login,
		[
			{ username: 'mira' },
			{ password: 'x' },
			{ username: '', password: '' },
			{ username: 'm', password: 'x'.repeat(129) },
		],
	],
	[account.forgotPassword, [{}, { email: 'x' }, { username: '' }, ...each('email', emails.slice(0, 6), {})]],
	[account.resendVerification, [{}, { email: 'x' }, { username: ' ' }]],
	[
		account.resetPassword,
		[
			...each('password', passwords.slice(0, 7), reset),
			...each('recoveryCode', ['', 7, 'x'.repeat(513)], reset),
			{ ...reset, username: 'x' },
		],
	],
	[
		account.validate,
		[{}, { username: 'mira' }, { username: 'mira', token: '' }, { username: 'a b', token: 'x' }],
	],
];

const rows = table.flatMap(([endpoint, inputs]) =>
	inputs.map((input) => [endpoint.path, JSON.stringify(input).slice(0, 70), endpoint, input] as const),
);

describe('[VA-09] what the browser would refuse', () => {
	test.each(rows)('%s refuses with the same message: %s', async (path, _text, endpoint, input) => {
		const inBrowser = parseInput(endpoint.request, JSON.parse(JSON.stringify(input)));
		if (inBrowser.ok) throw new Error('the browser would send this');
		const reply = await call(path, { body: input });
		expect(reply.status).toBe(400);
		const isEmpty = Object.keys(input).length === 0;
		expect(reply.body.fields).toEqual(inBrowser.fields);
		expect(reply.body.messages).toEqual(listCodes(inBrowser.fields));
		expect(isEmpty || Object.keys(reply.body.fields ?? {}).length > 0).toBe(true);
	});

	test('leaves no trace behind', async () => {
		const before = await readState();
		for (const [path, , , input] of rows) await call(path, { body: input });
		expect((await readState()).hash).toBe(before.hash);
	});

	test('T49 a line break in a mail address reaches nobody', async () => {
		const reply = await call('/api/account/forgot-password', {
			body: { email: 'mira@players.example\r\nBcc: x@y.zz' },
		});
		expect([reply.status, reply.body.messages]).toEqual([400, ['INVALID_EMAIL']]);
	});
});
