import { configs } from './configs.ts';
import { contactForm } from './contact-form.ts';
import { contactSurveys } from './contact-surveys.ts';
import { faqCategories } from './faq-categories.ts';
import { faqs } from './faqs.ts';
import { games } from './games.ts';
import { issueForm } from './issue-form.ts';
import { jobOffers } from './job-offers.ts';
import { merch } from './merch.ts';
import { multibanners } from './multibanners.ts';
import { officeNews } from './office-news.ts';
import { offices } from './offices.ts';
import { pages } from './pages.ts';
import { postings } from './postings.ts';
import { press } from './press.ts';
import { redirects } from './redirects.ts';
import { supportPatches } from './support-patches.ts';
import type { DemoEntry } from './types.ts';

/** Answered as they are, at /api/<name> and /api/<name>/slug/<slug>. */
export const plainCollections: Record<string, readonly DemoEntry[]> = {
	'faq-categories': faqCategories,
	games,
	multibanners,
	redirects,
};

/** Answered by routes of their own. */
export const routedCollections: Record<string, readonly DemoEntry[]> = {
	configs,
	'contact-form': [contactForm],
	'contact-surveys': contactSurveys,
	faqs,
	'issue-form': [issueForm],
	'job-offers': jobOffers,
	merch,
	'office-news': officeNews,
	offices,
	pages,
	postings,
	presses: [press],
	'support-patches': supportPatches,
};
