import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { sharedSecurityHeaders } from '#contract/config.ts';
import { parsePage } from '../guards/html.ts';
import { startOwnSite } from '../support/own-site.ts';
import { required } from '../support/required.ts';
import { call, clearFaults, type Reply, setFaults } from '../support/site.ts';

const runs = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A policy by its directives. */
function directivesOf(policy: string): Record<string, string[]> {
	const entries = policy.split(';').map((part) => part.trim().split(/\s+/));
	return Object.fromEntries(entries.map(([name = '', ...sources]) => [name, sources]));
}

/** A source that lets in what nobody named: anything inline, compiled from text, or of a whole scheme or web. */
const isLoose = (source: string) =>
	/^'unsafe-(?:inline|eval|hashes)'$|^\*$|^(?:https?|data|blob|filesystem):$/.test(source);

/** What a page, whoever answers with it, may not do without. */
function expectGuarded({ headers }: Reply, name: string): void {
	const shared = Object.fromEntries(
		Object.entries(sharedSecurityHeaders).map(([key, value]) => [key.toLowerCase(), value]),
	);
	expect(headers, name).toEqual(
		expect.objectContaining({
			...shared,
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-resource-policy': 'same-origin',
			'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|no-referrer)$/),
		}),
	);
	expect(
		Object.keys(headers).filter((key) => /^access-control/.test(key)),
		name,
	).toEqual([]);
}

function expectStrict(policy: string, name: string): void {
	const directives = directivesOf(policy);
	expect(directives, name).toEqual(
		expect.objectContaining({
			'default-src': ["'none'"],
			'object-src': ["'none'"],
			'base-uri': ["'none'"],
			'form-action': ["'self'"],
			'frame-ancestors': ["'none'"],
			'require-trusted-types-for': ["'script'"],
		}),
	);
	expect(directives['trusted-types']?.length, name).toBe(1);
	expect(directives['trusted-types'], name).not.toContain('*');
	for (const directive of ['script-src', 'style-src', 'connect-src', 'frame-src'])
		expect(directives[directive]?.filter(isLoose), `${name} ${directive}`).toEqual([]);
	expect(directives['script-src'], name).not.toContain('data:');
}

/** What of a page its own policy would stop. */
function stoppedIn(html: string, policy: string): string[] {
	const { 'script-src': scripts = [], 'style-src': styles = [] } = directivesOf(policy);
	return parsePage(html).elements.flatMap(({ name, attributes, raw }) => {
		const handlers = [...attributes.keys()].filter((key) => /^on[a-z]+$|^style$|^srcdoc$/.test(key));
		const isInline = name === 'script' && !attributes.has('src') && runs.test(attributes.get('type') ?? '');
		const unknown =
			(isInline && !scripts.includes(hashOf(raw))) || (name === 'style' && !styles.includes(hashOf(raw)));
		return [...handlers, ...(unknown ? [`inline ${name}: ${raw.slice(0, 40)}`] : [])];
	});
}

function expectSafePage(reply: Reply, name: string): void {
	const policy = reply.headers['content-security-policy'] ?? '';
	expectGuarded(reply, name);
	expectStrict(String(policy), name);
	expect(stoppedIn(reply.text, String(policy)), name).toEqual([]);
}

const job = {
	...{ id: '9001', title: 'Keeper of the Lamps', team: 'Art', location: 'gent', positionType: 'Part-time' },
	...{ remote: true, description: '<p>Lamps.</p>', requirements: '<p>A hand.</p>' },
	...{ publishedAt: '2026-11-01T08:00:00Z', validThrough: '2099-12-31T22:59:59Z' },
	categories: [{ location: 'gent', team: 'Art' }],
};
const jobPath = '/api/open/offices/job-offers/9001';
const visit = (path: string, site?: string) =>
	call(path, { headers: { Accept: 'text/html', Origin: undefined }, ...(site && { site }) });

afterEach(clearFaults);

describe('T67 T73 a page', () => {
	test('of the build is guarded by its headers and runs under its own policy, each of them', async () => {
		const files = globSync('**/*.html', { cwd: required('TEST_DIST') });
		const pages = files.map((name) => `/${name.slice(0, -5)}`).filter((path) => !path.includes('/template'));
		expect(pages.length).toBeGreaterThan(100);
		for (const path of ['/', '/fr', '/es', ...pages]) {
			const reply = await visit(path);
			expect([path, reply.status]).toEqual([path, expect.toBeOneOf([200, 301, 404, 405])]);
			if (reply.status === 301) expectGuarded(reply, path);
			else expectSafePage(reply, path);
		}
	});

	test.each([
		'/account/reset-password/mira/code',
		'/fr/account/validate/mira/token',
		'/account/undo-email/token',
		'/account/mails/token',
		'/account/mails/stop/jobs/token',
		'/es/careers/withdraw?reference=A-1&token=x',
		'/fr/playtests/withdraw?reference=P-1&token=x',
		'/es/receipt?reference=C-1&token=x',
		'/careers/alerts/confirm/x.y',
		'/en/careers/alerts/stop/x.y',
		'/status?expires=1&signature=x',
	])('whose address carries a secret tells nobody where it was: %s', async (path) => {
		const reply = await visit(path);
		expectSafePage(reply, path);
		expect([reply.status, reply.headers['referrer-policy']]).toEqual([200, 'no-referrer']);
	});

	test.each(['/no/such/page', '/fr/rien', '/careers/no-such-job', '/careers/template/open/gent'])(
		'that is not there is guarded, too: %s',
		async (path) => {
			const reply = await visit(path);
			expect(reply.status).toBe(404);
			expectSafePage(reply, path);
		},
	);

	test('that a function fills is guarded like one of the build, found, not found and failing', async () => {
		const body = JSON.stringify(job);
		const site = await startOwnSite();
		for (const [mode, status] of [
			['body', 200],
			['status:404', 404],
			['status:500', 503],
		] as const) {
			await setFaults({ service: 'cms', path: jobPath, mode, body });
			const reply = await visit('/careers/9001', site.origin);
			expect(reply.status).toBe(status);
			expectSafePage(reply, `${mode} ${status}`);
			expect(reply.headers['set-cookie']).toBeUndefined();
		}
		await site.stop();
	});

	test('that fails with 500 is guarded, and so is a call', async () => {
		const functions = mkdtempSync(join(tmpdir(), 'functions-'));
		writeFileSync(
			join(functions, 'broken.mjs'),
			`export const config = { path: ['/broken', '/fr/broken', '/api/broken'] };
			export default () => { throw new Error('broken detail'); };`,
		);
		const site = await startOwnSite({ FUNCTIONS: functions, DIST: required('TEST_DIST') });
		const replies = await Promise.all(
			['/broken', '/fr/broken', '/api/broken'].map((path) => visit(path, site.origin)),
		);
		await site.stop();
		rmSync(functions, { recursive: true });
		for (const reply of replies) {
			expect(reply.status).toBe(500);
			expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
			expect(reply.text).not.toMatch(/broken detail|\.mjs|\bat (?:file|\/|default)/);
		}
		for (const reply of replies.slice(0, 2)) expectSafePage(reply, 'an error page');
		expect(replies[2]?.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
	});
});

describe('T73 what is no page', () => {
	test.each([
		'/release.json',
		'/mark.svg',
		'/robots.txt',
		'/en/account',
		'/sitemap-index.xml',
		'/careers/feed.xml',
	])('is guarded, too: %s', async (path) => {
		const reply = await call(path);
		expectGuarded(reply, path);
		expectStrict(String(reply.headers['content-security-policy']), path);
	});
});
