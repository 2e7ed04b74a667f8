import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { clockAhead, origin, settings, withOwnSandbox } from './own-services.ts';

withOwnSandbox();
afterEach(() => clockAhead(0));

const { times } = limits.attempts.formPerAddress;

function write(path: string, body: object, from: string): Promise<Response> {
	return fetch(`${origin()}/cms/api/${path}`, {
		method: 'POST',
		body: JSON.stringify(body),
		headers: {
			'Content-Type': 'application/json',
			Authorization: `Bearer ${settings.cmsToken}`,
			'X-Client-Address': from,
		},
	});
}

const vote = (from: string) => write('faqs/vote/316', { value: 'up', voter: randomUUID() }, from);
const feedback = (from: string) =>
	write('feedbacks', { subject: 'The lighthouse', message: 'Its lamp could turn more slowly.' }, from);
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
	])('is %s', async (_, send) => {
		const from = '192.0.2.7';
		for (let time = 0; time < times; time += 1) expect((await send(from)).status).not.toBe(429);
		const refused = await send(from);
		expect([refused.status, (await refused.json()).messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
		expect((await send('192.0.2.8')).status).not.toBe(429);
		await clockAhead(Number(refused.headers.get('Retry-After')) + 1);
		expect((await send(from)).status).not.toBe(429);
	});

	test('is counted together for forms, and apart for votes', async () => {
		const from = '192.0.2.7';
		for (let time = 0; time < times; time += 1) await vote(from);
		expect((await feedback(from)).status).toBe(200);
		for (let time = 1; time < times; time += 1) await application(from);
		expect((await feedback(from)).status).toBe(429);
	});
});
