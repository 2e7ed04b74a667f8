import { describe, expect, test } from 'vitest';
import * as account from '#contract/endpoints/account.ts';
import { readServiceResponse } from '#functions/_lib/upstream/service-response.ts';

const answerTo = (
	endpoint: typeof account.create | typeof account.profile,
	status: number,
	body: unknown,
	retryAfter: string | null = null,
) => readServiceResponse(endpoint, { ok: true, status, body, retryAfter }).answer;

/** A refusal as the service words it, with a time to wait. */
const refusedWith = (codes: string[], status: number, retryAfter: string | null = null) =>
	answerTo(account.create, status, { messages: codes }, retryAfter);

/** A failure that passes on no fields, headers and cookies but those of `more`. */
const failure = (status: number, codes: string[], more: object = {}) => ({
	kind: 'failed',
	status,
	codes,
	headers: {},
	cookies: [],
	...more,
});

describe('a refusal of the account service', () => {
	test('passes on with its status, codes, fields and Retry-After', () => {
		const body = { messages: ['USERNAME_IN_USE'], fields: { username: 'msg.USERNAME_IN_USE' } };
		expect(answerTo(account.create, 422, body)).toEqual(failure(422, body.messages, { fields: body.fields }));
		expect(refusedWith(['TOO_MANY_REQUESTS'], 429, '30')).toEqual(
			failure(429, ['TOO_MANY_REQUESTS'], { headers: { 'Retry-After': '30' } }),
		);
	});

	test.each([['Traceback: line 7'], ['username_in_use'], ['constructor']])(
		'[EC-03] loses the code %j, which is not ours',
		(code) => {
			expect(refusedWith([code, 'USERNAME_IN_USE'], 422)).toEqual(failure(422, ['USERNAME_IN_USE']));
			expect(refusedWith([code], 422, '30')).toEqual({
				kind: 'failed',
				status: 502,
				codes: ['ACCOUNT_CREATE_ERROR'],
			});
		},
	);

	test('[EC-03] without a code of ours gets that of its call, or the general one', () => {
		expect(answerTo(account.create, 400, 'no')).toEqual({
			kind: 'failed',
			status: 502,
			codes: ['ACCOUNT_CREATE_ERROR'],
		});
		expect(answerTo(account.profile, 400, 'no')).toEqual({
			kind: 'failed',
			status: 502,
			codes: ['INTERNAL_SERVER_ERROR'],
		});
	});

	test.each([
		['of a field that is none of the request', 'constructor', 'field.required'],
		['of a field that the service has alone', 'email_hash', 'field.required'],
		['in markup', 'username', '<b>taken</b>'],
		['of words before a key', 'username', 'Taken. field.required'],
		['of words behind a key', 'username', 'field.required by mira@players.example'],
		['of another group', 'username', 'page.title'],
		['of a count that is none', 'username', 'field.min|many'],
	])('[EC-03] loses a text %s', (_name, field, text) => {
		const messages = ['ACCOUNT_CREATE_ERROR'];
		expect(answerTo(account.create, 422, { messages, fields: { [field]: text } })).toEqual(
			failure(422, messages),
		);
		const fields = { email: 'field.email', password: 'field.min|8' };
		expect(answerTo(account.create, 422, { messages, fields: { ...fields, [field]: text } })).toEqual(
			failure(422, messages, { fields }),
		);
	});

	test.each([
		'evil\r\nX: y',
		'30\r\nX: y',
		'in 30',
		'30 s',
		'-1',
		'1.5',
		'9999999',
		'',
		'Wed, 21 Oct 2026 07:28:00 GMT',
	])('[EC-03] loses the Retry-After %j', (retryAfter) => {
		expect(refusedWith(['TOO_MANY_REQUESTS'], 429, retryAfter)).toEqual(failure(429, ['TOO_MANY_REQUESTS']));
	});

	test.each([400, 500, 503])('for maintenance says only that, with status %d as well', (status) => {
		const fail = { kind: 'failed', status: 503, codes: ['API_MAINTENANCE'] };
		expect(refusedWith(['USERNAME_IN_USE', 'API_MAINTENANCE'], status, '600')).toEqual({
			...fail,
			headers: { 'Retry-After': '600' },
		});
		expect(refusedWith(['API_MAINTENANCE'], status, 'soon')).toEqual({ ...fail, headers: {} });
	});

	test.each([500, 502, 599])(
		'with status %d says only that the service is away, and for how long',
		(status) => {
			const body = { messages: ['USERNAME_IN_USE'], fields: { username: 'msg.USERNAME_IN_USE' } };
			const fail = { kind: 'failed', status: 503, codes: ['SERVICE_TEMPORARILY_UNAVAILABLE'] };
			expect(answerTo(account.create, status, body, '600')).toEqual({
				...fail,
				headers: { 'Retry-After': '600' },
			});
			expect(answerTo(account.create, status, body, 'soon')).toEqual({ ...fail, headers: {} });
		},
	);

	test.each([
		['a session that is over', 'NEEDS_LOGIN_REFRESH', ['__Host-sid', 'signed_in']],
		['MFA that nobody waits for', 'NO_PENDING_MFA_VERIFICATION', ['__Host-challenge']],
		['anything else', 'USERNAME_IN_USE', []],
	])('for %s takes the cookies away that belong to it', (_name, code, names) => {
		const { cookies = [] } = refusedWith([code], 401);
		expect(cookies.map((cookie) => /^([^=]+)=;.*Max-Age=0/.exec(cookie)?.[1])).toEqual(names);
	});
});

describe('a success of the account service', () => {
	test('loses what nobody declared', () => {
		const answer = answerTo(account.create, 200, { status: true, data: null, secret: 'x' });
		expect(answer).toEqual({ kind: 'ok', data: null });
	});

	test('may lead to a path of ours only where the call may lead away', () => {
		expect(answerTo(account.profile, 200, { redirect: '/account/login' })).toEqual({
			kind: 'redirect',
			to: '/account/login',
		});
		expect(answerTo(account.create, 200, { redirect: '/account' })).toEqual({
			kind: 'failed',
			status: 502,
			codes: ['ACCOUNT_CREATE_ERROR'],
		});
	});

	test('that only says that there is maintenance is none', () => {
		expect(answerTo(account.profile, 200, { messages: ['API_MAINTENANCE'] })).toEqual({
			kind: 'failed',
			status: 502,
			codes: ['INTERNAL_SERVER_ERROR'],
		});
	});
});
