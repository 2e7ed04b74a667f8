import type { Choice } from '#contract/choice.ts';
import { answerConsent } from '#stores/consent.store.ts';
import { followChoice } from './analytics/follow.ts';

interface Place {
	bar: HTMLElement | null;
	/** Where the bar was asked for, if somebody did. */
	opener: HTMLElement | undefined;
}

/** Takes an answer over, and leads the focus out of the bar that goes. */
export function answer(choice: Choice, { bar, opener }: Place): void {
	const hasFocus = bar?.contains(document.activeElement);
	answerConsent(choice);
	followChoice();
	if (!hasFocus) return;
	if (opener) opener.focus();
	else document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
}
