import { describe, expect, test } from 'vitest';
import { respellWord, toVocabulary } from '#features/search/words.ts';
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
const respell = (query: string, known: typeof vocabulary, ending = 1) =>
	query
		.split(' ')
		.map((word) => respellWord(word, known, { ending }))
		.join(' ')
		.trim();
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
		expect(respell('pasxe', toVocabulary(['pase', 'passe']))).toBe('passe');
	});

	test('a word that is near to nothing goes', () => {
		expect(read('xylophone password')).toBe('password');
		expect(read('xylophone')).toBe('');
	});

	test('a word typed as a name is no slip of a word that is none', () => {
		const names = toVocabulary(['marker', 'Emberwick', 'doland']);
		expect(respellWord('Barker', names, { ending: 1, isName: true })).toBe('');
		expect(respellWord('barker', names, { ending: 1 })).toBe('marker');
		expect(respellWord('Emberwik', names, { ending: 0, isName: true })).toBe('Emberwick');
	});

	test('short words are no slips of words two letters apart', () => {
		expect(read('mosey')).toBe('money');
		expect(read('mosxy')).toBe('');
	});
});
