import { describe, expect, it } from 'vitest';
import { locales } from '#contract/locales.ts';
import { demoContent } from '../../sandbox/content/demo-content.ts';
import type { DemoEntry } from '../../sandbox/content/entry.ts';

/** A paragraph of the demo content, and where it stands. */
interface Paragraph {
	collection: string;
	id: string;
	field: string;
	locale: string;
	text: string;
}

/** Below this a paragraph is a name, a number or a stock phrase, such as a price or an address. */
const shortest = 40;

/** Blocks of a text, without their markup; a plain text is one. */
function blocksOf(html: string): string[] {
	return html
		.split(/<\/?(?:p|h[2-4]|li|ul|ol|td|th|tr|dt|dd|blockquote|table|thead|tbody|dl)\b[^>]*>/)
		.map((block) =>
			block
				.replace(/<[^>]+>/g, '')
				.replace(/\s+/g, ' ')
				.trim(),
		)
		.filter((block) => block.length >= shortest);
}

type Found = Pick<Paragraph, 'field' | 'locale' | 'text'>;

const isLocalised = (value: object): value is Record<string, unknown> =>
	locales.every((locale) => locale in value);

function find(value: unknown, field: string): Found[] {
	if (typeof value !== 'object' || value === null) return [];
	if (isLocalised(value)) {
		return locales.flatMap((locale) => {
			const text = value[locale];
			return typeof text === 'string' ? blocksOf(text).map((block) => ({ field, locale, text: block })) : [];
		});
	}
	return Object.entries(value).flatMap(([name, part]) => find(part, `${field}.${name}`));
}

function paragraphsOf(collection: string, entries: readonly DemoEntry[]): Paragraph[] {
	return entries.flatMap((entry) => find(entry, '').map((found) => ({ ...found, collection, id: entry.id })));
}

const all = Object.entries(demoContent);
const untranslated = new Set(
	all.flatMap(([collection, entries]) =>
		entries.filter((entry) => 'locale' in entry).map(({ id }) => `${collection} ${id}`),
	),
);
const paragraphs = all.flatMap(([collection, entries]) => paragraphsOf(collection, entries));

const where = ({ collection, id, field, locale }: Paragraph) => `${collection} ${id} ${field} (${locale})`;

/** Paragraphs that stand in more than one entry; a picture is described in the same words wherever it is shown. */
function shared(list: readonly Paragraph[]): string[] {
	const places = new Map<string, Paragraph>();
	const problems: string[] = [];
	for (const paragraph of list.filter(({ field }) => !field.endsWith('.alt'))) {
		const key = `${paragraph.locale} ${paragraph.text.toLowerCase()}`;
		const first = places.get(key) ?? paragraph;
		places.set(key, first);
		const isElsewhere = first.collection !== paragraph.collection || first.id !== paragraph.id;
		if (isElsewhere) problems.push(`${where(first)} and ${where(paragraph)}: ${paragraph.text.slice(0, 80)}`);
	}
	return problems;
}

/** Paragraphs in French or Spanish that are the English ones. */
function stillEnglish(list: readonly Paragraph[]): string[] {
	const english = new Set(list.filter(({ locale }) => locale === 'en').map(({ text }) => text));
	return list
		.filter(({ locale, text }) => locale !== 'en' && english.has(text))
		.filter(({ collection, id }) => !untranslated.has(`${collection} ${id}`))
		.map((paragraph) => `${where(paragraph)}: ${paragraph.text.slice(0, 80)}`);
}

describe('the demo content', () => {
	it('is large enough to judge', () => {
		expect(paragraphs.length).toBeGreaterThan(2000);
		expect(new Set(paragraphs.map(({ collection }) => collection)).size).toBeGreaterThan(8);
	});

	it('has no paragraph in two entries', () => {
		expect(shared(paragraphs)).toEqual([]);
	});

	it('has no English paragraph in French or Spanish', () => {
		expect(stillEnglish(paragraphs)).toEqual([]);
	});
});

describe('the rules themselves', () => {
	const sentence = 'This is a sentence that is long enough to count as one.';
	const job = (id: string, en: string, fr = 'Une phrase assez longue pour être comptée comme telle.') => ({
		id,
		title: { en: 'Artist', fr: 'Artiste', es: 'Artista' },
		description: { en: `<p>${en}</p>`, fr, es: '' },
	});

	it('a shared paragraph is found, whatever its markup', () => {
		const list = paragraphsOf('job-offers', [
			job('1', sentence),
			job('2', `<strong>This</strong> is a sentence that is long\n enough to count as one.`, ''),
		]);
		expect(shared(list)).toEqual([
			`job-offers 1 .description (en) and job-offers 2 .description (en): ${sentence}`,
		]);
	});

	it('the same paragraph twice in one entry, or short ones, are fine', () => {
		const list = paragraphsOf('job-offers', [
			job('1', `${sentence}</p><p>${sentence}`),
			job('2', 'Short.', ''),
		]);
		expect(shared(list)).toEqual([]);
	});

	it('a paragraph that was not translated is found', () => {
		const list = paragraphsOf('job-offers', [job('1', sentence, `<p>${sentence}</p>`)]);
		expect(stillEnglish(list)).toEqual([`job-offers 1 .description (fr): ${sentence}`]);
	});
});
