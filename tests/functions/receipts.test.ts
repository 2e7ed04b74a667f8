import { beforeEach, describe, expect, test } from 'vitest';
import { application, newApplicant } from '../support/applications.ts';
import { answerAs, receiptOf, sentMessage } from '../support/receipts.ts';
import { call, freshAddress, reset } from '../support/site.ts';

beforeEach(reset);

const ask = (body: object) => call('/api/receipts', { body, from: freshAddress() });

describe('[SV-13] what became of something that was sent', () => {
	test('is told to whoever has the code from its mail', async () => {
		const email = newApplicant();
		await call('/api/careers/apply', { body: await application({ email }), from: freshAddress() });
		const { reference, token } = await receiptOf(email);
		const first = await ask({ reference, token });
		expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-store']);
		expect(first.body.data).toEqual({
			...{ kind: 'application', state: 'received', answer: '', changedAt: null },
			at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
		});
		await answerAs(reference, { state: 'closed', answer: 'Come and see us.' });
		const { data } = (await ask({ reference, token })).body;
		expect(data).toHaveProperty('state', 'closed');
		expect(data).toHaveProperty('answer', 'Come and see us.');
		// Looking uses nothing up.
		expect((await ask({ reference, token })).status).toBe(200);
	});

	test.each([
		['another code', { token: 'AAAAA-AAAAA-AAAAA-AAAAA' }],
		['another reference', { reference: 'C-22222222' }],
		['no reference of ours', { reference: "' OR 1=1 --" }],
	])('is told to nobody who has %s', async (_, wrong) => {
		const { reference, token } = await sentMessage();
		const reply = await ask({ reference, token, ...wrong });
		expect([reply.status, reply.body.messages]).toEqual([404, ['NOT_FOUND']]);
		expect(JSON.stringify(reply.body)).not.toContain('Ivo');
	});

	test.each([
		['no token', { token: undefined }, 'token'],
		['a token that is too long', { token: 'x'.repeat(513) }, 'token'],
		['no reference', { reference: '' }, 'reference'],
		['a reference that is too long', { reference: 'x'.repeat(41) }, 'reference'],
	])('names the field that is wrong: %s', async (_, wrong, field) => {
		const reply = await ask({ reference: 'C-22222222', token: 'AAAAA', ...wrong });
		expect([reply.status, Object.keys(Object(reply.body.fields))]).toEqual([400, [field]]);
	});
});
