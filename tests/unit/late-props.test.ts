import { expect, test } from 'vitest';
import { LateProps } from '#build/late-props.ts';

const scripts: Record<string, string> = {
	'/_astro/Form.1.js':
		'import{a}from"./shared.3.js";import"./kit.4.js";const b=()=>import("./later.5.js");export{b};',
	'/_astro/client.2.js': 'import{a}from"./shared.3.js";export default a;',
	'/_astro/shared.3.js': 'export const a = "import \'./no.js\'";',
	'/_astro/kit.4.js': 'export*from"./shared.3.js";',
};
const read = (address: string) => scripts[address] ?? expect.unreachable(`${address} is asked for`);

const quoted = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const page = (props: unknown, client = 'interaction') =>
	`<main><astro-island uid="a" component-url="/_astro/Form.1.js" renderer-url="/_astro/client.2.js" props="${quoted(props)}" ssr client="${client}" opts="{}"><form>&quot;</form></astro-island></main>`;
const texts = { hint: [0, 'Tell us & "yourself", $& and more. '.repeat(10)] };

test('what an island is told moves into a file with the scripts that it takes, and what is short stays', () => {
	const late = new LateProps(read);
	const html = late.finish(page({ id: [0, 'a&"b'], texts: [0, texts] }));
	const [[address, text] = []] = late.files;
	expect(address).toMatch(/^\/_astro\/island\.[\w-]{8}\.json$/);
	expect(JSON.parse(text ?? '')).toEqual({
		props: { texts: [0, texts] },
		modules: Object.keys(scripts),
	});
	const short = page({ id: [0, 'a&"b'] }).replace(' uid="a"', '');
	expect(html).toBe(short.replace(' ssr', ` data-late="${address}" ssr`));
});

test('pages that say the same share a file', () => {
	const late = new LateProps(read);
	for (const id of ['1', '2', '2']) late.finish(page({ id: [0, id], texts: [0, texts] }));
	expect(late.files.size).toBe(1);
});

test('what is told once of all pages is known from the first of them', () => {
	const late = new LateProps(read);
	const common = { once: [0, 'list en'], value: [0, { texts: [0, texts] }] };
	const first = late.finish(page({ id: [0, '1'], common: [0, common] }));
	const next = late.finish(page({ id: [0, '1'], common: [0, { once: [0, 'list en'] }] }));
	expect(next).toBe(first);
	const [[address, text] = []] = late.files;
	expect(late.files.size).toBe(1);
	expect(next).toContain(`data-late="${address}"`);
	expect(JSON.parse(text ?? '').props).toEqual({ common: [0, common] });
	const more = late.finish(page({ texts: [0, texts], common: [0, { once: [0, 'list en'] }] }));
	const whole = late.files.get(/data-late="([^"]*)"/.exec(more)?.[1] ?? '') ?? '';
	expect(JSON.parse(whole).props).toEqual({ texts: [0, texts], common: [0, common] });
	const untold = page({ common: [0, { once: [0, 'list fr'] }] });
	expect(() => late.finish(untold)).toThrow('no page says what "list fr" is');
});

test('islands that come by themselves, or are told little, stay as they are', () => {
	const late = new LateProps(read);
	for (const html of [page({ texts: [0, texts] }, 'idle'), page({ id: [0, '1'] })])
		expect(late.finish(html)).toBe(html);
	expect(late.files.size).toBe(0);
});

test('a page that was finished before stays as it is', () => {
	const late = new LateProps(read);
	const html = late.finish(page({ texts: [0, texts] }));
	expect(late.finish(html)).toBe(html);
});
