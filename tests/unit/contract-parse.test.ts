import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { create, forgotPassword, login, validate } from '#contract/endpoints/account.ts';
import { feedbacks } from '#contract/endpoints/issues.ts';
import { listJobs } from '#contract/endpoints/jobs.ts';
import { listFaqs } from '#contract/endpoints/support.ts';
import { endpoints } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import { listCodes, parseInput } from '#contract/parse.ts';
import { timeOf } from './messages.ts';

const everyField = Object.keys(create.request.entries);

describe('parsing a request', () => {
	test.each([listJobs, listFaqs])('a list that nobody limits is limited: $path', ({ request }) => {
		expect(parseInput(request, {})).toHaveProperty('value.limit', limits.list.max);
	});

	test('gives the first message of each field that is wrong', () => {
		expect(parseInput(create.request, {})).toEqual({
			ok: false,
			fields: expect.objectContaining({
				username: 'field.required',
				email: 'field.required',
				acceptTerms: 'field.required',
			}),
		});
		const parsed = parseInput(create.request, {
			username: 'a b',
			email: 'x',
			password: 'x',
			dateOfBirth: { day: 31, month: 2, year: 2000 },
		});
		expect(parsed).toMatchObject({
			fields: {
				username: 'field.alphanumeric',
				email: 'field.email',
				password: 'field.password',
				dateOfBirth: 'field.date',
			},
		});
	});

	test('asks for an address of mail where there is a wrong one, and for a text where there is none', () => {
		const emailOf = (email: unknown) => {
			const parsed = parseInput(feedbacks.request, { email });
			return parsed.ok ? undefined : parsed.fields.email;
		};
		expect([emailOf('anna@'), emailOf(7), emailOf('')]).toEqual(['field.email', 'field.required', undefined]);
	});

	test('names every field that a form has', () => {
		const parsed = parseInput(create.request, {});
		expect(Object.keys(parsed.ok ? {} : parsed.fields).sort()).toEqual(everyField.sort());
	});

	test('takes one place or several, and not more than can be chosen', () => {
		const chosen = (location: unknown) => parseInput(listJobs.request, { location });
		expect(chosen('gent')).toHaveProperty('value.location', ['gent']);
		expect(chosen(['gent', 'quebec'])).toHaveProperty('value.location', ['gent', 'quebec']);
		const wrong = { ok: false, fields: { location: 'field.choice' } };
		expect(chosen(Array.from({ length: 51 }, () => 'gent'))).toEqual(wrong);
		expect(chosen([7])).toEqual(wrong);
	});

	test('drops fields that nobody asked for', () => {
		const parsed = parseInput(login.request, {
			username: 'mira',
			password: 'x',
			role: 'admin',
			session: 'y',
		});
		expect(parsed).toEqual({ ok: true, value: { username: 'mira', password: 'x' } });
	});

	const noRequests: unknown[] = [null, undefined, [], 'text', 7, true, Number.NaN, [{ username: 'mira' }]];
	test.each(noRequests.map((input) => ({ input })))('$input is no request', ({ input }) => {
		const parsed = parseInput(login.request, input);
		expect(parsed.ok).toBe(false);
		if (parsed.ok) return;
		for (const message of Object.values(parsed.fields))
			expect(message).toMatch(/^(?:field|msg)\.\w+(?:\|\d+)?$/);
	});

	const notTexts: unknown[] = [{}, [], 5, true, null, { toString: 'mira' }];
	test.each(notTexts.map((value) => ({ value })))(
		'a value of another type counts as not given: $value',
		({ value }) => {
			const parsed = parseInput(login.request, { username: value, password: 'x' });
			expect(parsed).toEqual({ ok: false, fields: { username: 'field.required' } });
		},
	);

	test('keys of prototypes do nothing', () => {
		const input: unknown = JSON.parse(
			'{"__proto__":{"username":"mira","password":"x","admin":true},"constructor":{"prototype":{"admin":true}},"prototype":1}',
		);
		expect(parseInput(login.request, input)).toEqual({
			ok: false,
			fields: { username: 'field.required', password: 'field.required' },
		});
		const full = JSON.parse(
			'{"username":"mira","password":"x","__proto__":{"admin":true},"constructor":1}',
		) as unknown;
		const parsed = parseInput(login.request, full);
		expect(parsed).toEqual({ ok: true, value: { username: 'mira', password: 'x' } });
		expect(Object.keys(parsed.ok ? parsed.value : {})).toEqual(['username', 'password']);
		expect(({} as Record<string, unknown>).admin).toBeUndefined();
	});

	test('takes a mail address or a user name, and wants one of them', () => {
		expect(parseInput(forgotPassword.request, {})).toEqual({
			ok: false,
			fields: { username: 'field.required' },
		});
		expect(parseInput(forgotPassword.request, { email: 'x' })).toEqual({
			ok: false,
			fields: { email: 'field.email' },
		});
		expect(parseInput(forgotPassword.request, { username: '' })).toEqual({
			ok: false,
			fields: { username: 'field.required' },
		});
		expect(parseInput(forgotPassword.request, { email: 'Mira@players.example' })).toEqual({
			ok: true,
			value: { email: 'mira@players.example' },
		});
		expect(parseInput(forgotPassword.request, { username: 'mira' })).toEqual({
			ok: true,
			value: { username: 'mira' },
		});
	});

	test('is quick with 50 KB in every field of every call', () => {
		const hostile = ['a', '1', ' ', '@', 'a.', '\u0301', '\u{1F56F}', '\\', '%'].map((text) =>
			text.repeat(50 * 1024),
		);
		for (const { request } of endpoints)
			for (const text of hostile) {
				const input = Object.fromEntries(Object.keys(request.entries ?? {}).map((name) => [name, text]));
				expect(timeOf(() => parseInput(request, input))).toBeLessThan(500);
			}
	});

	test('never echoes what was sent', () => {
		const parsed = parseInput(
			create.request,
			Object.fromEntries(everyField.map((name) => [name, 'SENT-8f3a'])),
		);
		expect(JSON.stringify(parsed)).not.toContain('SENT-8f3a');
	});

	test('shows only keys of texts, whatever message a schema gives', () => {
		const schema = v.object({ a: v.pipe(v.string(), v.minLength(3, 'Too short!')) });
		expect(parseInput(schema, { a: 'x' })).toEqual({ ok: false, fields: { a: 'field.required' } });
	});
});

describe('the codes of wrong fields', () => {
	test.each([
		[{ email: 'field.email' }, ['INVALID_EMAIL']],
		[{ password: 'field.password' }, ['INVALID_PASSWORD']],
		[{ newPassword: 'field.max|128' }, ['INVALID_PASSWORD']],
		[{ password: 'field.passwordCommon' }, ['PASSWORD_TOO_COMMON']],
		[{ username: 'field.min|3' }, ['INVALID_USERNAME']],
		[{ phone: 'field.required' }, ['INVALID_PHONE_NUMBER']],
		[{ dateOfBirth: 'field.date' }, ['INVALID_PARAMETERS']],
		[{ country: 'field.choice', locale: 'field.choice' }, ['INVALID_PARAMETERS']],
		[{ email: 'field.email', password: 'field.password' }, ['INVALID_EMAIL', 'INVALID_PASSWORD']],
		[{ '': 'field.required' }, ['INVALID_PARAMETERS']],
		[{ constructor: 'field.required', toString: 'field.required' }, ['INVALID_PARAMETERS']],
		[{}, []],
	])('of %j are %j', (fields, codes) => {
		expect(listCodes(fields as Record<string, string>)).toEqual(codes);
	});
});

describe('a link from a mail', () => {
	test('carries a user name and a token that is not too long', () => {
		expect(parseInput(validate.request, { username: 'mira', token: 'x'.repeat(limits.token.max) }).ok).toBe(
			true,
		);
		expect(
			parseInput(validate.request, { username: 'mira', token: 'x'.repeat(limits.token.max + 1) }),
		).toEqual({
			ok: false,
			fields: { token: `field.max|${limits.token.max}` },
		});
	});
});
