import { expect, test } from 'vitest';
import { cleanText } from '#lib/text/clean-text.ts';

test.each([
	['a\u0000b\u0008c\u001bd', 'abcd'],
	['tabs\tand\r\nlines stay', 'tabs\tand\r\nlines stay'],
	['a line\u000bof a word processor\u000cand a page', 'a line\nof a word processor\nand a page'],
	['co\u001eop, syl\u001fla', 'co\u2011op, syl\u00adla'],
	['don\u0092t \u0093quote\u0094 \u0096 \u0080 5', 'don’t “quote” – € 5'],
	['\u0081\u009d', ''],
	['\ufffe\uffff', ''],
	['half \ud83d of a sign', 'half \ufffd of a sign'],
	['\ufdd0token\ufdd0', '\ufffdtoken\ufffd'],
	['é 👩‍🚀 \u202f: \u200d می‌خواهم \u00a0', 'é 👩‍🚀 \u202f: \u200d می‌خواهم \u00a0'],
])('[FX-25] %j is read as %j', (given, read) => {
	expect(cleanText(given)).toBe(read);
	expect(cleanText(read)).toBe(read);
});
