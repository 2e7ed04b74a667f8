import { expect, test } from 'vitest';
import { LateLayers, partsOf } from '#build/late-layers.ts';

const css =
	'@layer components{.a{color:red}}@layer forms{.f{content:"}"}@media print{.f{top:0}}}@media print{@layer components{.b{top:0}}}@layer below{.g{top:0}}';
const first = '@layer components{.a{color:red}}@media print{@layer components{.b{top:0}}}';
const late = '@layer forms{.f{content:"}"}@media print{.f{top:0}}}@layer below{.g{top:0}}';
const place = '<template data-styles="late"></template>';

test('the late layers are told from the rest of a style sheet, in its order', () => {
	expect(partsOf(css)).toEqual({ first, late });
	expect(partsOf('@layer components,forms;')).toEqual({ first: '@layer components,forms;', late: '' });
});

test('a page that says where its later parts begin asks for their styles there, and holds the rest', () => {
	const layers = new LateLayers();
	const html = layers.finish(`<style>${css}</style><main>${place}</main>`);
	const [[address, sheet] = []] = layers.files;
	expect(address).toMatch(/^\/_astro\/late\.[\w-]{8}\.css$/);
	expect(sheet).toBe(late);
	expect(html).toBe(
		`<style>${first}</style><main><link rel="stylesheet" href="${address}" fetchpriority="low"></main>`,
	);
});

test('any other page holds all its styles', () => {
	const layers = new LateLayers();
	const html = `<style>${css}</style><main></main>`;
	expect(layers.finish(html)).toBe(html);
	expect(layers.files.size).toBe(0);
});
