import { distance, fold } from '#lib/text/spelling.ts';

/** A word of the index, with the form in which words are compared. */
interface Known {
	word: string;
	plain: string;
}

/** Every word of the index in one language. */
export type Vocabulary = readonly Known[];

export function toVocabulary(words: readonly string[]): Vocabulary {
	return words.map((word) => ({ word, plain: fold(word) }));
}

/** The index leaves out shorter words, and what has too many neighbours is not guessed. */
const shortest = 5;
const mostSlips = (word: string) => (word.length > shortest ? 2 : 1);

/** The nearest word; of several the longest, because letters are left out more often than added. */
function nearest(plain: string, vocabulary: Vocabulary): string | undefined {
	const most = mostSlips(plain);
	let best = { word: undefined as string | undefined, slips: most + 1, length: 0 };
	for (const { word, plain: known } of vocabulary) {
		if (Math.abs(known.length - plain.length) > most) continue;
		const slips = distance(plain, known, best.slips);
		const isBetter = slips < best.slips || (slips === best.slips && known.length > best.length);
		if (slips <= most && isBetter) best = { word, slips, length: known.length };
	}
	return best.word;
}

const startsOne = (start: string, vocabulary: Vocabulary) =>
	vocabulary.some(({ plain }) => plain.startsWith(start));

/** Words of one stem find each other, so that a word stays whose first half begins another. */
const stemOf = (plain: string) => plain.slice(0, Math.max(4, Math.ceil(plain.length / 2)));

function readWord(word: string, vocabulary: Vocabulary, ending: number): string {
	const plain = fold(word);
	if (plain.length < shortest || /\p{N}/u.test(plain)) return word;
	const start = plain.slice(0, Math.max(shortest, plain.length - ending));
	if (startsOne(start, vocabulary)) return word;
	return nearest(plain, vocabulary) ?? (startsOne(stemOf(plain), vocabulary) ? word : '');
}

/**
 * A query as the index can answer it: a word that it does not have becomes its nearest one, or goes where none is near.
 * @param ending how many last letters of a longer word may differ from every word of the index
 */
export function respell(query: string, vocabulary: Vocabulary, ending: number): string {
	return query
		.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => readWord(word, vocabulary, ending))
		.replace(/\s+/g, ' ')
		.trim();
}
