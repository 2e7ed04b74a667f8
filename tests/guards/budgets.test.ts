import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sample } from '../support/full.ts';
import { root } from './support.ts';

const KB = 1024;
const dist = resolve(root, process.env.TEST_DIST ?? 'dist');
const compressed = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length;
const sizes = (pattern: string) =>
	globSync(pattern, { cwd: dist }).map((file) => statSync(join(dist, file)).size);

const staticImports = (script: string) =>
	[...script.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
		([, file = '']) => `_astro/${file}`,
	);

/** The script files that a page runs by itself, with all that they import. */
function scriptsOf(page: string): string[] {
	const html = readFileSync(join(dist, page), 'utf8');
	const found = new Set<string>();
	const queue = [...html.matchAll(/<script[^>]*\bsrc="\/([^"]+)"/g)].map(([, file = '']) => file);
	for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
		if (found.has(file)) continue;
		found.add(file);
		queue.push(...staticImports(readFileSync(join(dist, file), 'utf8')));
	}
	return [...found];
}

describe('what the first view of a page weighs', () => {
	test.each(['index.html', 'fr.html', 'es.html'])('%s is at most 24 KB with its styles', (page) => {
		expect(existsSync(join(dist, page)), `build the site first: ${dist}`).toBe(true);
		expect(compressed(page), 'Take markup, styles or outlines off the home page.').toBeLessThanOrEqual(
			24 * KB,
		);
	});

	test('the page of each position is at most 24 KB with its styles and its form', () => {
		const pages = globSync('careers/[0-9]*.html', { cwd: dist });
		expect(pages.length).toBeGreaterThan(40);
		const size = (page: string) => statSync(join(dist, page)).size;
		const largest = pages.sort((one, other) => size(other) - size(one));
		expect(sample(largest, 6).filter((page) => compressed(page) > 24 * KB)).toEqual([]);
	});

	test.each(['index.html', 'fr/tos.html', 'blog.html'])('%s runs at most 5 KB of scripts', (page) => {
		const scripts = scriptsOf(page);
		expect(scripts.length).toBeGreaterThan(0);
		const sum = scripts.reduce((total, file) => total + compressed(file), 0);
		expect(sum, `Import on demand what not every visit needs: ${scripts}`).toBeLessThanOrEqual(5 * KB);
	});

	test('the fonts are at most 60 KB', () => {
		const fonts = sizes('_astro/fonts/*.woff2');
		expect(fonts.length).toBeGreaterThan(0);
		expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60 * KB);
	});

	test.each(['index.html', 'fr/tos.html', 'account/login.html'])(
		'%s preloads the typeface of headings alone',
		(page) => {
			const links = readFileSync(join(dist, page), 'utf8').match(/<link[^>]*>/g) ?? [];
			expect(links.filter((link) => link.includes('as="font"'))).toHaveLength(1);
		},
	);

	test('the picture that the home page opens with is at most 50 KB on a phone, and found in its HTML', () => {
		const html = readFileSync(join(dist, 'index.html'), 'utf8');
		const [, sources = ''] =
			/<source srcset="([^"]+)" type="image\/avif"[^>]*>\s*<img[^>]*fetchpriority="high"/.exec(html) ?? [];
		const candidates = [...sources.matchAll(/(\S+) (\d+)w/g)].filter(([, , width]) => Number(width) <= 1440);
		expect(candidates.length).toBeGreaterThan(1);
		for (const [, path = ''] of candidates)
			expect(statSync(join(dist, path)).size).toBeLessThanOrEqual(50 * KB);
	});
});
