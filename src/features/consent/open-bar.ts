import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { $showCookieBanner, refreshConsent } from '#stores/consent.store.ts';
import { ConsentBar } from './ConsentBar.tsx';
import { barPlace, loadQuestion, type Question } from './question.ts';

let loaded: { root: Root; question: Question } | undefined;

/** Shows the cookie bar; with an opener it takes the focus and gives it back there. Throws where the question cannot be had. */
export async function openBar(opener?: HTMLElement): Promise<void> {
	const place = barPlace();
	if (!place) return;
	const question = loaded?.question ?? (await loadQuestion(place));
	loaded ??= { root: createRoot(place), question };
	refreshConsent(question.revision);
	$showCookieBanner.set(true);
	loaded.root.render(createElement(ConsentBar, { question, opening: { opener } }));
}
