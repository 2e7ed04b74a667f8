import { readConsentChoice, readConsentReceipt } from '#contract/consent-choice.ts';
import { pageCookies } from '#lib/browser/cookie.ts';
import { opensInSameTab } from '#lib/browser/links.ts';
import { refreshConsent } from '#stores/consent.store.ts';
import { openSettings, showBar } from './consent-bar.ts';
import { barTemplate, consentRevision } from './page-consent.ts';
import { startAnalytics } from './save-consent.ts';

const template = barTemplate();

if (template) {
	const revision = consentRevision();
	const choice = readConsentChoice(pageCookies());
	refreshConsent(revision, choice);
	if (choice.revision < revision) showBar(template);
	else if (choice.analytics) startAnalytics();

	addEventListener('click', (event) => {
		const link = (event.target as Element).closest<HTMLAnchorElement>('[data-cookie-settings]');
		if (!link || !opensInSameTab(event)) return;
		event.preventDefault();
		openSettings(template, link);
	});

	// What is answered in another tab, or on a page from which the visitor comes back.
	addEventListener('storage', (event) => {
		const elsewhere = readConsentReceipt(event);
		if (elsewhere) refreshConsent(revision, elsewhere);
	});
	addEventListener('pageshow', ({ persisted }) => persisted && refreshConsent(revision));
}
