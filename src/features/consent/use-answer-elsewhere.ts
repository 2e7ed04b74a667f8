import { useEffect } from 'react';
import { refreshConsent } from '#stores/consent.store.ts';

/** Closes the bar once the question was answered in another tab, or on a page from which the visitor came back. */
export function useAnswerElsewhere(revision: number): void {
	useEffect(() => {
		const stop = new AbortController();
		const onStorage = () => refreshConsent(revision);
		const onShow = ({ persisted }: PageTransitionEvent) => persisted && refreshConsent(revision);
		// The receipt of an answer is what tabs see of one another.
		addEventListener('storage', onStorage, stop);
		addEventListener('pageshow', onShow, stop);
		return () => stop.abort();
	}, [revision]);
}
