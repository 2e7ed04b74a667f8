import { useEffect } from 'react';
import type { Locale } from '#contract/locales.ts';
import { checkSession } from '#stores/session.store.ts';
import { afterSignIn } from './addresses.ts';

/** Leads somebody who is signed in on to where signing in would have led. */
export function useGuestsOnly(locale: Locale): void {
	useEffect(() => {
		void checkSession().then(({ kind }) => {
			if (kind === 'ok') location.replace(afterSignIn(locale));
		});
	}, [locale]);
}
