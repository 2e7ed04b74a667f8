import { describe, expect, test } from 'vitest';
import { respell, toVocabulary } from '#features/search/spelling.ts';
import { distance } from '#lib/text/spelling.ts';

const vocabulary = toVocabulary([
	...[
		'account',
		'back',
		'cloud',
		'connect',
		'console',
		'controller',
		'forgotten',
		'mémoire',
		'money',
		'pass',
	],
	...['passe', 'password', 'sauvegardes', 'save', 'saves', 'sign'],
]);
const read = (query: string, ending = 1) => respell(query, vocabulary, ending);

describe('the slips between two words', () => {
	test.each([
		['cloud', 'cloud', 0],
		['clod', 'cloud', 1],
		['clouud', 'cloud', 1],
		['cloid', 'cloud', 1],
		['passwrod', 'password', 1],
		['pasword', 'password', 1],
		['forgoten', 'forgotten', 1],
		['', 'ab', 2],
	])('%s and %s are %i apart', (one, other, slips) => {
		expect(distance(one, other, 2)).toBe(slips);
		expect(distance(other, one, 2)).toBe(slips);
	});

	test('what is further apart than asked for is not counted to its end', () => {
		expect(distance('controller', 'password', 2)).toBe(3);
	});
});

describe('a query', () => {
	test.each([
		['passwrod', 'password'],
		['Forgoten PASWORD', 'forgotten password'],
		['memiore', 'mémoire'],
		['controler', 'controller'],
		['moeny back', 'money back'],
	])('%s is read as %s', (typed, meant) => {
		expect(read(typed)).toBe(meant);
	});

	test.each(['password', 'passw', 'Saves', 'sauvegarde', 'memoire', 'my ps5', 'how do I sign in', 'PS5000x'])(
		'%s stays as it is',
		(typed) => {
			expect(read(typed)).toBe(typed);
		},
	);

	test('an ending of its own stays, unless nothing is found so', () => {
		expect(read('passwordy')).toBe('passwordy');
		expect(read('passwordy', 0)).toBe('password');
	});

	test('a long word of a known stem stays', () => {
		expect(read('connectivity', 0)).toBe('connectivity');
	});

	test('of two words as near the longer one is meant', () => {
		expect(respell('pasxe', toVocabulary(['pase', 'passe']), 1)).toBe('passe');
	});

	test('a word that is near to nothing goes', () => {
		expect(read('xylophone password')).toBe('password');
		expect(read('xylophone')).toBe('');
	});
});
