import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AstroPrerenderer } from 'astro';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageFinishing } from '#build/page-finishing.ts';

const surroundings = { siteUrl: 'http://x.example', parties: { scripts: [], frames: [], connections: [] } };

let folder: string;
let finishing: PageFinishing;

beforeEach(async () => {
	folder = `${await mkdtemp(join(tmpdir(), 'pages-'))}/`;
	finishing = new PageFinishing(folder);
});
afterEach(async () => {
	await finishing.close();
	await rm(folder, { recursive: true });
});

/** Has pages rendered to what is given for their addresses; gives what is left for Astro to write of each. */
async function render(pages: Record<string, string | Uint8Array<ArrayBuffer>>): Promise<string[]> {
	const built: AstroPrerenderer = {
		name: 'test',
		getStaticPaths: async () => [],
		render: async ({ url }) =>
			new Response(pages[new URL(url).pathname], { headers: { 'Content-Type': 'text/html' } }),
	};
	const prerenderer = finishing.after(built, new Map());
	await prerenderer.setup?.();
	const left: string[] = [];
	for (const path of Object.keys(pages)) {
		const options = {} as Parameters<AstroPrerenderer['render']>[1];
		const rendered = await prerenderer.render(new Request(`http://x.example${path}`), options);
		left.push(await (rendered instanceof Response ? rendered : rendered.response).text());
	}
	return left;
}

const page = (text: string) =>
	`<html lang="en"><head><meta property="og:title" content="x"></head><body><main><article>${text}</article></main></body></html>`;

test('every page is written, also the last ones, and nothing is left for Astro to write', async () => {
	const names = Array.from({ length: 35 }, (_, index) => `/blog/é-${index}.html`);
	const left = await render(Object.fromEntries(names.map((name) => [encodeURI(name), page(`${name} 🕯`)])));
	await finishing.writeSurroundings(surroundings);
	for (const name of names) expect(await readFile(folder + name, 'utf8')).toContain(`${name} 🕯`);
	expect(new Set(left)).toEqual(new Set(['']));
});

test('a page that is a part of other bytes takes none of them along', async () => {
	const html = page('a part');
	const all = Buffer.from(`before${html}after`);
	await render({ '/blog/part.html': all.subarray(6, 6 + html.length) });
	await finishing.writeSurroundings(surroundings);
	expect(await readFile(`${folder}/blog/part.html`, 'utf8')).toContain('a part');
	expect(all.toString()).toBe(`before${html}after`);
});

test('a page that cannot be finished fails the build and is named', async () => {
	await render({ '/blog/good.html': page('x'), '/blog/bad.html': page('<script>(</script>') });
	await expect(finishing.writeSurroundings(surroundings)).rejects.toThrow(
		'blog/bad.html could not be finished',
	);
});
