import { expect, test } from 'vitest';
import { LateForms, partsOf } from '#build/late-forms.ts';

const css =
	'@layer components{.a{color:red}}@layer forms{.f{content:"}"}@media print{.f{top:0}}}@media print{@layer components{.b{top:0}}}@layer forms{.g{top:0}}';
const first = '@layer components{.a{color:red}}@media print{@layer components{.b{top:0}}}';
const forms = '@layer forms{.f{content:"}"}@media print{.f{top:0}}}@layer forms{.g{top:0}}';
const place = '<template data-styles="forms"></template>';

test('the layer of forms is told from the rest of a style sheet, in its order', () => {
	expect(partsOf(css)).toEqual({ first, forms });
	expect(partsOf('@layer components,forms;')).toEqual({ first: '@layer components,forms;', forms: '' });
});

test('a page that has its form later asks for the form’s styles there, and holds the rest', () => {
	const late = new LateForms();
	const html = late.finish(`<style>${css}</style><main>${place}</main>`);
	const [[address, sheet] = []] = late.files;
	expect(address).toMatch(/^\/_astro\/forms\.[\w-]{8}\.css$/);
	expect(sheet).toBe(forms);
	expect(html).toBe(
		`<style>${first}</style><main><link rel="stylesheet" href="${address}" fetchpriority="low"></main>`,
	);
});

test('any other page holds the styles of its form', () => {
	const late = new LateForms();
	const html = `<style>${css}</style><main></main>`;
	expect(late.finish(html)).toBe(html);
	expect(late.files.size).toBe(0);
});
