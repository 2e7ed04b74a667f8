import { useEffect, useState } from 'react';
import type { Locale } from '#contract/locales.ts';
import { urlSecrets } from '#lib/url/url-secrets.ts';
import { checkSession, hadSessionHint, hasSessionHint, recheckSession } from '#stores/session.store.ts';
import { pathAfterSignIn } from './account-paths.ts';

interface Place {
	locale: Locale;
	/** How many parts a link from a mail may carry behind the page's own path. */
	parts?: number;
	/** Whether the browser has brought the page back as it was left. */
	isBack?: boolean;
}

const guards: Record<string, (place: Place) => Promise<void>> = {
	/**
	 * Leads somebody who is signed in on to where signing in would have led; nobody who has just logged out, where that
	 * has yet to reach the service.
	 */
	async 'guests-only'({ locale, isBack }) {
		if (!(isBack ? hasSessionHint() : hadSessionHint)) return;
		const { kind } = await (isBack ? recheckSession() : checkSession());
		if (kind === 'ok') location.replace(pathAfterSignIn(locale));
	},
	/** An address with more parts than its page knows names no page. */
	async 'known-address'({ parts = 0 }) {
		if (urlSecrets().length > parts) throw Object.assign(new Error('No such page'), { statusCode: 404 });
	},
};

/** Runs what stands before a page; it throws what a guard throws, with a status where that has one. */
export async function runGuard(name: string, place: Place): Promise<void> {
	const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
	if (!guard) throw Object.assign(new Error(`There is no guard "${name}".`), { statusCode: 500 });
	await guard(place);
}

/** Runs a guard once the page is there and whenever it comes back; what it throws shows the error page in place of the island. */
export function useGuard(name: string, { locale, parts = 0 }: Place): void {
	const [thrown, setThrown] = useState<{ error: unknown }>();
	useEffect(() => {
		const run = (isBack: boolean) =>
			runGuard(name, { locale, parts, isBack }).catch((error: unknown) => setThrown({ error }));
		const onShow = ({ persisted }: PageTransitionEvent) => void (persisted && run(true));
		void run(false);
		addEventListener('pageshow', onShow);
		return () => removeEventListener('pageshow', onShow);
	}, [name, locale, parts]);
	if (thrown) throw thrown.error;
}
