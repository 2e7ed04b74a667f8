import type { Choice } from '#contract/choice.ts';
import { loadModule } from '#lib/load-module.ts';
import { answerConsent } from '#stores/consent.store.ts';

interface Place {
	bar: HTMLElement | null;
	/** Where the bar was asked for, if somebody did. */
	opener?: HTMLElement | undefined;
}

/** Fetched ahead when the bar is shown, which is all seen without it. */
export const whatFollows = () => loadModule(() => import('./after-answer.ts'));

/** Takes an answer over, and leads the focus out of the bar that goes. */
export function answer(choice: Choice, { bar, opener }: Place): void {
	const hasFocus = bar?.contains(document.activeElement);
	const receipt = answerConsent(choice);
	whatFollows()
		.then(({ afterAnswer }) => afterAnswer(receipt))
		.catch(() => {});
	if (!hasFocus) return;
	if (opener) opener.focus();
	else document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}
