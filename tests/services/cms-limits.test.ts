import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { pdf } from '../support/files.ts';
import { clockAhead, origin, settings, withOwnSandbox } from './own-services.ts';
import { send } from './uploads-client.ts';

withOwnSandbox();
afterEach(() => clockAhead(0));

const { times } = limits.attempts.formPerAddress;

function write(path: string, body: object, from: string, key = randomUUID()): Promise<Response> {
	return fetch(`${origin()}/cms/api/${path}`, {
		method: 'POST',
		body: JSON.stringify(body),
		headers: {
			'Content-Type': 'application/json',
			Authorization: `Bearer ${settings.submissionsKey}`,
			'X-Client-Address': from,
			'Idempotency-Key': key,
		},
	});
}

const vote = (from: string) => write('faqs/vote/316', { value: 'up', voter: randomUUID() }, from);
const feedback = (from: string) =>
	write('feedbacks', { subject: 'The lighthouse', message: 'Its lamp could turn more slowly.' }, from);
const choice = (from: string) =>
	write('consents', { revision: 1, choices: { necessary: true, analytics: false } }, from);
const application = (from: string) => {
	const person = { firstName: 'Anna', lastName: 'Peeters', email: 'anna@applicants.example' };
	const rest = { jobId: 'open', phone: '+32470123456', consent: true, files: [randomUUID()] };
	return write('applications', { ...person, ...rest }, from);
};

describe('what one address may send to the CMS in ten minutes', () => {
	test.each([
		['100 votes, however many voters it is', vote],
		['100 letters', feedback],
		['100 applications', application],
		['[FX-33] 100 choices about cookies', choice],
	])('is %s', async (_, send) => {
		const from = '192.0.2.7';
		for (let time = 0; time < times; time += 1) expect((await send(from)).status).not.toBe(429);
		const refused = await send(from);
		expect([refused.status, (await refused.json()).messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect((await send('192.0.2.8')).status).not.toBe(429);
		await clockAhead(Number(refused.headers.get('Retry-After')) + 1);
		expect((await send(from)).status).not.toBe(429);
	});

	test('is counted together for forms, and apart for votes and choices about cookies', async () => {
		const from = '192.0.2.7';
		for (let time = 0; time < times; time += 1) await Promise.all([vote(from), choice(from)]);
		expect((await feedback(from)).status).toBe(200);
		for (let time = 1; time < times; time += 1) await application(from);
		expect((await feedback(from)).status).toBe(429);
	});
});

describe('[FX-33] a key that makes a repeated call count once', () => {
	const text = { subject: 'The lighthouse', message: 'Its lamp could turn more slowly.' };
	const person = { firstName: 'Anna', lastName: 'Peeters' };
	const choice = { revision: 1, choices: { necessary: true, analytics: false } };
	const application = async (): Promise<object> => {
		const { body } = await send({ name: 'cv.pdf', type: 'application/pdf', bytes: pdf });
		const email = `${randomUUID()}@applicants.example`;
		return { ...person, email, jobId: 'open', phone: '+32470123456', consent: true, files: [body.id] };
	};

	const dataOf = async (answer: Promise<Response>) => {
		const { status, ...body } = (await (await answer).json()) as { status?: true; data?: object };
		expect(status, JSON.stringify(body)).toBe(true);
		return body.data;
	};

	test.each<[string, string, () => Promise<object>]>([
		['feedback', 'feedbacks', async () => text],
		['a choice about cookies', 'consents', async () => choice],
		['an application', 'applications', application],
	])("is one visitor's: %s of another one gets an answer of its own", async (_, path, fields) => {
		const key = randomUUID();
		const [first, second] = [await fields(), await fields()];
		const own = await dataOf(write(path, first, '192.0.2.7', key));
		expect(await dataOf(write(path, first, '192.0.2.7', key))).toEqual(own);
		expect(await dataOf(write(path, second, '192.0.2.8', key))).not.toEqual(own);
		expect(await dataOf(write(path, first, '192.0.2.7', key))).toEqual(own);
	});
});
