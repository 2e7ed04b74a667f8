import { answerIn } from '#contract/consent-receipt.ts';
import { refreshConsent } from '#stores/consent.store.ts';

/** Takes over what is answered in another tab, or on a page from which the visitor comes back, until the function returned is called. */
export function followAnswers(revision: number): () => void {
	const stop = new AbortController();
	const onStorage = (event: StorageEvent) => {
		const choice = answerIn(event);
		if (choice) refreshConsent(revision, choice);
	};
	const onShow = ({ persisted }: PageTransitionEvent) => persisted && refreshConsent(revision);
	addEventListener('storage', onStorage, stop);
	addEventListener('pageshow', onShow, stop);
	return () => stop.abort();
}
