import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeAttributes } from '#build/attribute-signs.ts';

/** Every part of a page, one after the other: what is slower, and plainer to see as right. */
function escapeSlowly(html: string): string {
	const parts = /<(script|style)\b(?:"[^"]*"|[^">])*>[\s\S]*?<\/\1>|<[a-z](?:"[^"]*"|[^">])*>/g;
	const escaped = (value: string) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
	return html.replace(parts, (part, isRaw) => (isRaw ? part : part.replace(/"[^"]*"/g, escaped)));
}

const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
const listOf = (part: fc.Arbitrary<string>) =>
	fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''));
const signs = listOf(
	oneOf('<', '>', '=', ' ', 'a', "'", '/', '&amp;', '<script>', '</script>', '<b ', '<!--', '\n'),
);
const attribute = fc.tuple(oneOf(' alt=', ' x=', ' '), signs).map(([name, value]) => `${name}"${value}"`);
const attributes = listOf(fc.oneof(attribute, oneOf(' hidden', ' a=b', ' /')));
const tag = fc.tuple(oneOf('p', 'img', 'b', 'styled'), attributes).map(([name, rest]) => `<${name}${rest}>`);
const text = listOf(oneOf('a', '"', '="', '> ', '&lt;b', '</p>', '</script>'));
const raw = fc
	.tuple(oneOf('script', 'style'), attributes, listOf(oneOf('a<b', '="<"', '"', '<p x="', '>', '/')))
	.map(([name, rest, code]) => `<${name}${rest}>${code}</${name}>`);

test('attributes of any page are escaped as they are where every tag is looked at', () => {
	fc.assert(
		fc.property(listOf(fc.oneof(tag, text, raw)), (html) => {
			expect(escapeAttributes(html)).toBe(escapeSlowly(html));
		}),
		{ numRuns: 2000 },
	);
});
