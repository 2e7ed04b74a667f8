import { expect, test } from 'vitest';
import { firstSentences, plainText } from '#lib/text/plain-text.ts';

test('markup becomes words on one line', () => {
	expect(plainText('<p>Press <em>Link</em>.</p>\n<ul><li>One</li><li>Two</li></ul>')).toBe(
		'Press Link. One Two',
	);
});

test('entities are read once, and narrow spaces stay', () => {
	expect(plainText('<p>Salt &#x26; Crown &#x3C;b> &amp;lt; Vraiment\u202f?</p>')).toBe(
		'Salt & Crown <b> &lt; Vraiment\u202f?',
	);
	expect(plainText('&unknown; &#65;')).toBe('&unknown; A');
});

test('a text opens with as many sentences as are asked for', () => {
	const text = 'Certainly. In your account, press Change. Then wait.';
	expect(firstSentences(text, 'en', 5)).toBe('Certainly.');
	expect(firstSentences(text, 'en', 20)).toBe('Certainly. In your account, press Change.');
	expect(firstSentences('Oui', 'fr', 20)).toBe('Oui');
});
