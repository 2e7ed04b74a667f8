import { useField } from '@formisch/react';
import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { listFaqs } from '#contract/endpoints/support.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { plainText } from '#lib/text/plain-text.ts';
import { useFormParts } from '#ui/form/form-context.ts';
import styles from './Suggestions.module.css';

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

// `fold` of spelling.ts does the same, but would be one more file to load for the page of the form.
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
interface KnownAnswer {
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
function loadAnswers(locale: Locale): Promise<KnownAnswer[]> {
	const known = loaded.get(locale) ?? ask(locale);
	loaded.set(locale, known);
	return known;
}

/** Milliseconds without a key after which a text is looked at, and the characters that are worth it. */
const pause = 500;
const least = 15;

interface SuggestionsProps {
	field: string;
	locale: Locale;
	title: string;
	opensNewTab: string;
}

function useSuggestions(text: string, locale: Locale): KnownAnswer[] {
	const [found, setFound] = useState<KnownAnswer[]>([]);
	useEffect(() => {
		let isPast = false;
		const look = async () => {
			const answers = text.length < least ? [] : suggestAnswers(text, await loadAnswers(locale));
			if (!isPast) setFound(answers);
		};
		const timer = setTimeout(look, pause);
		return () => {
			isPast = true;
			clearTimeout(timer);
		};
	}, [text, locale]);
	return found;
}

/** Answers of support that may make a message needless; they open beside the form, so that nothing typed is lost. */
export function Suggestions({ field, locale, title, opensNewTab }: SuggestionsProps) {
	const { store } = useFormParts();
	const { input } = useField(store, { path: [field] });
	const found = useSuggestions(String(input ?? ''), locale);
	return (
		<div role="status" className={styles.place}>
			{found.length > 0 && (
				<>
					<p className={styles.title}>{title}</p>
					<ul role="list">
						{found.map((answer) => (
							<li key={answer.slug}>
								<a
									className={styles.link}
									href={localePath(`/support/faqs/${answer.slug}`, locale)}
									target="_blank"
									rel="noopener"
								>
									<span>{answer.title}</span>
									<span className="visually-hidden">{` (${opensNewTab})`}</span>
								</a>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}
