import { useEffect } from 'react';
import { answerIn } from '#contract/consent-receipt.ts';
import { refreshConsent } from '#stores/consent.store.ts';

/** Closes the bar once the question was answered in another tab, or on a page from which the visitor came back. */
export function useAnswerElsewhere(revision: number): void {
	useEffect(() => {
		const stop = new AbortController();
		const onStorage = (event: StorageEvent) => {
			const choice = answerIn(event);
			if (choice) refreshConsent(revision, choice);
		};
		const onShow = ({ persisted }: PageTransitionEvent) => persisted && refreshConsent(revision);
		addEventListener('storage', onStorage, stop);
		addEventListener('pageshow', onShow, stop);
		return () => stop.abort();
	}, [revision]);
}
