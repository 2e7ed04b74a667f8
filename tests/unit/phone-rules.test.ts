import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type CountryCode, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import whole from 'libphonenumber-js/metadata.min.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { withoutGroups } from '#build/phone-rules.ts';

const shipped = new URL('metadata.min.json.js', new URL('../', import.meta.resolve('libphonenumber-js/min')));
const source = readFileSync(fileURLToPath(shipped), 'utf8');
const light = JSON.parse(withoutGroups(source).replace('export default ', '')) as MetadataJson;

function verdict(text: string, country: string, rules: MetadataJson): unknown {
	const number = parsePhoneNumberFromString(text, country as CountryCode, rules);
	return [number?.isValid(), number?.number, number?.country];
}

describe('the rules of phone numbers that pages load', () => {
	test('[FC-06] judge the numbers of every country as the whole rules do', () => {
		const numbers = Object.entries(examples).flatMap(([country, national]) =>
			[national, `0${national}`, national.slice(1), `${national}0`].map((text) => [text, country] as const),
		);
		expect(numbers.length).toBeGreaterThan(900);
		for (const [text, country] of numbers)
			expect(verdict(text, country, light), `${text} in ${country}`).toEqual(
				verdict(text, country, whole as unknown as MetadataJson),
			);
	});

	test('weigh half of them', () => {
		const weight = (text: string) => brotliCompressSync(text).length;
		expect(weight(withoutGroups(source))).toBeLessThan(weight(source) * 0.6);
	});
});
