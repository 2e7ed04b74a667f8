import { post } from '#api/post.ts';
import type { ConsentChoice } from '#contract/consent-choice.ts';
import type { consents } from '#contract/endpoints/consents.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { setConsent } from '#stores/consent.store.ts';

/** Loads what counts visits. */
export const loadAnalytics = () => loadModule(() => import('./analytics/follow-consent.ts'));

/** Has visits counted, or no longer, as the visitor's cookies say. */
export function startAnalytics(): void {
	loadAnalytics()
		.then((analytics) => analytics.followConsent())
		// The page itself says that a part is gone.
		.catch(() => {});
}

/** Keeps an answer on this device, sends the studio its receipt where it takes any, and has visits counted accordingly. */
export function saveConsent(choice: ConsentChoice): void {
	const { id, revision, choices } = setConsent(choice);
	if (import.meta.env.PART_FORMS) post<typeof consents>('/api/consents', { revision, choices }, id);
	startAnalytics();
}
