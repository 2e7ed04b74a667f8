import { expect, test } from 'vitest';
import { asWritten, splitExcerpt } from '#features/search/excerpt.ts';

const text = (value: string) => ({ text: value, isMarked: false });
const marked = (value: string) => ({ text: value, isMarked: true });

test('the marks of an excerpt are taken apart', () => {
	expect(splitExcerpt('… the <mark>cloud</mark> is full of <mark>saves.</mark>')).toEqual([
		text('… the '),
		marked('cloud'),
		text(' is full of '),
		marked('saves.'),
	]);
});

test('markup in an excerpt is text', () => {
	expect(splitExcerpt('&lt;img src=x onerror=alert(1)&gt; <mark>&lt;b&gt;</mark>')).toEqual([
		text('<img src=x onerror=alert(1)> '),
		marked('<b>'),
	]);
	expect(splitExcerpt('<b>bold</b>')).toEqual([text('<b>bold</b>')]);
});

test('apostrophes are as they were written', () => {
	expect(asWritten("l'installation d'Emberwick")).toBe('l’installation d’Emberwick');
	expect(asWritten("the players' 'own'")).toBe("the players' 'own'");
});
