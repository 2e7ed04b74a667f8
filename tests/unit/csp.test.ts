import { describe, expect, test } from 'vitest';
import type { PageParts } from '#build/built-pages.ts';
import { PageInlineParts } from '#build/csp.ts';
import { headersFile } from '#build/headers.ts';
import { readThirdParties } from '#build/third-parties.ts';
import { readAnalytics } from '#contract/analytics.ts';
import { ConfigError } from '#contract/config.ts';
import { headersFor, parseHeaders } from '../../sandbox/host/headers.ts';

const base = {
	BOT_CHECK_SCRIPT_URL: 'https://bot.example/v3/api.js',
	UPLOAD_URL: 'https://uploads.example/in',
};
const collector = {
	ANALYTICS: 'collector',
	ANALYTICS_ID: 'site',
	ANALYTICS_COLLECT_URL: 'https://hits.example/in',
};

const page = (file: string, more: Partial<PageParts> = {}) => ({
	...{ file, isIndexed: true, alternates: [], scripts: [], styles: [], attributes: '', takesFiles: false },
	...more,
});
type Page = ReturnType<typeof page>;

/** The sources of each directive, but for our own, that a page at an address is answered with. */
function sourcesAt(path: string, pages: readonly Page[], environment: object): Record<string, string[]> {
	const reader = new PageInlineParts(readThirdParties({ ...base, ...environment }));
	for (const one of pages) reader.read(one);
	const rules = parseHeaders(headersFile(reader.policies(), ['', '/fr'], true));
	const policy = headersFor(rules, path)['content-security-policy'] ?? '';
	const directives = policy.split('; ').map((part) => part.split(' '));
	return Object.fromEntries(
		directives.map(([name, ...sources]) => [name, sources.filter((source) => source.startsWith('http'))]),
	);
}

/** The same, of what the page may run, talk to and show in frames. */
const partiesAt = (...asked: Parameters<typeof sourcesAt>) => {
	const { 'script-src': scripts, 'connect-src': connections, 'frame-src': frames } = sourcesAt(...asked);
	return { scripts, connections, frames };
};
const none = { scripts: [], connections: [], frames: [] };

const withBotCheck = (file: string) =>
	page(file, { attributes: `{"scriptUrl":[0,"${base.BOT_CHECK_SCRIPT_URL}"]}` });

describe('[FX-32] the third parties of a page', () => {
	test('are none where it loads none', () => {
		const pages = [page('account/validate.html'), withBotCheck('account/login.html')];
		for (const path of [
			'/account/validate',
			'/account/validate/mira/token',
			'/fr/account/validate/mira/token',
		])
			expect(partiesAt(path, pages, {}), path).toEqual(none);
	});

	test('[GP-03] are the player of a video on the pages that have one, and nowhere else', () => {
		const video = 'data-frame="https://player.vimeo.com/video/76979871?autoplay=1"';
		const pages = [page('games/lowtide.html', { attributes: video }), page('games/wending.html')];
		expect(partiesAt('/games/lowtide', pages, {})).toEqual({
			...none,
			frames: ['https://player.vimeo.com/video/'],
		});
		expect(partiesAt('/games/wending', pages, {})).toEqual(none);
	});

	test('are named with the folder of their script, in any language', () => {
		const pages = [page('account/validate.html'), withBotCheck('account/login.html')];
		const folder = ['https://bot.example/v3/'];
		for (const path of ['/account/login', '/fr/account/login'])
			expect(partiesAt(path, pages, {}), path).toEqual({
				scripts: folder,
				connections: folder,
				frames: folder,
			});
	});

	test('that have no folder are named with their script', () => {
		const environment = { BOT_CHECK_SCRIPT_URL: 'https://bot.example/api.js' };
		const pages = [page('contact.html', { attributes: environment.BOT_CHECK_SCRIPT_URL })];
		expect(sourcesAt('/contact', pages, environment)['script-src']).toEqual(['https://bot.example/api.js']);
	});

	test('have the parts of a known provider beside its folder', () => {
		const environment = { BOT_CHECK_SCRIPT_URL: 'https://www.google.com/recaptcha/api.js' };
		const pages = [page('contact.html', { attributes: environment.BOT_CHECK_SCRIPT_URL })];
		expect(sourcesAt('/contact', pages, environment)['script-src']).toEqual([
			'https://www.google.com/recaptcha/',
			'https://www.gstatic.com/recaptcha/',
		]);
	});

	test('[AD-07] are those of the bot check that is chosen: Turnstile', () => {
		const environment = { BOT_CHECK: 'turnstile', BOT_CHECK_SCRIPT_URL: '' };
		const pages = [
			page('contact.html', { attributes: 'https://challenges.cloudflare.com/turnstile/v0/api.js' }),
		];
		expect(partiesAt('/contact', pages, environment)).toEqual({
			scripts: ['https://challenges.cloudflare.com/turnstile/v0/'],
			frames: ['https://challenges.cloudflare.com'],
			connections: [],
		});
	});

	test('[AD-07] have no bot check where there is none', () => {
		const pages = [withBotCheck('contact.html')];
		expect(partiesAt('/contact', pages, { BOT_CHECK: 'none' })).toEqual(none);
	});

	test('are those of most pages where nobody knows the page, and its own where it differs', () => {
		const jobs = ['1', '2', '3'].map((id) => withBotCheck(`careers/${id}.html`));
		const pages = [
			page('careers.html'),
			page('careers/search.html'),
			page('careers/search/page/2.html'),
			...jobs,
		];
		const scriptsAt = (path: string) => sourcesAt(path, pages, {})['script-src'];
		expect(scriptsAt('/careers/9999')).toEqual(['https://bot.example/v3/']);
		for (const path of ['/careers', '/careers/search', '/careers/search/page/2', '/nowhere'])
			expect(scriptsAt(path), path).toEqual([]);
	});

	test('take files where a control takes files', () => {
		const pages = [page('support/faqs.html'), page('support/report.html', { takesFiles: true })];
		expect(sourcesAt('/support/report', pages, {})['connect-src']).toEqual([
			'https://uploads.example/in',
			'https://uploads.example/in/',
		]);
		expect(sourcesAt('/support/faqs', pages, {})['connect-src']).toEqual([]);
	});

	test('show maps where the page has one', () => {
		const environment = { MAPS_URL: 'https://maps.example/embed' };
		const pages = [
			page('careers.html'),
			page('careers/1.html', { attributes: 'https://maps.example/embed/place?q=1' }),
		];
		expect(sourcesAt('/careers/1', pages, environment)['frame-src']).toContain('https://maps.example/embed/');
		expect(sourcesAt('/careers', pages, environment)['frame-src']).toEqual([]);
	});

	const counted = (url: string) => [
		page('blog.html', { attributes: `{"url":"${url}"}` }),
		page('account.html', { attributes: `{"url":"${url}"}` }),
	];

	test('take hits as a collector, which runs no script, where pages are counted', () => {
		const { ANALYTICS_COLLECT_URL: url } = collector;
		expect(partiesAt('/blog', counted(url), collector)).toEqual({ ...none, connections: [url] });
		expect(sourcesAt('/account', counted(url), collector)['connect-src']).toEqual([]);
	});

	test('[AD-08] take hits as Plausible, which runs no script', () => {
		const environment = { ANALYTICS: 'plausible', ANALYTICS_ID: 'studio.example' };
		const url = 'https://plausible.io/api/event';
		expect(partiesAt('/blog', counted(url), environment)).toEqual({ ...none, connections: [url] });
		expect(partiesAt('/account', counted(url), environment)).toEqual(none);
	});

	test('[AD-08] run Matomo’s one script, and take hits at its address', () => {
		const hits = 'https://m.example/matomo.php';
		const environment = { ANALYTICS: 'matomo', ANALYTICS_ID: '1', ANALYTICS_COLLECT_URL: hits };
		const pages = counted('https://m.example/matomo.js');
		const allowed = { ...none, scripts: ['https://m.example/matomo.js'], connections: [hits] };
		expect(partiesAt('/blog', pages, environment)).toEqual(allowed);
		expect(partiesAt('/account', pages, environment)).toEqual(none);
	});

	test('run a tag where pages are counted, and take hits where the provider takes them', () => {
		const environment = { ANALYTICS: 'tag', ANALYTICS_ID: 'G-1' };
		const pages = counted('https://www.googletagmanager.com/gtag/js');
		const sources = sourcesAt('/blog', pages, environment);
		expect(sources['script-src']).toEqual(['https://www.googletagmanager.com/gtag/']);
		expect(sources['connect-src']).toContain('https://*.google-analytics.com');
		expect(partiesAt('/account', pages, environment)).toEqual(none);
	});
});

describe('the analytics service', () => {
	test('is what the environment names', () => {
		expect(readAnalytics({})).toBeUndefined();
		expect(readAnalytics(collector)).toEqual({
			kind: 'collector',
			id: 'site',
			url: 'https://hits.example/in',
		});
	});

	test('[AD-08] is Plausible’s own, or the one that hosts it', () => {
		const plausible = { ANALYTICS: 'plausible', ANALYTICS_ID: 'studio.example' };
		const known = { kind: 'plausible', id: 'studio.example' };
		expect(readAnalytics(plausible)).toEqual({ ...known, url: 'https://plausible.io/api/event' });
		const own = 'https://p.example/api/event';
		expect(readAnalytics({ ...plausible, ANALYTICS_COLLECT_URL: own })).toEqual({ ...known, url: own });
	});

	test('[AD-08] is Matomo’s, whose script lies beside what takes hits', () => {
		const hitsUrl = 'https://m.example/in/matomo.php';
		const matomo = { ANALYTICS: 'matomo', ANALYTICS_ID: '3', ANALYTICS_COLLECT_URL: hitsUrl };
		const known = { kind: 'matomo', id: '3', hitsUrl };
		expect(readAnalytics(matomo)).toEqual({ ...known, url: 'https://m.example/in/matomo.js' });
		const url = 'https://cdn.example/matomo.js';
		expect(readAnalytics({ ...matomo, ANALYTICS_SCRIPT_URL: url })).toEqual({ ...known, url });
	});

	test.each([
		[{ ANALYTICS: 'piwik' }, 'ANALYTICS is "piwik"; it should be none, tag, collector, plausible or matomo.'],
		[{ ANALYTICS: 'matomo', ANALYTICS_ID: '1' }, 'ANALYTICS_COLLECT_URL is not set'],
		[{ ANALYTICS: 'plausible' }, 'ANALYTICS_ID is not set'],
		[{ ANALYTICS: 'tag' }, 'ANALYTICS_ID is not set'],
		[{ ANALYTICS: 'tag', ANALYTICS_ID: 'G 1"' }, 'ANALYTICS_ID is "G 1"'],
		[{ ...collector, ANALYTICS_COLLECT_URL: '/hits' }, 'ANALYTICS_COLLECT_URL is "/hits"'],
	])('is refused as %j', (environment, message) => {
		expect(() => readAnalytics(environment)).toThrow(ConfigError);
		expect(() => readAnalytics(environment)).toThrow(message);
	});
});
