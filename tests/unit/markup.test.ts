import { afterEach, describe, expect, it, vi } from 'vitest';
import { findHrefs } from '#cms/links.ts';
import { sanitise } from '#cms/markup.ts';

describe('markup of the CMS', () => {
	it.each([
		'<p>One <strong>two</strong> <em>three</em></p>',
		'<h2>Title</h2><ul><li>a</li><li>b</li></ul>',
		'<p><a href="https://a.example/b?c=d">link</a> <a href="/blog">own</a> <a href="mailto:a@b.example">mail</a></p>',
		'<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
	])('keeps what editors may write: %s', (html) => {
		expect(sanitise(html)).toBe(html);
	});

	it.each([
		'<script>alert(1)</script>',
		'<img src=x onerror=alert(1)>',
		'<p onclick="alert(1)" style="color:red">text</p>',
		'<a href="javascript:alert(1)">text</a>',
		'<a href="JaVaScRiPt&#58;alert(1)">text</a>',
		'<a href="data:text/html,<script>alert(1)</script>">text</a>',
		'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
		'<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
		'<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
		'<form action="https://evil.example"><input name="q"></form>',
		'<base href="https://evil.example/">',
		'<meta http-equiv="refresh" content="0;url=https://evil.example">',
		'<style>p{background:url(https://evil.example)}</style>',
		'<p id="games" class="x">text</p>',
		'<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
	])('lets nothing through that runs, styles or leads astray: %s', (html) => {
		expect(sanitise(html)).not.toMatch(
			/<script|onerror|onclick|style|javascript|data:|iframe|<svg|<math|<form|<input|<base|<meta|<img|evil|id=|class=/i,
		);
	});

	it('keeps the text of what it takes away', () => {
		expect(sanitise('<marquee>Still here</marquee>')).toBe('Still here');
	});
});

describe('where the links in markup lead', () => {
	it.each([
		['<p>none</p>', []],
		['<a href="/blog">a</a><A HREF=/tos lang=fr hreflang="fr">b</a>', ['/blog', '/tos']],
		['<a lang="" href=\'/a"b&amp;c\'>a</a>', ['/a"b&c']],
		['<p><a>a</a> &lt;a href="/text"&gt; <abbr title=\'<a href="/title">\'>b</abbr></p>', []],
	])('%s', (html, hrefs) => {
		expect(findHrefs(sanitise(html))).toEqual(hrefs);
	});

	it.each([
		["<p><a href='/single'>a</a> <a href=/bare>b</a></p>", ['/single', '/bare']],
		['{"html":"<a href=\\"/json\\">a</a>"}', ['\\"/json\\"']],
	])('which others have written: %s', (html, hrefs) => {
		expect(findHrefs(html)).toEqual(hrefs);
	});
});

describe('text about a service', () => {
	afterEach(() => void vi.unstubAllEnvs());

	/** What is left of a text on a site with these services; each text is read once only. */
	function on(services: Record<string, string>, html: string): string {
		for (const [name, value] of Object.entries(services)) vi.stubEnv(name, value);
		return sanitise(html + crypto.randomUUID()).replace(/[\da-f-]{36}/, '');
	}
	const text = (name: string) => `<ul><li>First.</li><li data-with="${name}">Second.</li></ul>`;
	const [both, first] = ['<ul><li>First.</li><li>Second.</li></ul>', '<ul><li>First.</li></ul>'];

	it.each([
		['bot-check', { BOT_CHECK: 'turnstile' }, { BOT_CHECK: 'none' }],
		['turnstile', { BOT_CHECK: 'turnstile' }, { BOT_CHECK: 'recaptcha' }],
		['recaptcha', { BOT_CHECK: '' }, { BOT_CHECK: 'none' }],
	])('[AD-07] %s is there where the site has it, and gone where not', (name, has, lacks) => {
		expect(on(has, text(name))).toContain(both);
		expect(on(lacks, text(name))).toContain(first);
	});

	it.each([
		['analytics', { ANALYTICS: 'plausible' }, { ANALYTICS: 'none' }],
		['matomo', { ANALYTICS: 'matomo' }, { ANALYTICS: 'tag' }],
		['tag matomo', { ANALYTICS: 'tag' }, { ANALYTICS: 'collector' }],
	])('[AD-08] %s is there where the site has it, and gone where not', (name, has, lacks) => {
		expect(on(has, text(name))).toContain(both);
		expect(on(lacks, text(name))).toContain(first);
	});

	it('stays where it names what nobody knows, and may be some words', () => {
		expect(on({}, text('mattomo'))).toContain(both);
		expect(
			on(
				{ BOT_CHECK: 'none' },
				'<ul><li>First.</li><li><span data-with="bot-check">Second.</span></li></ul>',
			),
		).toContain(first);
		expect(on({ BOT_CHECK: 'none' }, '<p>One. <span data-with="bot-check">Two.</span></p>')).toMatch(
			/^<p>One. ?<\/p>/,
		);
	});
});
