import { describe, expect, test } from 'vitest';
import * as account from '#contract/endpoints/account.ts';
import { readServiceAnswer } from '#functions/_lib/service-answer.ts';

const answerTo = (
	endpoint: typeof account.create | typeof account.profile,
	status: number,
	body: unknown,
	retryAfter: string | null = null,
) => readServiceAnswer(endpoint, { ok: true, status, body, retryAfter }).answer;

describe('a refusal of the account service', () => {
	test('passes on with its status, codes, fields and Retry-After', () => {
		const body = { messages: ['USERNAME_IN_USE'], fields: { username: 'msg.USERNAME_IN_USE' } };
		expect(answerTo(account.create, 422, body)).toMatchObject({
			status: 422,
			codes: body.messages,
			fields: body.fields,
		});
		expect(answerTo(account.create, 429, { messages: ['TOO_MANY_REQUESTS'] }, '30')).toMatchObject({
			status: 429,
			headers: { 'Retry-After': '30' },
		});
	});

	test('[EC-03] loses codes, fields and texts that are not ours', () => {
		const body = {
			messages: ['Traceback: line 7', 'USERNAME_IN_USE'],
			fields: { username: '<b>taken</b>', constructor: 'field.required', email: 'field.email' },
		};
		expect(answerTo(account.create, 422, body)).toMatchObject({
			codes: ['USERNAME_IN_USE'],
			fields: { email: 'field.email' },
		});
		expect(answerTo(account.create, 422, { messages: ['Traceback'] })).toMatchObject({
			status: 502,
			codes: ['ACCOUNT_CREATE_ERROR'],
		});
		expect(answerTo(account.profile, 400, 'no')).toMatchObject({
			status: 502,
			codes: ['INTERNAL_SERVER_ERROR'],
		});
		expect(answerTo(account.create, 429, { messages: ['TOO_MANY_REQUESTS'] }, 'evil\r\nX: y')).toMatchObject({
			headers: {},
		});
	});

	test.each([200, 400, 500, 503])('for maintenance says so, with status %d as well', (status) => {
		const answer = answerTo(account.profile, status, { messages: ['API_MAINTENANCE'] }, '600');
		if (status === 200) expect(answer).toMatchObject({ status: 502 });
		else {
			expect(answer).toMatchObject({
				status: 503,
				codes: ['API_MAINTENANCE'],
				headers: { 'Retry-After': '600' },
			});
		}
	});

	test('for a session that is over takes its cookies away', () => {
		const answer = answerTo(account.profile, 401, { messages: ['NEEDS_LOGIN_REFRESH'] });
		expect(answer.cookies?.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-sid', 'signed_in']);
	});
});

describe('a success of the account service', () => {
	test('loses what nobody declared', () => {
		const answer = answerTo(account.create, 200, { status: true, data: null, secret: 'x' });
		expect(answer).toEqual({ kind: 'ok', data: null });
	});

	test('may lead to a path of ours only where the call may lead away', () => {
		expect(answerTo(account.profile, 200, { redirect: '/account/login' })).toMatchObject({
			to: '/account/login',
		});
		expect(answerTo(account.create, 200, { redirect: '/account' })).toMatchObject({ status: 502 });
	});
});
