import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccounts } from '../preview/account.ts';
import { checkPreview } from '../preview/check.ts';
import { findDrafts } from '../preview/drafts.ts';
import { findFiles } from '../preview/files.ts';
import type { Finding } from '../preview/finding.ts';
import type { Options } from '../preview/options.ts';
import { findPage, findPages } from '../preview/pages.ts';
import { visitorOf } from '../preview/visit.ts';
import { type Passing, startChangedSite } from '../support/changed-site.ts';
import { type OwnPreview, startOwnPreview } from '../support/own-preview.ts';
import type { OwnService } from '../support/own-service.ts';
import { players, siteUrl } from '../support/site.ts';

let preview: OwnPreview;
beforeAll(async () => {
	preview = await startOwnPreview();
}, 60_000);
afterAll(() => preview?.stop());

const { username, password } = players.mira;
const all = { hasAccounts: true, player: { username, password }, drafts: [] };

const problemsOf = (findings: Finding[]) => findings.filter(({ problems }) => problems.length > 0);

/** The check as a command, with what it says and its exit code. */
async function command(address: string, environment: Record<string, string> = {}) {
	const options = { env: { ...process.env, ...environment } };
	const run = promisify(execFile)(process.execPath, ['tests/preview/check.main.ts', address], options);
	return run.then(
		({ stdout }) => ({ code: 0, stdout }),
		({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
	);
}

describe('[KN-06] the check of a preview', () => {
	test('finds all well with one that is', async () => {
		const findings = await checkPreview(preview.origin, { ...all, production: siteUrl() });
		expect(problemsOf(findings)).toEqual([]);
		expect(findings.length).toBeGreaterThan(25);
	});

	test('is a command that says so in a table, and leaves accounts alone where none are for previews', async () => {
		const { code, stdout } = await command(preview.origin, { PREVIEW_ACCOUNT_API_URL: '' });
		expect(code).toBe(0);
		expect(stdout).toContain('### Preview: all is well');
		expect(stdout).toContain('| ✅ | robots | /robots.txt |');
		expect(stdout).toMatch(/left out: no PREVIEW/);
	});

	test('fails with the site itself, which search engines may read', async () => {
		const { code, stdout } = await command(`${siteUrl()}/`);
		expect(code).toBe(1);
		expect(stdout).toMatch(/❌ \| home \| \/ \| X-Robots-Tag lets it be indexed/);
		expect(stdout).toMatch(/❌ \| robots .* lets search engines in/);
	});

	test('wants to know which preview', async () => {
		expect((await command('preview')).code).toBe(2);
	});

	test('fails with what does not answer', async () => {
		const findings = await checkPreview('http://127.0.0.1:9', { hasAccounts: false, drafts: [] });
		expect(findings.filter(({ note }) => !note).map(({ problems }) => problems)).not.toContainEqual([]);
		expect(findings).toContainEqual(
			expect.objectContaining({
				path: '/robots.txt',
				problems: [expect.stringContaining('does not answer')],
			}),
		);
	});
});

const withHeader = (name: string, change: (value: string) => string | string[]) => (answer: Passing) => ({
	headers: { ...answer.headers, [name]: change(String(answer.headers[name])) },
});
const lacks = (name: string) => (answer: Passing) => ({
	headers: Object.fromEntries(Object.entries(answer.headers).filter(([each]) => each !== name)),
});
const withoutSecure = ({ headers }: Passing) => ({
	headers: {
		...headers,
		'set-cookie': [headers['set-cookie'] ?? []].flat().map((line) => line.replace('; Secure', '')),
	},
});
const weighs = ({ text }: Passing) => ({ text: `${text}<!--${randomBytes(20_000).toString('hex')}--></p>` });

const wrongs: [problem: string, path: string, change: (answer: Passing) => Partial<Passing>][] = [
	['X-Frame-Options is absent', '/blog', lacks('x-frame-options')],
	['Referrer-Policy tells too much', '/careers', withHeader('referrer-policy', () => 'unsafe-url')],
	[
		'Strict-Transport-Security is absent or short',
		'/support',
		withHeader('strict-transport-security', () => 'max-age=60'),
	],
	['its policy lacks', '/contact', lacks('content-security-policy')],
	[
		"its policy has 'unsafe-inline'",
		'/playtests',
		withHeader('content-security-policy', (value) => `${value}; script-src-elem 'unsafe-inline'`),
	],
	['X-Robots-Tag lets it be indexed', '/press', lacks('x-robots-tag')],
	['sets a cookie', '/tos', withHeader('set-cookie', () => 'seen=1')],
	['its html weighs', '/', weighs],
	['is no HTML', '/search', withHeader('content-type', () => 'text/plain')],
	['comes uncompressed', '/account', lacks('content-encoding')],
	['is in another language', '/es', ({ text }) => ({ text: text.replace('lang="es"', 'lang="en"') })],
	['has no title', '/status', ({ text }) => ({ text: text.replace(/<title>[^<]*/, '<title>') })],
	['has not exactly one h1', '/careers/search', ({ text }) => ({ text: text.replaceAll('<h1', '<h2') })],
	['ends early', '/account/login', ({ text }) => ({ text: text.slice(0, -9) })],
	['answers 500 instead of 200', '/fr', () => ({ status: 500 })],
	['answers 200 instead of 404', '/no/such/page', () => ({ status: 200 })],
	['shows what a function', '/careers/no-such-job', ({ text }) => ({ text: `${text}%%title%%</p>` })],
	[
		'lets search engines in',
		'/robots.txt',
		({ text }) => ({ text: text.replace('Disallow: /', 'Allow: /') }),
	],
	['names no build', '/release.json', () => ({ text: '{}' })],
	['tells of no service', '/api/health', () => ({ text: '{"status":true,"data":{"upstreams":{}}}' })],
	['instead of NOT_FOUND', '/api/no-such-call', () => ({ text: '<h1>Not found</h1>' })],
	['may be kept', '/api/no-such-call', lacks('cache-control')],
	['is taken for somebody', '/api/account/profile', () => ({ text: '{"data":{}}' })],
	['its cookie lacks secure', '/api/account/login', withoutSecure],
];

type Change = (answer: Passing) => Partial<Passing>;

const both =
	(first: Change | undefined, second: Change): Change =>
	(answer) => ({ ...first?.(answer), ...second({ ...answer, ...first?.(answer) }) });

describe('[KN-06] what the check of a preview looks at', () => {
	let wrong: OwnService;
	let found: Finding[];
	beforeAll(async () => {
		const changes: Record<string, Change> = {};
		for (const [, path, change] of wrongs) changes[path] = both(changes[path], change);
		wrong = await startChangedSite(preview.origin, changes);
		await preview.forget();
		found = await checkPreview(wrong.url, all);
	}, 60_000);
	afterAll(() => wrong?.stop());

	test.each(wrongs)('%s: %s', (problem, path) => {
		const problems = found
			.filter((finding) => finding.path.endsWith(path))
			.flatMap((finding) => finding.problems);
		expect(problems).toContainEqual(expect.stringContaining(problem));
	});

	test('the scripts that a page runs', async () => {
		const html = await (await fetch(preview.origin)).text();
		const [, path = ''] = /<script\b[^>]*\ssrc="([^"]+)"/.exec(html) ?? [];
		const kept = withHeader('cache-control', () => 'max-age=60');
		const site = await startChangedSite(preview.origin, { [path]: both(weighs, kept) });
		const visit = visitorOf(site.url);
		const home = await findPage({ what: 'home', path: '/', status: 200 }, visit);
		const files = await findFiles(visit);
		site.stop();
		expect(home.problems).toEqual([expect.stringContaining('its script weighs')]);
		expect(problemsOf(files).flatMap(({ problems }) => problems)).toEqual([
			`${path} is not kept by browsers`,
		]);
	});

	test('a sitemap to find pages by', async () => {
		const site = await startChangedSite(preview.origin, { '/sitemap-0.xml': () => ({ text: '' }) });
		const findings = await findPages(visitorOf(site.url));
		site.stop();
		expect(problemsOf(findings).map(({ path }) => path)).toEqual(['/sitemap-0.xml']);
	});

	const accountsOf = (origin: string, options: Options) =>
		findAccounts({ origin, options, visit: visitorOf(origin) });

	test('that its forms reach its functions', async () => {
		const refuse = () => ({ status: 403, text: '{"messages":["FORBIDDEN_ORIGIN"]}' });
		const site = await startChangedSite(preview.origin, { '/api/account/login': refuse });
		const findings = await accountsOf(site.url, { hasAccounts: true, drafts: [] });
		site.stop();
		expect(problemsOf(findings)).toMatchObject([
			{ problems: [expect.stringContaining('403 {"messages":["FORBIDDEN_ORIGIN')] },
		]);
	});

	test('that its sessions open nowhere else', async () => {
		await preview.forget();
		const findings = await accountsOf(preview.origin, { ...all, production: preview.origin });
		expect(problemsOf(findings).flatMap(({ problems }) => problems)).toEqual([
			'its cookie opens in production',
		]);
	});

	test('that drafts are shown there and nowhere else', async () => {
		const drafts = ['/blog', '/no/such/draft'];
		const options = { hasAccounts: false, drafts, production: siteUrl() };
		const findings = await findDrafts(options, visitorOf(preview.origin));
		expect(problemsOf(findings).map(({ what, path, problems }) => [what, path, ...problems])).toEqual([
			['draft', '/no/such/draft', 'answers 404 instead of 200'],
			['draft in production', '/blog', 'answers 200 instead of 404'],
		]);
	});
});
