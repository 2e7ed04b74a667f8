import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startOwnSite } from '../support/own-site.ts';
import { stranger } from '../support/players.ts';
import { required } from '../support/required.ts';
import { call, createJar, players, reset, signIn } from '../support/site.ts';

interface Line {
	time: string;
	event: string;
	requestId: string;
	[key: string]: unknown;
}

/** Some of everything that can happen, with everything that must stay out of a log. */
async function visit(origin: string): Promise<string[]> {
	const jar = createJar();
	const person = stranger();
	await signIn(players.mira, jar, { site: origin, from: '127.0.0.77' });
	await signIn({ ...players.pavel, password: person.password }, createJar(), { site: origin });
	const cookie = jar.get('__Host-sid') ?? '';
	await call('/api/account/profile', { jar, site: origin });
	await call(`/api/account/validate/${person.username}/s3cr3t-token?mail=${person.email}`, {
		jar,
		site: origin,
	});
	await call('/api/account/reset-password', {
		body: { username: person.username, recoveryCode: 's3cr3t-token', password: person.password },
		site: origin,
	});
	await call('/api/account/forgot-password', { body: { email: person.email }, site: origin });
	await call('/api/account/mfa/submitcode', { body: { code: '918273' }, jar, site: origin });
	await call('/api/account/logout', { method: 'POST', jar, site: origin });
	const { email, password } = players.mira;
	return [cookie, 's3cr3t-token', '918273', '127.0.0.77', email, password, ...Object.values(person)];
}

describe('T77 the log of the functions', () => {
	test('has one line of JSON for each request, with time, event and request, and nothing of the visitor', async () => {
		await reset();
		const site = await startOwnSite();
		const secrets = await visit(site.origin);
		const reply = await call('/api/account/login', { body: {}, site: site.origin });
		await site.stop();
		const lines = site.log.map((line) => JSON.parse(line) as Line);
		expect(lines).toHaveLength(9);
		for (const line of lines) {
			expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
			expect(line.event).not.toBe('');
		}
		expect(lines.at(-1)).toMatchObject({
			event: 'account.login',
			method: 'POST',
			route: '/api/account/login',
			status: 400,
			requestId: reply.body.requestId,
			codes: ['INVALID_USERNAME', 'INVALID_PASSWORD'],
		});
		for (const secret of secrets) expect(site.log.join('\n')).not.toContain(secret);
	});

	test('names what each upstream call came to', async () => {
		const site = await startOwnSite();
		await signIn(players.mira, createJar(), { site: site.origin });
		await site.stop();
		expect(JSON.parse(site.log[0] ?? '')).toMatchObject({
			event: 'account.login',
			status: 200,
			upstream: [200],
		});
	});
});

test('T77 the log of the whole run holds no address, password, mail address or secret', async () => {
	await signIn(players.mira, createJar(), { from: '127.0.0.78' });
	const log = readFileSync(required('TEST_SITE_LOG'), 'utf8');
	expect(log).toContain('"event":"account.login"');
	const people = Object.values(players).flatMap(({ email, password }) => [email, password]);
	const secrets = required('TEST_SECRETS')
		.split('\n')
		.map((line) => line.split(':').at(-1) ?? line);
	for (const text of [...people, ...secrets, '127.0.0.', '@players.example']) expect(log).not.toContain(text);
});
