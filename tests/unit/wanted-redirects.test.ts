import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { judgeRedirects } from '#build/content-redirects.ts';
import { redirects, redirectsFile } from '#build/redirects.ts';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { listWarnings } from '#cms/warnings.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { parseRedirects } from '../../sandbox/host/redirects.ts';

beforeEach(() =>
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' }),
);
afterEach(closeContentCache);

const bare = ['/', '/blog', '/support', '/careers/location/gent', '/press'];
const built = new Set(
	locales.flatMap((each) => bare.map((path) => (each === 'en' ? path : `/${each}${path}`))),
);
const around = {
	isBuilt: (path: string) => built.has(path) || path === '/fr' || path === '/es',
	rules: redirects({
		prefixes: ['/fr', '/es'],
		siteUrl: 'https://studio.example',
		regionalSite: undefined,
	}),
};

/** What becomes of redirects that editors keep, as `from to`, in every language or one. */
function judge(pairs: [from: string, to: string][], of: readonly Locale[] = locales) {
	const wanted = of.flatMap((locale) =>
		pairs.map(([from, to], index) => ({
			...{ from, to, locale, collection: 'redirects', entry: `r${index}`, field: 'from' },
			isEdited: true as const,
		})),
	);
	const rules = judgeRedirects(wanted, around);
	// What cannot be read stops the host.
	expect(parseRedirects(redirectsFile(rules))).toHaveLength(rules.length);
	return rules.map(({ from, to, status }) => `${from} ${to} ${status}`);
}

const said = () => listWarnings().map(({ entry, field, problem }) => `${entry} ${field} ${problem}`);

describe('[PB-04] a redirect that editors keep', () => {
	test('leads on in every language, from and to paths without one', () => {
		expect(judge([['/news', '/blog']])).toEqual([
			'/news /blog 301',
			'/fr/news /fr/blog 301',
			'/es/news /es/blog 301',
		]);
		expect(said()).toEqual([]);
	});

	test.each<[string, string, string]>([
		['/fr/actu', '/blog', '/fr/actu /fr/blog 301'],
		['/fr/actu', '/es/blog', '/fr/actu /es/blog 301'],
		['/old/', '/blog/', '/old /blog 301'],
		['/old', '/blog?tag=a#b', '/old /blog?tag=a#b 301'],
		['/old page', '/blog', '/old%20page /blog 301'],
		['/old/../older', '/blog', '/older /blog 301'],
		['/old', '/careers/2600', '/old /careers/2600 301'],
		['/old', '/', '/old / 301'],
	])('is read as people write it: %s %s', (from, to, rule) => {
		const locale = from.startsWith('/fr') ? ('fr' as const) : ('en' as const);
		expect(judge([[from, to]], [locale])).toEqual([rule]);
	});

	test.each<[string, string, string]>([
		['https://evil.example/a', '/blog', 'from is no redirect: "https://evil.example/a" is no path'],
		['news', '/blog', 'from is no redirect: "news" is no path of this site'],
		['//evil.example', '/blog', 'from is no redirect: "//evil.example" is no path'],
		['/a?b=c', '/blog', 'from is no redirect: "/a?b=c" is no path'],
		['/a/*', '/blog', 'from is no redirect: "/a/*" is no path'],
		['/a/:b', '/blog', 'from is no redirect: "/a/:b" is no path'],
		['/a/%2a', '/blog', 'from is no redirect: "/a/%2a" is no path'],
		['/a%zz', '/blog', 'from is no redirect: "/a%zz" is no path'],
		['/old', 'https://evil.example', 'to is no redirect: "https://evil.example" is no path'],
		['/old', '//evil.example/x', 'to is no redirect: "//evil.example/x" is no path'],
		['/old', '/\\evil.example', 'to is no redirect: "/\\evil.example" is no path'],
		['/old', '/.//evil.example', 'to is no redirect: "/.//evil.example" is no path'],
		['/old', '/\t/evil.example', 'to is no redirect: "/\t/evil.example" is no path'],
		['/old', '/blog/:splat', 'to is no redirect: "/blog/:splat" is no path'],
		['/old', 'javascript:alert(1)', 'to is no redirect: "javascript:alert(1)" is no path'],
		['/old', '/gone', 'to is no redirect: /gone is no page'],
		['/blog', '/support', 'from is no redirect: /blog is a page'],
		['/blog/', '/support', 'from is no redirect: /blog is a page'],
		['/', '/support', 'from is no redirect: / is a page'],
		['/api/contacts', '/support', 'from is no redirect: /api/contacts is answered by a function'],
		['/careers/2004', '/support', 'from is no redirect: /careers/2004 is answered by a function'],
		['/account/validate/x', '/support', 'from is no redirect: /account/validate/x belongs to the site'],
		['/careers/template/x', '/support', 'from is no redirect: /careers/template/x belongs to the site'],
		['/old', '/old', 'to is no redirect: it leads round in a circle'],
		['/old', '/old/#top', 'to is no redirect: it leads round in a circle'],
	])('is none, and a warning with its entry: %s %s', (from, to, problem) => {
		expect(judge([[from, to]])).toEqual([]);
		expect(said()).toEqual([expect.stringContaining(`r0 ${problem}`)]);
	});

	test('below /careers leads on under the name of the default language, too', () => {
		const to = '/careers/location/gent';
		const from = '/careers/location/ghent';
		expect(judge([[from, to]], ['en'])).toEqual([`${from} ${to} 301`, `/en${from} ${to} 301`]);
	});

	test('leads straight to its end, in whatever order they are written', () => {
		const pairs: [string, string][] = [
			['/a', '/b'],
			['/c', '/blog#x'],
			['/b', '/c'],
		];
		const rules = ['/a /blog#x 301', '/b /blog#x 301', '/c /blog#x 301'];
		expect(judge(pairs, ['en']).toSorted()).toEqual(rules);
		expect(judge(pairs.toReversed(), ['en']).toSorted()).toEqual(rules);
	});

	test('is none where several of them lead round in a circle, and the others hold', () => {
		const pairs: [string, string][] = [
			['/a', '/b'],
			['/b', '/c'],
			['/c', '/a'],
			['/into', '/a'],
			['/news', '/blog'],
		];
		expect(judge(pairs, ['en'])).toEqual(['/news /blog 301']);
		expect(said()).toHaveLength(4);
	});

	test('counts once for an address; another one that leads elsewhere is a warning', () => {
		const pairs: [string, string][] = [
			['/a', '/blog'],
			['/a', '/blog'],
			['/a/', '/support'],
		];
		expect(judge(pairs, ['en'])).toEqual(['/a /blog 301']);
		expect(said()).toEqual(['r2 from is no redirect: /a leads elsewhere by redirects "r0"']);
	});
});

describe('[PB-04] a former slug', () => {
	const renamed = (from: string, to: string) => ({
		...{ from, to, locale: 'en' as const, collection: 'offices', entry: '7', field: 'previousSlugs' },
	});

	test('is no redirect where a page has it now, and a warning names the entry that had it', () => {
		expect(judgeRedirects([renamed('/blog', '/press')], around)).toEqual([]);
		expect(said()).toEqual(['7 previousSlugs is no redirect: /blog is a page']);
	});

	test('of what has no page of its own leads nowhere and is no mistake', () => {
		expect(judgeRedirects([renamed('/a', '/no-page')], around)).toEqual([]);
		expect(said()).toEqual([]);
	});
});
