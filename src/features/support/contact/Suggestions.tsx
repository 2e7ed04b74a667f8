import { useField } from '@formisch/react';
import { useEffect, useState } from 'react';
import type { Locale } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { useFormParts } from '#ui/form/form-context.ts';
import styles from './Suggestions.module.css';
import type { KnownAnswer } from './suggest-answers.ts';

/** Milliseconds without a key after which a text is looked at, and the characters that are worth it. */
const pause = 500;
const least = 15;

/** What suggests is loaded with the first text that is worth it; where it cannot be had, nothing is suggested. */
async function findAnswers(text: string, locale: Locale): Promise<KnownAnswer[]> {
	const load = loadModule(() => import('./suggest-answers.ts'), { waits: false });
	const module = await load.catch(() => undefined);
	return module ? module.suggestAnswers(text, await module.loadAnswers(locale)) : [];
}

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
			const answers = text.length < least ? [] : await findAnswers(text, locale);
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
