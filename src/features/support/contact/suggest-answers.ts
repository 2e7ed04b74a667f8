import { call } from '#api/call.ts';
import { listFaqs } from '#contract/endpoints/support.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { plainText } from '#lib/text/plain-text.ts';

interface Answer {
	title: string;
	/** Plain text. */
	text: string;
}

/** Letters by which a word is compared: endings of words matter little. */
const stemLength = 6;
const leastLength = 3;
const most = 3;
const leastScore = 5;

const accents = /\p{Mark}/gu;

function stemsOf(text: string): Set<string> {
	const words =
		text
			.normalize('NFD')
			.replace(accents, '')
			.toLowerCase()
			.match(/[\p{L}\p{N}]+/gu) ?? [];
	return new Set(words.filter((word) => word.length >= leastLength).map((word) => word.slice(0, stemLength)));
}

/** The answers that share words with a text, the likeliest first; words that most answers have count for little. */
export function suggestAnswers<A extends Answer>(text: string, answers: readonly A[]): A[] {
	const asked = stemsOf(text);
	const known = answers.map((answer) => {
		return { answer, title: stemsOf(answer.title), all: stemsOf(`${answer.title} ${answer.text}`) };
	});
	const weightOf = (stem: string) => {
		const count = known.filter(({ all }) => all.has(stem)).length;
		return count === 0 ? 0 : Math.log(known.length / count);
	};
	const weights = new Map([...asked].map((stem) => [stem, weightOf(stem)]));
	const scored = known.map(({ answer, title, all }) => {
		let score = 0;
		for (const [stem, weight] of weights) score += (title.has(stem) ? 3 : all.has(stem) ? 1 : 0) * weight;
		return { answer, score };
	});
	return scored
		.filter(({ score }) => score >= leastScore)
		.toSorted((a, b) => b.score - a.score)
		.slice(0, most)
		.map(({ answer }) => answer);
}

/** An answer of support as suggestions need it. */
export interface KnownAnswer {
	slug: string;
	title: string;
	text: string;
}

const loaded = new Map<Locale, Promise<KnownAnswer[]>>();

async function ask(locale: Locale): Promise<KnownAnswer[]> {
	const result = await call(listFaqs, { locale, limit: String(limits.list.max) }, { quiet: true });
	if (result.kind !== 'ok') loaded.delete(locale);
	if (result.kind !== 'ok') return [];
	return result.data.map(({ slug, title, description }) => ({ slug, title, text: plainText(description) }));
}

/** The answers of support, asked for once on a page; none where they cannot be had. */
export function loadAnswers(locale: Locale): Promise<KnownAnswer[]> {
	const known = loaded.get(locale) ?? ask(locale);
	loaded.set(locale, known);
	return known;
}
