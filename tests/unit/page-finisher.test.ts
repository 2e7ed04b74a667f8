import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bytesOf, textOf } from '#build/page-bytes.ts';
import { PageFinisher } from '#build/page-finisher.ts';

let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'pages-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const script = '<script>go(a < b);</script>';
/** A page as Astro renders it. */
const page = (title: string, more = '') =>
	`<html lang="en"><head><meta property="og:title" content="${title}"><meta name="description" content="${title}">${script}</head>` +
	`<body><main><article><h1>x</h1><img src="/a.webp" alt="${title}"><p>lantern</p></article>${more}</main></body></html>`;

const finish = (html: string) =>
	textOf(new PageFinisher(folder).finish({ file: 'blog/tags.html', html: bytesOf(html) }));

test('a title that says a tag is no tag to what reads the page', () => {
	const html = finish(page('What <script> does &amp; <script> is'));
	expect(html).toContain('content="What &lt;script&gt; does &amp; &lt;script&gt; is"');
	expect(html).toContain('alt="What &lt;script&gt; does &amp; &lt;script&gt; is"');
	expect(html).toContain('<script>go(a<b);</script>');
});

test('a title that says what stands for a style sheet brings none into the page', () => {
	const finisher = new PageFinisher(folder);
	finisher.styles.take(new Map([['/*sheet 0*/', 'a[b=""]{}']]));
	const built = page('<style>/*sheet 0*/</style>', '<style>/*sheet 0*/</style>');
	const html = finisher.finish({ file: 'blog/tags.html', html: built });
	expect(html).toContain('alt="&lt;style&gt;/*sheet 0*/&lt;/style&gt;"');
	expect(html).toContain('<style>a[b=""]{}</style>');
});

test('signs beyond ASCII stay what they are, wherever they stand in a page', () => {
	const html = finish(page('Une “lanterne” <à> 🕯', '<script>say("à 🕯")</script>'));
	expect(html).toContain('alt="Une “lanterne” &lt;à&gt; 🕯"');
	expect(html).toContain('say("\\xE0 \\u{1F56F}")');
});
