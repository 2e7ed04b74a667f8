import { afterEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import {
	botToken,
	call,
	clearFaults,
	freshAddress,
	outboxOf,
	readState,
	setFaults,
} from '../support/site.ts';

afterEach(clearFaults);

const path = '/api/careers/alerts';
let count = 0;
const newReader = () => `reader-${process.pid}-${count++}@readers.example`;
const ask = async (email: string, more: object = {}, from = freshAddress()) =>
	call(path, {
		body: { email, filters: {}, locale: 'en', captcha: await botToken('alerts'), ...more },
		from,
	});

async function tokenFor(email: string, action: string): Promise<string> {
	const link = (await outboxOf(email)).at(-1)?.links.at(-1) ?? '';
	return new URL(link).pathname.split(`/careers/alerts/${action}/`)[1] ?? '';
}

describe('job alerts', () => {
	test('are asked for, and begun with the token from the mail', async () => {
		const email = newReader();
		const reply = await ask(email, { filters: { location: ['gent'], team: ['Art'] }, locale: 'fr' });
		expect([reply.status, reply.body]).toEqual([200, { status: true, data: null }]);
		const token = await tokenFor(email, 'confirm');
		const begun = await call(`${path}/confirm`, { body: { token } });
		expect([begun.status, begun.body]).toEqual([200, { status: true, data: null }]);
	});

	test('answer the same for an address that has some, and for one that has none', async () => {
		const email = newReader();
		await ask(email);
		await call(`${path}/confirm`, { body: { token: await tokenFor(email, 'confirm') } });
		const [known, unknown] = [await ask(email), await ask(newReader())];
		expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
	});

	test('stop with the token from a mail, and only by a POST', async () => {
		const email = newReader();
		await ask(email);
		await call(`${path}/confirm`, { body: { token: await tokenFor(email, 'confirm') } });
		await ask(email);
		const token = await tokenFor(email, 'stop');
		expect((await call(`${path}/stop?token=${token}`)).status).toBe(405);
		const before = (await readState()).counts.alert;
		expect((await call(`${path}/stop`, { body: { token } })).status).toBe(200);
		expect((await readState()).counts.alert).toBe(before);
		expect((await call(`${path}/confirm`, { body: { token: await tokenFor(email, 'stop') } })).status).toBe(
			422,
		);
	});

	test.each(['confirm', 'stop'])('%s refuses what is no token of ours', async (action) => {
		const reply = await call(`${path}/${action}`, { body: { token: 'not.ours' } });
		expect([reply.status, reply.body.messages]).toEqual([422, ['INCORRECT_EMAIL_TOKEN']]);
	});

	test.each([
		[{ email: 'x' }, 'email'],
		[{ email: 'a@b.cc\r\nBcc: x@y.zz' }, 'email'],
		[{ filters: { location: ['../x'] } }, 'filters'],
		[{ filters: { team: ['Poets'] } }, 'filters'],
		[{ filters: { query: 'x'.repeat(101) } }, 'filters'],
		[{ locale: 'nl' }, 'locale'],
	])('refuses %j and keeps nothing', async (wrong, field) => {
		const before = (await readState()).hash;
		const reply = await ask('reader@readers.example', wrong);
		expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
		expect((await readState()).hash).toBe(before);
	});

	test('[FX-29] need a bot-check token of their own, and send nothing without', async () => {
		const before = (await readState()).counts.outbox;
		for (const captcha of [
			'',
			'made-up',
			await botToken('login'),
			await botToken('alerts', { score: 0.1 }),
		]) {
			const reply = await ask(newReader(), { captcha });
			expect([reply.status, reply.body.messages]).toEqual([403, ['BOT_CHECK_FAILED']]);
		}
		const body = { email: newReader(), filters: {}, locale: 'en' };
		expect((await call(path, { body })).status).toBe(403);
		expect((await readState()).counts.outbox).toBe(before);
	});

	test('[FX-29] are limited by the visitor’s address, with the time to wait', async () => {
		const from = freshAddress();
		const { times } = limits.attempts.alertMailPerAddress;
		for (let time = 0; time < times; time += 1) expect((await ask(newReader(), {}, from)).status).toBe(200);
		const refused = await ask(newReader(), {}, from);
		expect([refused.status, refused.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
	});

	test('come from the site itself', async () => {
		const body = { email: newReader(), filters: {}, locale: 'en' };
		const reply = await call(path, { body, headers: { Origin: 'https://elsewhere.example' } });
		expect([reply.status, reply.body.messages]).toEqual([403, ['FORBIDDEN_ORIGIN']]);
	});

	test('R15 twenty sendings with one key send one mail', async () => {
		const email = newReader();
		const headers = { 'Idempotency-Key': crypto.randomUUID() };
		const from = freshAddress();
		const once = async () => {
			const body = { email, filters: {}, locale: 'en', captcha: await botToken('alerts') };
			return call(path, { body, headers, from });
		};
		const replies = await Promise.all(Array.from({ length: 20 }, once));
		expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
		expect(await outboxOf(email)).toHaveLength(1);
	});

	test('say so while the CMS cannot be asked', async () => {
		await setFaults({ service: 'cms', path: '/api/job-alerts', mode: 'status:503' });
		const reply = await ask(newReader());
		expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
	});
});
