import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startOwnSite } from '../support/own-site.ts';
import { stranger } from '../support/players.ts';
import { required } from '../support/required.ts';
import { call, createJar, players, reset, signIn } from '../support/site.ts';
import { findingsIn, siteLine } from './after/closed-lines.ts';

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
		expect(lines.at(-1)).toEqual({
			time: expect.any(String),
			event: 'account.login',
			method: 'POST',
			route: '/api/account/login',
			status: 400,
			requestId: reply.body.requestId,
			ms: expect.any(Number),
			codes: ['INVALID_USERNAME', 'INVALID_PASSWORD'],
		});
		for (const secret of secrets) expect(site.log.join('\n')).not.toContain(secret);
	});

	test('names what each upstream call came to', async () => {
		const site = await startOwnSite();
		await signIn(players.mira, createJar(), { site: site.origin });
		await site.stop();
		expect(JSON.parse(site.log[0] ?? '')).toEqual({
			...{ event: 'account.login', method: 'POST', route: '/api/account/login', status: 200 },
			...{ time: expect.any(String), ms: expect.any(Number), requestId: expect.any(String) },
			upstream: [200],
		});
	});
});

/** Checks logs as it is done after every suite; gives the exit code and what was said. */
function check(log: string, ...more: string[]): Promise<{ code: number | null; said: string }> {
	const environment = { ...process.env, TEST_SITE_LOG: log };
	const child = spawn(process.execPath, ['tests/abuse/after/log.ts', ...more], { env: environment });
	let said = '';
	child.stdout.on('data', (chunk) => {
		said += chunk;
	});
	return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

describe('T77 the check of the logs of a whole run', () => {
	const good = {
		time: '2026-11-22T01:00:00.000Z',
		...{ event: 'account.login', method: 'POST', route: '/api/account/login', status: 422, ms: 3 },
		requestId: 'ac81df44-d5aa-4c6b-9f00-000000000000',
		codes: ['INCORRECT_PASSWORD'],
		upstream: [422, 'timeout'],
	};
	test('finds nothing in the log so far', async () => {
		await signIn(players.mira, createJar(), { from: '127.0.0.78' });
		const log = required('TEST_SITE_LOG');
		await expect.poll(() => readFileSync(log, 'utf8')).toContain('"event":"account.login"');
		expect(await check(log)).toEqual({ code: 0, said: expect.stringContaining(' 0 problems') });
	});

	test('fails with the line that holds something, which it does not repeat, and with calls that left none', async () => {
		const folder = mkdtempSync(join(tmpdir(), 'log-'));
		const log = join(folder, 'site.log');
		const lines = [good, { ...good, event: players.mira.password }, good];
		writeFileSync(log, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
		const { code, said } = await check(log, '--whole');
		rmSync(folder, { recursive: true });
		expect([code, said]).toEqual([1, expect.stringContaining("line 2 of the site's log holds a password")]);
		expect(said).not.toMatch(/line [13] |Lantern/);
		expect(said).toContain('account.logout left no line');
		expect(said).not.toContain('account.login left');
	});

	test('takes a line of the functions as it is', () => {
		expect(findingsIn(JSON.stringify(good), siteLine, [])).toEqual([]);
	});

	test.each<[string, object]>([
		['a password', { event: 'Lantern7Keep' }],
		['a mail address', { error: 'Error at mira@players.example' }],
		['a phone number', { note: '+16135550123' }],
		['a cookie', { route: '/api/account/login?c=eyJhbGciOiJkaXIiLCJlbmMi' }],
		['a token', { error: 'Error at c29tZXRva2Vub2ZhbWFpbHRoYXRpc3ZlcnlzZWNyZXQx' }],
		['an address on the net', { requestId: '127.0.0.78' }],
		['a secret of the run', { error: 'Error at a-key-of-this-run' }],
		['a code', { codes: ['918273'] }],
		['a path', { route: '/api/account/validate/mira/918273' }],
		['a field that is not known', { name: 'Mira' }],
		['no time', { time: 'yesterday' }],
		['no request', { requestId: undefined }],
	])('finds %s', (_name, change) => {
		const line = JSON.stringify({ ...good, ...change });
		expect(findingsIn(line, siteLine, ['a-key-of-this-run'])).not.toEqual([]);
	});
});
