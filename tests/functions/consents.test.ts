import { afterEach, describe, expect, test } from 'vitest';
import { startOwnSite } from '../support/own-site.ts';
import { call, clearFaults, readState, setFaults } from '../support/site.ts';

afterEach(clearFaults);

const choice = { revision: 1, choices: { necessary: true, analytics: false } };
const key = () => crypto.randomUUID();
const send = (body: unknown, idempotencyKey = key()) =>
	call('/api/consents', { body, headers: { 'Idempotency-Key': idempotencyKey } });

const receiptsOf = async (id: string) =>
	(await readState()).rows.consent_receipt?.filter((row) => row.id === id) ?? [];
const countReceipts = async () => (await readState()).counts.consent_receipt;

describe('a choice about cookies', () => {
	test('is stored once under its key, however often it is sent', async () => {
		const id = key();
		const replies = await Promise.all([send(choice, id), send(choice, id), send(choice, id)]);
		for (const { status, body } of replies) {
			expect(status).toBe(200);
			expect(body).toEqual({ status: true, data: { receipt: id } });
		}
		expect(await receiptsOf(id)).toEqual([{ id, revision: 1, choices: JSON.stringify(choice.choices) }]);
	});

	test('gets a receipt of the CMS without a key', async () => {
		const { body } = await call('/api/consents', { body: choice });
		const { receipt } = body.data as { receipt: string };
		expect(await receiptsOf(receipt)).toHaveLength(1);
	});

	test('is stored without what else came along', async () => {
		const id = key();
		await send({ ...choice, email: 'anna@players.example', captcha: 'x' }, id);
		expect(JSON.stringify(await receiptsOf(id))).not.toContain('anna');
	});

	test.each([
		{},
		{ revision: 1 },
		{ choices: {} },
		{ revision: 0, choices: {} },
		{ revision: 1.5, choices: {} },
		{ revision: '1', choices: {} },
		{ revision: 1, choices: [true] },
		{ revision: 1, choices: { analytics: 'yes' } },
		{ revision: 1, choices: { '<b>': true } },
		{ revision: 1, choices: Object.fromEntries([...Array(21)].map((_, index) => [`c${index}`, true])) },
	])('is refused as %j', async (body) => {
		const before = await countReceipts();
		const { status, body: answer } = await send(body);
		expect([status, answer.messages]).toEqual([400, ['INVALID_PARAMETERS']]);
		expect(await countReceipts()).toBe(before);
	});

	test('may be about as many as twenty categories', async () => {
		const choices = Object.fromEntries([...Array(20)].map((_, index) => [`c${index}`, true]));
		expect((await send({ revision: 1, choices })).status).toBe(200);
	});

	test('is refused from another site', async () => {
		const headers = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' };
		const { status, body } = await call('/api/consents', { body: choice, headers });
		expect([status, body.messages]).toEqual([403, ['FORBIDDEN_ORIGIN']]);
	});

	test('fails in plain words while the CMS is out of reach, and sets no cookie', async () => {
		await setFaults({ service: 'cms', path: '/api/consents', mode: 'status:503' });
		const { status, body, setCookies } = await send(choice);
		expect([status, body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
		expect(setCookies).toEqual([]);
	});
});

test('a CMS that does not know our key is our trouble, not a sign-in that ended', async () => {
	const site = await startOwnSite({ CMS_TOKEN: 'another key than the one that the CMS knows' });
	const { status, body } = await call('/api/consents', { body: choice, site: site.origin });
	await site.stop();
	expect([status, body.messages]).toEqual([502, ['INTERNAL_SERVER_ERROR']]);
});
