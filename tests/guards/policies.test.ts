import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPage } from '#build/built-pages.ts';
import { hashSource, pageSection } from '#build/csp.ts';
import { headersFor, parseHeaders } from '../../sandbox/host/headers.ts';
import { root } from './support.ts';

const dist = resolve(root, process.env.TEST_DIST ?? 'dist');
const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');
const rules = parseHeaders(textOf('_headers'));
const policyAt = (path: string) => headersFor(rules, path)['content-security-policy'] ?? '';

/** The hashes of what stands in a built page. */
function hashesOf(file: string): string[] {
	const { scripts, styles } = readPage(textOf(file));
	return [...scripts, ...styles].map(hashSource);
}

const missing = (file: string, policy: string) => hashesOf(file).filter((hash) => !policy.includes(hash));
const pages = globSync('**/*.html', { cwd: dist });
const addressOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

describe('the policy that a page is answered with', () => {
	test('T73 allows what stands in it', () => {
		expect(pages.length).toBeGreaterThan(100);
		expect(pages.filter((file) => missing(file, policyAt(addressOf(file))).length > 0)).toEqual([]);
	});

	test.each(['/', '/fr', '/blog/no-such', '/es/careers/0', '/account/no/such', '/bloggers', '/en/blog'])(
		'T73 allows what stands in an error page, wherever that is shown: %s',
		(path) => {
			for (const file of ['404.html', 'fr/404.html', 'es/404.html', 'error.html', 'fr/error.html'])
				expect(missing(file, policyAt(path)), file).toEqual([]);
		},
	);

	test('T73 allows a page that a function fills what the build allows its neighbours', () => {
		const filled: Record<string, Record<string, string>> = JSON.parse(textOf('page-headers.json'));
		expect(filled.careers?.['Content-Security-Policy']).toBe(policyAt('/careers/2004'));
	});

	test('T73 allows what stands in each page that functions fill', () => {
		const filled: Record<string, Record<string, string>> = JSON.parse(textOf('page-headers.json'));
		const templates = pages.filter((file) => /(?:^|\/)(?:careers\/template|template-forms)\//.test(file));
		expect(templates.length).toBeGreaterThan(10);
		for (const file of [...templates, '404.html', 'fr/404.html', 'error.html']) {
			const sections = file.includes('template-forms/') ? ['template-forms'] : ['careers'];
			const asked = file.includes('template') ? sections : Object.keys(filled);
			for (const section of asked)
				expect(missing(file, filled[section]?.['Content-Security-Policy'] ?? ''), file).toEqual([]);
		}
	});

	const thirdPartiesIn = (policy: string, directive: string) =>
		(policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '')
			.split(' ')
			.filter((source) => source.startsWith('http'));
	/** The scripts of others that a page names for its own scripts to load. */
	const foreignScripts = (file: string) =>
		readPage(textOf(file)).attributes.match(
			/https?:\/\/[^\s"?]+\.js(?=["?]|$)|https?:\/\/[^\s"?]+\/gtag\/js/gm,
		) ?? [];
	const isPrivate = (path: string) =>
		/^(?:\/(?:fr|es))?\/(?:account|status|careers\/(?:alerts|withdraw)|games\/alerts|playtests\/withdraw|receipt)(?:\/|$)/.test(
			path,
		);

	test('[FX-32] runs scripts of others by their path, and only those that the page itself names', () => {
		const stray = pages.flatMap((file) => {
			const path = addressOf(file);
			const named = foreignScripts(file);
			return thirdPartiesIn(policyAt(path), 'script-src')
				.filter((source) => new URL(source).pathname === '/' || !named.some((url) => url.startsWith(source)))
				.map((source) => `${path}: ${source}`);
		});
		expect(stray).toEqual([]);
	});

	test('[FX-32] lets every script load that a page names, but for analytics where nobody is counted', () => {
		const stopped = pages.flatMap((file) => {
			const path = addressOf(file);
			const allowed = thirdPartiesIn(policyAt(path), 'script-src');
			return foreignScripts(file)
				.filter((url) => !(isPrivate(path) && url.includes('/analytics/')))
				.filter((url) => !allowed.some((source) => url.startsWith(source)))
				.map((url) => `${path}: ${url}`);
		});
		expect(stopped).toEqual([]);
	});

	test.each([
		'/account/validate/mira/token',
		'/fr/account/reset-password/mira/code',
		'/account/undo-email/token',
		'/account/mails/token',
		'/careers/alerts/stop/token',
		'/games/alerts/stop/token',
		'/careers/withdraw',
		'/playtests/withdraw',
		'/receipt',
		'/status',
		'/account',
		'/account/delete',
	])('[FX-32] names nobody else at %s', (path) => {
		for (const directive of ['script-src', 'connect-src', 'frame-src'])
			expect(thirdPartiesIn(policyAt(path), directive), directive).toEqual([]);
	});

	test.each([
		['/', 12],
		['/blog/diary-of-a-broken-oath', 16],
		['/tos', 12],
		['/careers/search', 36],
	])('names what its section holds, and little more: %s', (path, most) => {
		expect(policyAt(path).match(/'sha256-/g)?.length).toBeLessThanOrEqual(most);
	});

	test('is short where no page can be', () => {
		const file = globSync('_astro/*.js', { cwd: dist })[0];
		expect(policyAt(`/${file}`)).toBe("default-src 'none'; frame-ancestors 'none'");
	});
});

test.each([
	['index.html', ''],
	['fr.html', ''],
	['es/blog.html', 'blog'],
	['blog/a/b.html', 'blog'],
	['essays.html', 'essays'],
	['en/careers/x.html', 'careers'],
])('%s stands in the section "%s"', (file, section) => {
	expect(pageSection(file)).toBe(section);
});
