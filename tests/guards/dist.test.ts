import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#contract/locales.ts';
import { withoutLocale } from '#i18n/paths.ts';
import { defaultLocale } from '#site.config';
import { isFull } from '../support/full.ts';
import { htmlProblems } from '../support/valid-html.ts';
import { type Element, type Page, parsePage } from './html.ts';
import { answers, expectNone, functionPaths, read, root, walk } from './support.ts';

/** A built site. */
interface Site {
	files: ReadonlySet<string>;
	bytes(path: string): Buffer;
	pages: ReadonlyMap<string, Page>;
	redirects: Redirect[];
	/** Paths that functions answer. */
	functions: string[];
}

interface Redirect {
	from: string;
	to: string;
	status: number;
}

/** Pages that a function fills when it is asked; they may carry %%tokens%% and placeholders as addresses. */
const isTemplate = (path: string) => /template/.test(path);

function redirectsOf(text: string): Redirect[] {
	return text
		.split('\n')
		.map((row) => row.replace(/(^|\s)#.*$/, '').trim())
		.filter(Boolean)
		.map((row) => {
			const [from = '', ...rest] = row.split(/\s+/);
			const status = Number.parseInt(rest.find((part) => /^\d{3}!?$/.test(part)) ?? '301', 10);
			return { from, to: rest.find((part) => /^(?:\/|https?:)/.test(part)) ?? '', status };
		});
}

function siteOf(files: ReadonlyMap<string, () => Buffer>, functions: string[]): Site {
	const bytes = (path: string) => files.get(path)?.() ?? Buffer.alloc(0);
	const html = [...files.keys()].filter((path) => path.endsWith('.html') && !path.startsWith('pagefind/'));
	return {
		files: new Set(files.keys()),
		bytes,
		pages: new Map(html.map((path) => [path, parsePage(bytes(path).toString('utf8'))])),
		redirects: redirectsOf(bytes('_redirects').toString('utf8')),
		functions,
	};
}

const { TEST_DIST = 'dist', TEST_SECRETS = '' } = process.env;
const folder = resolve(root, TEST_DIST);

function builtSite(): Site {
	if (!existsSync(folder))
		throw new Error(
			`There is no built site at ${folder}: run the build first, or set TEST_DIST to its folder.`,
		);
	const files = walk(['.'], folder).map((path): [string, () => Buffer] => [
		path,
		() => readFileSync(join(folder, path)),
	]);
	// What a function fills in is newer than the site: no page of the build may count on it.
	const functions = functionPaths().flatMap(({ path }) => (path.startsWith('/api/') ? [path] : []));
	return siteOf(new Map(files), functions);
}

/** Problems by where they stand, told once each however many pages share them. */
function* told(found: Iterable<{ at: string; problem: string }>): Generator<string> {
	const places = new Map<string, string[]>();
	for (const { at, problem } of found) places.set(problem, [...(places.get(problem) ?? []), at]);
	for (const [problem, [first, ...others]] of places)
		yield `${first} ${problem}${others.length > 0 ? ` (and in ${others.length} other places)` : ''}`;
}

function everyElement(site: Site, see: (element: Element, path: string, page: Page) => string[]): string[] {
	const found = [...site.pages].flatMap(([path, page]) =>
		page.elements.flatMap((element) =>
			see(element, path, page).map((problem) => ({ at: `${path}:${element.line}`, problem })),
		),
	);
	return [...told(found)];
}

// --- texts

type Texts = { [key: string]: Texts | string };
const pathsOf = (texts: Texts, start: string): string[] =>
	Object.entries(texts).flatMap(([key, value]) =>
		typeof value === 'object' ? pathsOf(value, `${start}${key}.`) : [`${start}${key}`],
	);

/** Every key of the texts, with and without its namespace; those without a dot only with it. */
function knownKeys(): Set<string> {
	return new Set(
		walk(['i18n/en']).flatMap((file) => {
			const namespace = file.replace(/^.*\/|\.json$/g, '');
			const paths = pathsOf(JSON.parse(read(file)) as Texts, '');
			return [...paths.map((path) => `${namespace}:${path}`), ...paths.filter((path) => path.includes('.'))];
		}),
	);
}

const shownAttributes = ['alt', 'title', 'aria-label', 'placeholder', 'content', 'label', 'value'];

function* shownTexts(page: Page): Generator<string> {
	yield* page.texts;
	for (const element of page.elements)
		for (const name of shownAttributes) {
			const text = element.attributes.get(name);
			if (text) yield text;
		}
}

function rawKeys(site: Site, keys: ReadonlySet<string>): string[] {
	return [...site.pages].flatMap(([path, page]) =>
		[...shownTexts(page)].flatMap((text) => {
			const words = text.match(/[\w-]+(?:[.:][\w-]+)+/g) ?? [];
			return words.filter((word) => keys.has(word)).map((word) => `${path} shows the key ${word}`);
		}),
	);
}

const slips = /%%|\bundefined\b|\[object \w+\]|\bNaN\b|\bInvalid Date\b|\{\{\s*\w+\s*\}\}/;

function slipsIn(site: Site): string[] {
	return [...site.pages]
		.filter(([path]) => !isTemplate(path))
		.flatMap(([path, page]) =>
			[...shownTexts(page)].flatMap((text) => {
				const slip = slips.exec(text);
				return slip ? [`${path} shows ${slip[0]} in "${text.trim().slice(0, 80)}"`] : [];
			}),
		);
}

const localeOfFile = (path: string) =>
	locales.find((locale) => path === `${locale}.html` || path.startsWith(`${locale}/`)) ?? defaultLocale;

function wrongLanguages(site: Site): string[] {
	return [...site.pages].flatMap(([path, page]) => {
		const language = page.elements.find(({ name }) => name === 'html')?.attributes.get('lang');
		return language === localeOfFile(path)
			? []
			: [`${path} says lang="${language}", its folder ${localeOfFile(path)}`];
	});
}

const wrongHeadings = (site: Site) =>
	[...site.pages].flatMap(([path, page]) => {
		const count = page.elements.filter(({ name }) => name === 'h1').length;
		return count === 1 ? [] : [`${path} has ${count} h1`];
	});

// --- files and secrets

const strayFiles = (site: Site) =>
	[...site.files].filter((path) =>
		/\.map$|(?:^|\/)\.env|(?:^|\/)\.git|\.(?:ts|tsx|astro|sqlite|pem|key)$|(?:^|\/)_?kit[./]/i.test(path),
	);

/** A secret as base64 writes it at each of the three places it can start at, without the signs it shares with others. */
function base64Forms(secret: string): string[] {
	return [0, 1, 2].flatMap((shift) => {
		const text = Buffer.concat([Buffer.alloc(shift), Buffer.from(secret)]).toString('base64');
		const inner = text.replace(/=+$/, '').slice(shift === 0 ? 0 : shift + 1, -1);
		return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
	});
}

function formsOf(secret: string): string[] {
	const hex = Buffer.from(secret).toString('hex');
	const forms = [
		secret,
		hex,
		hex.toUpperCase(),
		encodeURIComponent(secret),
		JSON.stringify(secret).slice(1, -1),
	];
	return [...new Set([...forms, ...base64Forms(secret)])].filter((form) => form.length >= 6);
}

/** What a secret consists of: keys without the names that tell them apart, and a webhook's without its prefix. */
function partsOf(secret: string): string[] {
	const whole = secret.trim();
	const keys = whole.split(',').map((key) => key.replace(/^(?:[\w-]+:(?!\/\/)|whsec_)/, ''));
	return [...new Set([whole, ...keys])].filter(Boolean);
}

/** Files that carry a secret; the message names its number, never the secret. */
function leaks(site: Site, secrets: readonly string[]): string[] {
	const needles = secrets.flatMap((secret, index) =>
		formsOf(secret).map((form) => ({ number: index + 1, bytes: Buffer.from(form) })),
	);
	return [...site.files].flatMap((path) => {
		const bytes = site.bytes(path);
		const hits = needles.filter((needle) => bytes.includes(needle.bytes)).map(({ number }) => number);
		return [...new Set(hits)].map((number) => `${path} carries secret number ${number} of TEST_SECRETS`);
	});
}

// --- links

const linkAttributes: Record<string, readonly string[]> = {
	a: ['href'],
	area: ['href'],
	link: ['href'],
	script: ['src'],
	img: ['src', 'srcset'],
	source: ['src', 'srcset'],
	video: ['src', 'poster'],
	audio: ['src'],
	track: ['src'],
	iframe: ['src'],
	embed: ['src'],
	object: ['data'],
	form: ['action'],
	button: ['formaction'],
	input: ['src', 'formaction'],
	use: ['href', 'xlink:href'],
	image: ['href'],
	'astro-island': ['component-url', 'renderer-url', 'before-hydration-url'],
};

function linksOf(element: Element): string[] {
	if (element.name === 'meta') {
		const property = element.attributes.get('property') ?? element.attributes.get('name') ?? '';
		const content = element.attributes.get('content');
		return content && /^(?:og:(?:url|image)|twitter:image)$/.test(property) ? [content] : [];
	}
	if (element.name === 'style') return cssLinks(element.raw);
	return (linkAttributes[element.name] ?? []).flatMap((name) => {
		const value = element.attributes.get(name);
		if (value === undefined) return [];
		return name === 'srcset' ? value.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];
	});
}

const cssLinks = (text: string) =>
	[...text.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/g)].map((match) =>
		(match[1] ?? match[2] ?? match[3] ?? '').trim(),
	);

const placeholderOrigin = 'http://site.invalid';

/** The address of a page of dist: `fr/blog.html` is /fr/blog. */
const addressOf = (path: string) => `/${path.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** The file that a path leads to: true when something else answers it, undefined when nothing does. */
function fileAt(site: Site, pathname: string, steps = 5): string | true | undefined {
	const path = decodeURIComponent(pathname).replace(/^\/|\/$/g, '');
	const candidates = path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`];
	const file = candidates.find((candidate) => site.files.has(candidate));
	if (file) return file;
	if (site.functions.some((pattern) => answers(pattern, pathname))) return true;
	const rule = site.redirects.find(({ from, status }) => status < 400 && answers(from, pathname));
	if (!rule || steps === 0) return undefined;
	if (/^https?:/.test(rule.to)) return true;
	return fileAt(site, fill(rule, pathname), steps - 1);
}

function fill(rule: Redirect, pathname: string): string {
	const groups = new URLPattern({ pathname: rule.from }).exec({ pathname })?.pathname.groups ?? {};
	return rule.to
		.replace(/[?#].*$/, '')
		.replace(/:(\w+)/g, (_, name: string) => groups[name === 'splat' ? '0' : name] ?? '');
}

/** The site's own origin, as its home page names it. */
function ownOrigin(site: Site): string | undefined {
	const canonical = site.pages
		.get('index.html')
		?.elements.find(({ name, attributes }) => name === 'link' && attributes.get('rel') === 'canonical')
		?.attributes.get('href');
	return canonical && URL.canParse(canonical) ? new URL(canonical).origin : undefined;
}

const idsOf = (page: Page) =>
	new Set(
		page.elements.flatMap(({ name, attributes }) => [
			attributes.get('id'),
			name === 'a' ? attributes.get('name') : undefined,
		]),
	);

/** What is wrong with a link that stands at an address of the site. */
function linkChecker(site: Site): (from: string, link: string) => string | undefined {
	const origins = new Set([placeholderOrigin, ownOrigin(site)]);
	const ids = new Map<string, ReadonlySet<string | undefined>>();
	return (from, link) => {
		if (!URL.canParse(link, placeholderOrigin + from)) return `leads to ${link}, which is no address`;
		const url = new URL(link, placeholderOrigin + from);
		if (url.protocol === 'javascript:') return `leads to ${link}: scripts are no addresses`;
		if (!origins.has(url.origin) || !/^https?:$/.test(url.protocol)) return undefined;
		const file = url.pathname.startsWith('/api/') ? true : fileAt(site, url.pathname);
		if (file === undefined)
			return `leads to ${link}, which is neither a file, nor a rule of _redirects, nor a function`;
		const anchor = decodeURIComponent(url.hash.slice(1).replace(/:~:.*$/, ''));
		const page = file === true ? undefined : site.pages.get(file);
		if (!anchor || anchor === 'top' || !page || file === true) return undefined;
		if (!ids.has(file)) ids.set(file, idsOf(page));
		return ids.get(file)?.has(anchor) ? undefined : `leads to ${link}, but ${file} has no id="${anchor}"`;
	};
}

const withoutTarget = /^(?:preconnect|dns-prefetch)$/;

function deadLinks(site: Site): string[] {
	const check = linkChecker(site);
	const inPages = everyElement(site, (element, path) => {
		if (isTemplate(path) || withoutTarget.test(element.attributes.get('rel') ?? '')) return [];
		return linksOf(element).flatMap((link) => check(addressOf(path), link) ?? []);
	});
	const inFiles = [...site.files].flatMap((path) => {
		const text = () => site.bytes(path).toString('utf8');
		const links = path.endsWith('.css')
			? cssLinks(text())
			: path.endsWith('.xml')
				? [...text().matchAll(/<(?:loc|link)>([^<]+)</g)].map(([, link = '']) => link)
				: [];
		return links.flatMap((link) => check(`/${path}`, link) ?? []).map((problem) => `${path} ${problem}`);
	});
	return [...inPages, ...inFiles];
}

/** Where the links of an HTML page lead that people follow. */
const followed = (page: Page) =>
	page.elements.flatMap(({ name, attributes }) => (name === 'a' ? (attributes.get('href') ?? []) : []));

/** The pages of the sitemap that nobody finds who follows links from the home pages. */
function unreachable(site: Site): string[] {
	const origin = ownOrigin(site) ?? placeholderOrigin;
	const found = new Set(locales.map((locale) => (locale === defaultLocale ? '/' : `/${locale}`)));
	for (const address of found) {
		const file = fileAt(site, address);
		const page = typeof file === 'string' ? site.pages.get(file) : undefined;
		for (const link of page ? followed(page) : []) {
			const url = new URL(link, origin + address);
			if (url.origin === origin) found.add(url.pathname);
		}
	}
	return [
		...site
			.bytes('sitemap-0.xml')
			.toString('utf8')
			.matchAll(/<loc>([^<]+)<\/loc>/g),
	]
		.map(([, address = '']) => new URL(address).pathname)
		.filter((pathname) => !found.has(pathname));
}

// --- search

/** The pages that the site's search finds. */
const searched = [
	'/support/faqs/:slug',
	'/blog/:slug(\\D.*)',
	'/(privacy|tos|gdpr|fan-content-policy|accessibility|cookies)',
	'/games/:slug',
	'/(press|games|playtests|contact|careers|careers/internships|careers/open-application|account/faq)',
	'/careers/:id(\\d+)',
	'/careers/location/:slug',
];

const isSearched = ({ elements }: Page) =>
	elements.some(({ attributes }) => attributes.has('data-pagefind-body'));

// --- content security policy

/** The directives of the policy that _headers sets for every path. */
function policyOf(headers: string): Map<string, string[]> {
	const block = headers.split(/\n(?=\S)/).find((part) => /^\/\*\s/.test(part)) ?? '';
	const value = /^\s+Content-Security-Policy:\s*(.*)$/im.exec(block)?.[1] ?? '';
	return new Map(
		value
			.split(';')
			.map((part) => part.trim().split(/\s+/))
			.map(([name = '', ...rest]) => [name.toLowerCase(), rest]),
	);
}

const runs = (type: string | undefined) =>
	!type || /^(?:module|text\/javascript|application\/javascript|importmap|speculationrules)$/.test(type);

function blockedByPolicy(site: Site): string[] {
	const policy = policyOf(site.bytes('_headers').toString('utf8'));
	if (policy.size < 2) return ['_headers sets no Content-Security-Policy for /*'];
	const allows = (directives: string[], raw: string) => {
		const hash = `'sha256-${createHash('sha256').update(raw).digest('base64')}'`;
		return policy.get(directives.find((name) => policy.has(name)) ?? '')?.includes(hash) ?? false;
	};
	const unsafe = [...policy].filter(
		([name, list]) => /^script|^default/.test(name) && list.includes("'unsafe-inline'"),
	);
	return [
		...unsafe.map(([name]) => `_headers: ${name} has 'unsafe-inline'`),
		...everyElement(site, ({ name, attributes, raw }) => {
			const inlineScript = name === 'script' && !attributes.has('src') && runs(attributes.get('type'));
			if (inlineScript && !allows(['script-src-elem', 'script-src', 'default-src'], raw))
				return [`has an inline script whose hash is not in the policy: ${raw.trim().slice(0, 60)}`];
			if (name === 'style' && !allows(['style-src-elem', 'style-src', 'default-src'], raw))
				return [`has an inline style whose hash is not in the policy: ${raw.trim().slice(0, 60)}`];
			return [];
		}),
	];
}

const inlineAttributes = (site: Site) =>
	everyElement(site, ({ name, attributes }) =>
		[...attributes].flatMap(([key, value]) => {
			if (/^on[a-z]+$/.test(key)) return [`<${name}> has the handler ${key}`];
			if (key === 'style') return [`<${name}> has style="${value}"`];
			return /^\s*javascript:/i.test(value) ? [`<${name}> has a javascript: address in ${key}`] : [];
		}),
	);

// --- what pages wait for

/** A file that the parser waits for. */
const isWaitedFor = ({ name, attributes }: Element) =>
	(name === 'link' && attributes.get('rel') === 'stylesheet') ||
	(name === 'script' &&
		attributes.has('src') &&
		!attributes.has('defer') &&
		!attributes.has('async') &&
		attributes.get('type') !== 'module');

/** Pages that are not drawn before a file has come, or before an element that they do not have. */
function heldPages(site: Site): string[] {
	return [...site.pages].flatMap(([path, { elements }]) =>
		elements
			.filter(({ attributes }) => attributes.get('rel') === 'expect')
			.flatMap(({ attributes }) => {
				const href = attributes.get('href') ?? '';
				const end = elements.findIndex((element) => `#${element.attributes.get('id')}` === href);
				if (end < 0) return [`${path} waits for ${href}, which it does not have`];
				return elements
					.slice(0, end)
					.filter(isWaitedFor)
					.map(({ line }) => `${path}:${line} waits for a file before ${href}`);
			}),
	);
}

// --- markup

async function markupProblems(site: Site): Promise<string[]> {
	const found: { at: string; problem: string }[] = [];
	const pages = [...site.pages.keys()];
	// Pages of a kind are built by the same components: one in eight has all kinds among them.
	for (const path of isFull ? pages : pages.filter((_, index) => index % 8 === 0))
		for (const { line, problem } of await htmlProblems(site.bytes(path).toString('utf8')))
			found.push({ at: `${path}:${line}`, problem });
	return [...told(found)];
}

describe('the built site', () => {
	let site: Site;
	beforeAll(() => {
		site = builtSite();
	});

	test('has pages', () => {
		expect(site.pages.size, `${folder} has no HTML pages: run the build`).toBeGreaterThan(0);
	});

	test('shows texts, not their keys', () => {
		expectNone(
			rawKeys(site, knownKeys()),
			"Get the text with t('namespace:key') of translator(locale), with a key that exists.",
		);
	});

	test('shows no slip of a program', () => {
		expectNone(slipsIn(site), 'Give the value, or leave the part out when there is none.');
	});

	test('says the language of its folder', () => {
		expectNone(wrongLanguages(site), 'Pass the locale of the route to the layout, which sets lang.');
	});

	test('has one main heading on each page', () => {
		expectNone(wrongHeadings(site), 'Each page has one h1 that names it; parts below start at h2.');
	});

	test('T79 carries no source maps, settings, sources or tools', () => {
		expectNone(strayFiles(site), 'Keep them out of public/ and out of the build.');
	});

	test('T79 carries no secret in any form', () => {
		const secrets = TEST_SECRETS.split('\n').flatMap(partsOf);
		expectNone(
			leaks(site, secrets),
			'Read secrets in functions only, by readConfig; a page or an island never gets one.',
		);
	});

	test('leads nowhere that does not exist', () => {
		expectNone(
			deadLinks(site),
			'Mend the link, give the target its id, or add a rule to src/build/redirects.ts.',
		);
	});

	test('[FX-25] has feeds that are XML and name their own address', () => {
		const feeds = [...site.files].filter((path) => path.endsWith('feed.xml'));
		expect(feeds.length).toBeGreaterThanOrEqual(2 * locales.length);
		for (const path of feeds) {
			const text = site.bytes(path).toString('utf8');
			// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
			expect(text, path).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
			expect(text, path).toContain('xmlns:atom="http://www.w3.org/2005/Atom"');
			const [, self = ''] =
				/<atom:link href="([^"]+)" rel="self" type="application\/rss\+xml"\/>/.exec(text) ?? [];
			expect(new URL(self).pathname, path).toBe(`/${path}`);
		}
	});

	test('R12 has a way by links from the home pages to every page of its sitemap', () => {
		expect(site.bytes('sitemap-0.xml').toString('utf8').match(/<loc>/g)?.length).toBeGreaterThan(300);
		expectNone(unreachable(site), 'Link the page from the list or the menu that it belongs to.');
	});

	test.each(searched)('has pages that the search finds, at %s', (pathname) => {
		const pattern = new URLPattern({ pathname });
		const pages = [...site.pages].filter(([path]) =>
			pattern.test({ pathname: withoutLocale(addressOf(path)) }),
		);
		expect(pages.length).toBeGreaterThan(0);
		expect(pages.filter(([, page]) => !isSearched(page)).map(([path]) => path)).toEqual([]);
	});

	test('has no other pages that the search finds', () => {
		const isKnown = (path: string) =>
			searched.some((pathname) =>
				new URLPattern({ pathname }).test({ pathname: withoutLocale(addressOf(path)) }),
			);
		const others = [...site.pages].filter(([path, page]) => isSearched(page) && !isKnown(path));
		expect(others.map(([path]) => path)).toEqual([]);
	});

	test('runs and styles under its own policy', () => {
		expectNone(
			blockedByPolicy(site),
			'src/build hashes what is inline after the build: let it run last, and change no HTML after it.',
		);
	});

	test('has no inline handler, style attribute or script address', () => {
		expectNone(
			inlineAttributes(site),
			'Use addEventListener in a script file, a class or attribute with a style, and real addresses.',
		);
	});

	test('is drawn before any file but the page has come', () => {
		expectNone(
			heldPages(site),
			'Name an element with heldUntil that stands before styles and scripts with a file of their own.',
		);
	});

	test('is valid HTML', async () => {
		expectNone(
			await markupProblems(site),
			'Mend the markup; the rules stand in tests/guards/html-validate.json.',
		);
	});
});

describe('the rules themselves', () => {
	const sample = (files: Record<string, string>, functions: string[] = []) =>
		siteOf(new Map(Object.entries(files).map(([path, text]) => [path, () => Buffer.from(text)])), functions);
	const page = (body: string, head = '') =>
		`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
	const keys = new Set(['account:login.title', 'login.title', 'common:skip']);

	test.each([
		'<p>login.title</p>',
		'<p>account:login.title</p>',
		'<img alt="common:skip">',
		'<title>login.title</title>',
	])('%s shows a key', (body) => {
		expect(rawKeys(sample({ 'a.html': page(body) }), keys)).toHaveLength(1);
	});
	test('other words with dots and keys in scripts are no keys on show', () => {
		const body =
			'<p>login.titles www.login.example</p><script>"login.title"</script><i props="login.title"></i>';
		expect(rawKeys(sample({ 'a.html': page(body) }), keys)).toEqual([]);
	});

	test.each(['%%title%%', 'Hello undefined', '[object Object]', 'NaN', 'Invalid Date', '{{count}} jobs'])(
		'%s is a slip',
		(text) => {
			expect(slipsIn(sample({ 'a.html': page(`<p>${text}</p>`) }))).toHaveLength(1);
			expect(slipsIn(sample({ 'job-template.html': page(`<p>${text}</p>`) }))).toEqual([]);
		},
	);

	test('lang follows the folder', () => {
		const french = page('').replace('lang="en"', 'lang="fr"');
		expect(
			wrongLanguages(
				sample({ 'fr.html': french, 'fr/a.html': french, 'a.html': page(''), 'free.html': page('') }),
			),
		).toEqual([]);
		expect(
			wrongLanguages(sample({ 'fr/a.html': page(''), 'b.html': french, 'c.html': '<html></html>' })),
		).toHaveLength(3);
	});

	test('one h1', () => {
		expect(
			wrongHeadings(
				sample({ 'a.html': page('<h1>a</h1>'), 'b.html': page('<h1>a</h1><h1>b</h1>'), 'c.html': page('') }),
			),
		).toHaveLength(2);
	});

	test('stray files', () => {
		const stray = ['a.js.map', '.env', '.env.local', 'x/.git/HEAD', 'kit.html', '_astro/Kit.island.a1b2.js'];
		const right = ['a.html', 'map.html', 'key.txt', 'press-kit.html', 'kitchen.html'];
		const files = Object.fromEntries([...stray, ...right].map((name) => [name, '']));
		expect(strayFiles(sample(files))).toEqual(stray);
	});

	const secret = 'kX9/+ se"cret&value=7';
	test.each([
		['raw', secret],
		['hex', Buffer.from(secret).toString('hex')],
		['base64', Buffer.from(`{"a":"${secret}","b":1}`).toString('base64')],
		['base64 elsewhere', Buffer.from(`{"ab":"${secret}","b":1}`).toString('base64')],
		['base64url', Buffer.from(`{"abc":"${secret}","b":1}`).toString('base64url')],
		['in an address', encodeURIComponent(secret)],
		['in JSON', JSON.stringify({ secret })],
	])('a secret is found %s', (_, text) => {
		const found = leaks(sample({ 'a.js': `x${text}y`, 'b.js': 'nothing' }), ['another-one', secret]);
		expect(found).toEqual(['a.js carries secret number 2 of TEST_SECRETS']);
	});

	test('a page of the sitemap that nothing links is out of reach', () => {
		const canonical = '<link rel="canonical" href="https://studio.example/">';
		const loc = (path: string) => `<loc>https://studio.example${path}</loc>`;
		const files = {
			'index.html': page('<a href="/a">', canonical),
			'a.html': page('<a href="c?x=1#y"><a href="https://other.example/b"><link href="/b">'),
			'b.html': page(''),
			'c.html': page(''),
			'sitemap-0.xml': ['/', '/a', '/b', '/c'].map(loc).join(''),
		};
		expect(unreachable(sample(files))).toEqual(['/b']);
	});

	const site = (link: string) =>
		sample(
			{
				'index.html': page(link, '<link rel="canonical" href="https://studio.example/">'),
				'fr.html': page('<h2 id="games">x</h2>'),
				'fr/blog.html': page(''),
				'a b.html': page(''),
				'_astro/a.css': '',
				_redirects:
					'/en/* /:splat 301\n/old /fr#games 302 # moved\n/out https://x.example 302\n/reset/* /fr 200\n/gone/:id /nothing/:id 301\n/* /404.html 404\n',
			},
			['/careers/:id'],
		);
	test.each([
		'<a href="/nowhere">',
		'<a href="/fr#nothing">',
		'<a href="#nothing">',
		'<a href="javascript:alert(1)">',
		'<img srcset="/a.webp 1x, /fr 2x">',
		'<script src="/_astro/a.js"></script>',
		'<a href="/gone/1">',
		'<a href="https://studio.example/nowhere">',
		'<style>.a { background: url("/a.png"); }</style>',
		'<meta property="og:image" content="https://studio.example/a.png">',
	])('%s leads nowhere', (link) => {
		expect(deadLinks(site(link))).toHaveLength(1);
	});
	test.each([
		'<a href="/fr#games">',
		'<a href="/fr/?a=b">',
		'<a href="fr/blog">',
		'<a href="/en/fr/blog">',
		'<a href="/old">',
		'<a href="/out">',
		'<a href="/reset/mira/x">',
		'<a href="/careers/12">',
		'<a href="/api/account/login">',
		'<a href="/a%20b">',
		'<a href="https://studio.example/fr">',
		'<a href="https://other.example/nowhere">',
		'<a href="mailto:a@b.example">',
		'<a href="#top">',
		'<link rel="stylesheet" href="/_astro/a.css">',
	])('%s leads somewhere', (link) => {
		expect(deadLinks(site(link))).toEqual([]);
	});

	const policy = (scripts: string[], styles: string[]) => {
		const hashes = (texts: string[]) =>
			texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
		return `/*\n  X-Frame-Options: DENY\n  Content-Security-Policy: default-src 'none'; script-src 'self' ${hashes(scripts)}; style-src ${hashes(styles)}\n\n/api/*\n  A: b\n`;
	};
	test.each([
		[
			'local:abcdefgh1234,old:ijklmnop5678',
			['local:abcdefgh1234,old:ijklmnop5678', 'abcdefgh1234', 'ijklmnop5678'],
		],
		['whsec_abcdefgh', ['whsec_abcdefgh', 'abcdefgh']],
		['https://hook.example/x', ['https://hook.example/x']],
		['', []],
	])('the secret %s is looked for whole and in its parts', (secret, parts) => {
		expect(partsOf(secret)).toEqual(parts);
	});

	test('inline scripts and styles need their hash', () => {
		const body =
			'<script>go()</script><style>a{}</style><script type="application/json">{}</script><script src="/a.js"></script>';
		const built = (headers: string) => blockedByPolicy(sample({ 'a.html': page(body), _headers: headers }));
		expect(built(policy(['go()'], ['a{}']))).toEqual([]);
		expect(built(policy([], ['a{}']))).toHaveLength(1);
		expect(built(policy(['go()'], []))).toHaveLength(1);
		expect(built(policy(['go()', 'x'], ['a{}']).replace("'self'", "'unsafe-inline'"))).toHaveLength(1);
		expect(built('')).toHaveLength(1);
	});

	test.each([
		['<i id="x"></i><link rel="stylesheet" href="/a.css"><script src="/a.js"></script>', 0],
		['<script type="module" src="/a.js"></script><script defer src="/b.js"></script><i id="x"></i>', 0],
		['<link id="x" rel="stylesheet" href="/a.css">', 0],
		['<link rel="stylesheet" href="/a.css"><i id="x"></i>', 1],
		['<script src="/a.js"></script><i id="x"></i>', 1],
		['<i id="y"></i>', 1],
	])('%s holds up a page that waits for #x %i times', (body, count) => {
		const held = page(body, '<link rel="expect" href="#x" blocking="render">');
		expect(heldPages(sample({ 'a.html': held }))).toHaveLength(count);
	});

	test.each([
		'<a onclick="x()">',
		'<p style="color: red">',
		'<a href=" javascript:x()">',
		'<form ONSUBMIT=x>',
	])('%s is inline', (body) => {
		expect(inlineAttributes(sample({ 'a.html': page(body) }))).toHaveLength(1);
	});

	test('invalid markup is found', async () => {
		const markup = (body: string) =>
			markupProblems(sample({ 'a.html': page(`<h1>A</h1>${body}`, '<title>A</title>') }));
		expect(await markup('<p id="a">x</p><p id="a">y</p>')).not.toEqual([]);
		expect(await markup('<p><div>x</div></p>')).not.toEqual([]);
		expect(await markup('<h3>x</h3>')).not.toEqual([]);
		expect(await markup('<img src="/a.svg">')).not.toEqual([]);
		expect(await markup('<label for="b">x</label>')).not.toEqual([]);
		expect(await markup('<astro-island><p>x</p></astro-island>')).toEqual([]);
	});
});
