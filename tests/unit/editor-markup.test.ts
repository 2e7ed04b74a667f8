import { describe, expect, it } from 'vitest';
import { closeContentCache, contentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { sanitise, warnOfLosses } from '#cms/markup.ts';
import { pasted } from '../fixtures/pasted-markup.ts';

/** What is told of an entry with that markup in a field. */
function lossesOf(html: string): string[] {
	openContentCache({ lifetime: 1, patient: false, filesFolder: '/nowhere' });
	sanitise(html, 'en');
	warnOfLosses({ collection: 'office-news', entry: '7' }, { blocks: [{ html }] }, 'en');
	const warnings = [...(contentCache()?.warnings.values() ?? [])];
	closeContentCache();
	return warnings.map(
		({ collection, entry, field, problem }) => `${collection} ${entry} ${field}: ${problem}`,
	);
}

const nameless = (html: string) => html.replaceAll(/text-[\da-f]{4}-/g, 'text-0000-');

describe('[FX-23] what editors paste', () => {
	it('comes in more than sixty ways', () => expect(pasted.length).toBeGreaterThan(60));

	it.each(pasted)('$name', ({ html, shown, lost = [] }) => {
		const clean = sanitise(html, 'en');
		expect(nameless(clean)).toBe(shown);
		expect(sanitise(clean, 'en'), 'stays what it is').toBe(clean);
		const told = lossesOf(html);
		expect(told).toEqual(
			lost.length > 0
				? [
						`office-news 7 blocks[0].html: is shown without ${lost.join(', ')}: a text holds words, lists, tables and links`,
					]
				: [],
		);
	});

	it('keeps the names of two texts apart', () => {
		const text = (words: string) => sanitise(`<p><a href="#a">${words}</a></p><p id="a">${words}</p>`, 'en');
		const [one, other] = [text('b'), text('c')].map((html) => /id="([^"]+)"/.exec(html)?.[1]);
		expect(one).not.toBe(other);
	});

	it('loses no word that readers saw', () => {
		for (const { html, lost } of pasted.filter((each) => !each.lost)) {
			const words = (text: string) =>
				text.replace(/<(style|xml)\b.*?<\/\1>|<[^>]*>|&nbsp;/gs, ' ').match(/[\p{L}\d]+/gu) ?? [];
			expect(lost).toBeUndefined();
			for (const word of words(sanitise(html, 'en'))) expect(html).toContain(word);
		}
	});
});
