import { describe, expect, test } from 'vitest';
import { asWritten, findSection, toExcerpt } from '#features/search/excerpt.ts';

const text = (value: string) => ({ text: value, isMarked: false });
const marked = (value: string) => ({ text: value, isMarked: true });
const plain = (content: string, found: number[]) =>
	toExcerpt(content, found)
		.map((part) => part.text)
		.join('');

/** A sentence of that many words. */
const sentence = (count: number, name: string) =>
	`${Array.from({ length: count }, (_, index) => (index === 0 ? 'The' : name)).join(' ')}.`;

describe('an excerpt', () => {
	test('marks what was found, without the punctuation around it', () => {
		expect(toExcerpt('The cloud is full of saves.', [1, 5])).toEqual([
			text('The '),
			marked('cloud'),
			text(' is full of '),
			marked('saves'),
			text('.'),
		]);
	});

	test('begins at the sentence that holds most of what was found', () => {
		const content = `${sentence(30, 'sand')} A lone tide. ${sentence(30, 'salt')} The tide and the moon rise.`;
		expect(plain(content, [32, 64, 67])).toBe('The tide and the moon rise.');
		expect(plain(content, [32])).toMatch(/^A lone tide. The salt/);
	});

	test('begins at its sentence, however long that is, and reaches what was found', () => {
		const content = `Before. ${sentence(60, 'long')} After.`;
		expect(plain(content, [38])).toMatch(/^The long .*\.\.\.$/);
		expect(toExcerpt(content, [38]).some((part) => part.isMarked)).toBe(true);
	});

	test('does not begin behind a full stop within a sentence', () => {
		expect(plain(`${sentence(30, 'sand')} Open at 9 a.m. or later. Ring twice.`, [34])).toMatch(/^Open at 9/);
	});

	test('ends in three dots where its text goes on, and as it is where it ends', () => {
		expect(plain(`${sentence(23, 'a')} More follows here.`, [0])).toMatch(/^The a .* More\.\.\.$/);
		expect(plain('All of it.', [1])).toBe('All of it.');
	});

	test('begins at the beginning where only the title was found', () => {
		expect(plain('One. Two.', [])).toBe('One. Two.');
	});

	test('shows markup as text', () => {
		expect(toExcerpt('&lt;img src=x&gt; b', [0])).toEqual([text('<'), marked('img'), text(' src=x> b')]);
	});
});

test('the section of what was found is the heading above most of it', () => {
	const anchor = (id: string, location: number) => ({ element: 'h2', id, text: id, location });
	const anchors = [
		anchor('one', 10),
		{ ...anchor('not-a-heading', 15), element: 'section' },
		anchor('two', 20),
	];
	expect(findSection(anchors, [12, 22, 24])?.id).toBe('two');
	expect(findSection(anchors, [16])?.id).toBe('one');
	expect(findSection(anchors, [3])).toBeUndefined();
});

test('apostrophes are as they were written', () => {
	expect(asWritten("l'installation d'Emberwick")).toBe('l’installation d’Emberwick');
	expect(asWritten("the players' 'own'")).toBe("the players' 'own'");
});
