import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { sanitise } from '#cms/markup.ts';
import { hostileMarkup } from './hostile-markup.ts';

const tags = new Set(
	'p h2 h3 h4 ul ol li blockquote hr br pre code figure figcaption a strong em b i u s del ins mark small sub sup abbr dfn q cite time kbd samp var bdi bdo ruby rt rp wbr dl dt dd table caption thead tbody tfoot tr th td'.split(
		' ',
	),
);
const attributes = new Set(
	'href hrefLang lang dir id title dateTime scope colSpan rowSpan start type reversed value'.split(' '),
);

interface Node {
	type: string;
	tagName?: string;
	properties?: Record<string, unknown>;
	children?: Node[];
	value?: string;
}

/** What a browser makes of it. */
const parse = (html: string): Node => fromHtml(html, { fragment: true });

const nodesOf = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(nodesOf)];

describe('T65 hostile markup', () => {
	it('comes in more than sixty ways', () => expect(hostileMarkup.length).toBeGreaterThanOrEqual(60));

	it.each(hostileMarkup)('$html', ({ html, kept }) => {
		const clean = sanitise(html);
		for (const { type, tagName = 'p', properties = {} } of nodesOf(parse(clean))) {
			expect(['root', 'element', 'text']).toContain(type);
			expect(tags).toContain(tagName);
			for (const [name, value] of Object.entries(properties)) {
				expect(attributes).toContain(name);
				if (name === 'href') expect(String(value)).toMatch(/^(?:https?:|mailto:|tel:|\/(?!\/))/);
			}
		}
		expect(clean).not.toContain('evil');
		expect(clean).toContain(kept);
		expect(sanitise(clean), 'stays what it is').toBe(clean);
	});
});

it('markup is read without the mark of templates, however it is written', () => {
	expect(sanitise('<p>\uFDD0a\uFDD0 &#xFDD0;b&#64976;</p>')).toBe('<p>\uFFFDa\uFFFD \uFFFDb\uFFFD</p>');
});

describe('links in markup', () => {
	it.each([
		['/blog', '/fr/blog'],
		['/', '/fr'],
		['/support/faqs/a?b=c#d', '/fr/support/faqs/a?b=c#d'],
		['/es/blog', '/es/blog'],
		['/en/careers/location/gent', '/en/careers/location/gent'],
		['//elsewhere.example/blog', '//elsewhere.example/blog'],
		['https://elsewhere.example/blog', 'https://elsewhere.example/blog'],
		['mailto:a@b.example', 'mailto:a@b.example'],
		['#section-2', '#section-2'],
	])('%s leads in a French text to %s', (href, expected) => {
		expect(sanitise(`<a href="${href}">x</a>`, 'fr')).toBe(`<a href="${expected}">x</a>`);
	});
});
