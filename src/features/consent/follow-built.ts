import { $showCookieBanner, refreshConsent } from '#stores/consent.store.ts';
import { answer } from './answer.ts';
import { followAnswers } from './follow-answers.ts';

/** Takes over what is said in the bar as it was built, and has it go once its question is answered, here or elsewhere. */
export function followBuilt(bar: HTMLElement, revision: number): void {
	bar.addEventListener('click', ({ target }) => {
		const said = (target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer;
		const isTicked = bar.querySelector('input')?.checked === true;
		if (said) answer({ revision, analytics: said === 'accept' || (said === 'confirm' && isTicked) }, { bar });
	});
	$showCookieBanner.set(true);
	$showCookieBanner.listen((isOpen) => isOpen || bar.remove());
	followAnswers(revision);
	refreshConsent(revision);
}
