import { expect, test } from 'vitest';
import { namedScripts } from '#build/site-files.ts';

test.each([
	['a script of a page', '<script src="/_astro/page.CVrfklV_.js"></script>', 'page.CVrfklV_.js'],
	['a script of a script', 'import("./search.DitCbdjE.js").then(run)', 'search.DitCbdjE.js'],
	['one whose hash begins as its ending does', 'import("./layer.js2uTGoF.js")', 'layer.js2uTGoF.js'],
])('%s is kept in a build', (_, text, name) => {
	expect(namedScripts(text)).toContain(name);
});

test('a text that names no script keeps none', () => {
	expect(namedScripts('<link href="/_astro/page.css">')).toEqual([]);
});
