import type { Locale } from '#contract/locales.ts';
import { distance, fold } from '#lib/text/spelling.ts';

/** A word of the index, with the form in which words are compared. */
interface Known {
	word: string;
	plain: string;
	/** Whether it is only ever written with a capital letter. */
	isName: boolean;
}

/** Every word of the index in one language. */
export type Vocabulary = readonly Known[];

const startsWithCapital = (word: string) => /^\p{Lu}/u.test(word);

export function toVocabulary(words: readonly string[]): Vocabulary {
	return words.map((word) => ({ word, plain: fold(word), isName: startsWithCapital(word) }));
}

/** The index leaves out shorter words, and what has too many neighbours is not guessed. */
const shortest = 5;
/** From how many letters on two slips are forgiven: shorter words are too often others, such as names. */
const long = 8;
const mostSlips = (word: string) => (word.length < long ? 1 : 2);

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

/**
 * A word of a query as the index can answer it: one that it does not have becomes its nearest one, or goes where none is near.
 * @param ending how many last letters of a longer word may differ from every word of the index
 * @param isName whether it is typed as a name, which is no slip of a word that is none
 */
export function respellWord(
	word: string,
	vocabulary: Vocabulary,
	{ ending, isName = false }: { ending: number; isName?: boolean },
): string {
	const plain = fold(word);
	if (plain.length < shortest || /\p{N}/u.test(plain)) return word;
	const start = plain.slice(0, Math.max(shortest, plain.length - ending));
	if (startsOne(start, vocabulary)) return word;
	const near = nearest(plain, isName ? vocabulary.filter((known) => known.isName) : vocabulary);
	return near ?? (startsOne(stemOf(plain), vocabulary) ? word : '');
}

const stopWords: Record<Locale, string> = {
	en:
		'a about am an and any are at be been but by can could did do does doing for from get gets got had has have how i ' +
		'if in into is it its me my no not of on or our please should so some than that the their them there these this to ' +
		'was we were what when where which who why will with would you your',
	fr:
		'a ai alors as au aussi aux avec avez avoir ca ce cela ces cet cette combien comment d dans de des dois doit donc du ' +
		'elle elles en est et etes etre faire fait faut il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne ' +
		'nos notre nous on ou par pas peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa ' +
		'sans se ses si son sont sur t ta te tes ton tu un une va vos votre vous y',
	es:
		'a al algo ante aqui asi como con cual cuales cuando cuanto de del desde donde e el ella ellas ellos en entre es esa ' +
		'ese eso esta este esto estoy fue ha hace hacer hago hasta hay he la las le les lo los mas me mi mis muy no nos o os ' +
		'para pero por porque puede puedo que quien se ser si sin sobre son su sus te tengo tiene tu tus un una uno y ya yo',
};

const lists = new Map<Locale, ReadonlySet<string>>();

/** Words that are in most questions and say nothing of what they are about, without accents. */
function stopWordsOf(locale: Locale): ReadonlySet<string> {
	const list = lists.get(locale) ?? new Set(stopWords[locale].split(' '));
	lists.set(locale, list);
	return list;
}

/** Words of one stem, as far as their ends tell. */
function isAlike(one: string, other: string): boolean {
	const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length);
	return one === other || (short.length > 3 && long.startsWith(short) && long.length - short.length < 3);
}

/** The words of a text that say what it is about, all of them where none does. */
export function wordsOfQuery(text: string, locale: Locale): string[] {
	const words = [...new Set(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])];
	const telling = words.filter((word) => !stopWordsOf(locale).has(fold(word)));
	return telling.length > 0 ? telling : words;
}

/** How much a query is the same as one of several phrases: 1 where they have the same words, 0 where they share none. */
export function likenessOf(query: readonly string[], phrases: readonly string[], locale: Locale): number {
	const asked = query.map(fold);
	const likenesses = phrases.map((phrase) => {
		const words = wordsOfQuery(phrase, locale).map(fold);
		const shared = words.filter((word) => asked.some((other) => isAlike(word, other))).length;
		const known = asked.filter((word) => words.some((other) => isAlike(word, other))).length;
		return shared === 0 ? 0 : (2 * shared * known) / (shared * asked.length + known * words.length);
	});
	return Math.max(0, ...likenesses);
}
