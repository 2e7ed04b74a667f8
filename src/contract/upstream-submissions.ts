import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { apply, withdraw } from './endpoints/applications.ts';
import { consents } from './endpoints/consents.ts';
import { contacts } from './endpoints/contacts.ts';
import { feedbacks, issueChoices, issues } from './endpoints/issues.ts';
import { confirm, stop, subscribe } from './endpoints/job-alerts.ts';
import { readReceipt } from './endpoints/receipts.ts';
import { confirmRelease, stopRelease, subscribeToRelease } from './endpoints/release-alerts.ts';
import { readVotes, vote } from './endpoints/support.ts';
import { submitSurvey, withdrawSurvey } from './endpoints/surveys.ts';
import type { Locale } from './locales.ts';
import { uploadIds } from './uploads.ts';

/** The function has judged who sends it, and its bot-check token; the CMS knows the function by its bearer. */
const policy = { auth: 'none', csrf: 'none', cache: 0 } as const;
const creates = { ...policy, creates: true } as const;
const judged = ['captcha'] as const;

/** Who votes: random, the same for a browser for a year. */
const voter = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/));

export const storeApplication = endpoint({
	...apply,
	name: 'upstream.careers.apply',
	path: '/api/applications',
	// Without uploads there are links and no files.
	request: v.object({ ...v.omit(apply.request, judged).entries, files: v.optional(uploadIds('career'), []) }),
	policy: creates,
});

export const withdrawApplication = endpoint({
	...withdraw,
	name: 'upstream.careers.withdraw',
	path: '/api/applications/withdraw',
	policy,
});

export const storeAlert = endpoint({
	...subscribe,
	name: 'upstream.alerts.subscribe',
	path: '/api/job-alerts',
	request: v.omit(subscribe.request, judged),
	policy: creates,
});

export const confirmAlert = endpoint({
	...confirm,
	name: 'upstream.alerts.confirm',
	path: '/api/job-alerts/confirm',
	policy,
});

export const stopAlert = endpoint({
	...stop,
	name: 'upstream.alerts.stop',
	path: '/api/job-alerts/stop',
	policy,
});

export const storeReleaseAlert = endpoint({
	...subscribeToRelease,
	name: 'upstream.releases.subscribe',
	path: '/api/release-alerts',
	request: v.omit(subscribeToRelease.request, judged),
	policy: creates,
});

export const confirmReleaseAlert = endpoint({
	...confirmRelease,
	name: 'upstream.releases.confirm',
	path: '/api/release-alerts/confirm',
	policy,
});

export const stopReleaseAlert = endpoint({
	...stopRelease,
	name: 'upstream.releases.stop',
	path: '/api/release-alerts/stop',
	policy,
});

export const storeMessage = endpoint({
	...contacts,
	name: 'upstream.contacts',
	request: v.omit(contacts.request, judged),
	policy: creates,
});

export const storeIssue = endpoint({
	...issues,
	name: 'upstream.issues',
	request: v.omit(issues.request, judged),
	policy: creates,
});

export const storeFeedback = endpoint({
	...feedbacks,
	name: 'upstream.feedbacks',
	request: v.omit(feedbacks.request, judged),
	policy: creates,
});

export const readStatus = endpoint({ ...readReceipt, name: 'upstream.receipts.read', policy });

export const storeConsent = endpoint({ ...consents, name: 'upstream.consents', policy: creates });

export const storeSignUp = endpoint({
	...submitSurvey,
	name: 'upstream.surveys.submit',
	summary: 'Signs somebody up for playtests, with answers that the function has judged by the definition.',
	request: v.omit(submitSurvey.request, judged),
	policy: creates,
});

export const withdrawSignUp = endpoint({ ...withdrawSurvey, name: 'upstream.surveys.withdraw', policy });

export const storeVote = endpoint({
	...vote,
	name: 'upstream.support.vote',
	summary:
		'Keeps whether an answer of support helped: one vote for each `voter`, which the last one replaces.',
	request: v.object({ ...vote.request.entries, voter }),
	policy,
});

export const countVotes = endpoint({
	...readVotes,
	name: 'upstream.support.votes',
	summary:
		'The votes on an answer of support; `mine` is that of `voter`, and null where there is none or nobody is named.',
	request: v.object({ ...readVotes.request.entries, voter: v.optional(voter) }),
	policy,
});

/** All that functions hand to the CMS for a visitor, at the paths that it is asked at. */
export const submissions = [
	storeApplication,
	withdrawApplication,
	storeAlert,
	confirmAlert,
	stopAlert,
	storeReleaseAlert,
	confirmReleaseAlert,
	stopReleaseAlert,
	storeMessage,
	storeIssue,
	storeFeedback,
	readStatus,
	storeConsent,
	storeSignUp,
	withdrawSignUp,
	storeVote,
] as const;
export type Submission = (typeof submissions)[number];

const inLocales = <const Schema extends v.GenericSchema>(schema: Schema) =>
	v.object({ en: schema, fr: schema, es: schema } satisfies Record<Locale, Schema>);

const place = v.object({ location: v.string(), team: v.string() });

/** A job as far as applications and alerts need it. */
const servedJob = v.object({
	id: v.string(),
	...place.entries,
	categories: v.array(place),
	/** The last moment to apply, as ISO 8601. */
	validThrough: v.optional(v.string()),
	closed: v.boolean(),
	/** In each language, or in the one that the job has. */
	texts: inLocales(
		v.object({ title: v.string(), description: v.string(), requirements: v.string(), city: v.string() }),
	),
});

/** A game as far as alerts of its release need it. */
const servedGame = v.object({
	slug: v.string(),
	formerSlugs: v.array(v.string()),
	/** As ISO 8601. */
	releaseDate: v.string(),
	/** In each language, or in the one that the game has. */
	names: inLocales(v.string()),
});

/** What the services need to know of the content. Each build writes it to `servicesContentPath`, sealed with SUBMISSIONS_KEY. */
export const servicesContent = v.object({
	/** Every job that is published, also those that are closed or over. */
	jobs: v.array(servedJob),
	/** Every game that is published. Sites that were built before there were alerts of releases have none. */
	games: v.optional(v.array(servedGame), []),
	issueChoices: inLocales(issueChoices),
	/** The mail addresses that read messages, by their categories. */
	readers: v.record(v.string(), v.string()),
	/** The cities of offices and playtest rooms, by their slugs. */
	cities: v.record(v.string(), inLocales(v.string())),
	/** The ids of answers that can be voted on. */
	answers: v.array(v.string()),
});
export type ServicesContent = v.InferOutput<typeof servicesContent>;
export type ServedGame = ServicesContent['games'][number];
export type ServedJob = ServicesContent['jobs'][number];

/** Where a site keeps it. */
export const servicesContentPath = '/services.bin';
