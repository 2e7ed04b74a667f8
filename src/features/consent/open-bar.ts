import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { $showCookieBanner, refreshConsent } from '#stores/consent.store.ts';
import { answer, whatFollows } from './answer.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { barPlace, loadQuestion, type Question } from './question.ts';

let loaded: { root: Root; question: Question } | undefined;

/** Shows the cookie bar with the present choice; it takes the focus, and gives it back to where it was asked for. Throws where the question cannot be had. */
export async function openBar(opener: HTMLElement): Promise<void> {
	const place = barPlace();
	if (!place) return;
	const [question] = await Promise.all([loaded?.question ?? loadQuestion(place), whatFollows()]);
	loaded ??= { root: createRoot(place), question };
	refreshConsent(question.revision);
	$showCookieBanner.set(true);
	loaded.root.render(createElement(ConsentBar, { question, opening: { opener }, onAnswer: answer }));
}
