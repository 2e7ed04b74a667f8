import type { IssueChoices } from '#contract/endpoints/issues.ts';
import type { Locale } from '#contract/locales.ts';
import type { ServedGame, ServedJob } from '#contract/upstream-submissions.ts';
import type { ServiceContext } from '../context.ts';

/** A job as far as somebody can apply for it. */
export interface JobToApplyFor {
	title: string;
	closed?: boolean;
	/** The last moment to apply, as ISO 8601. */
	validThrough?: string | undefined;
}

/** A job with what mails about it need. */
export type ContentJob = ServedJob;

/** A game with what mails about its release need. */
export type ContentGame = ServedGame;

/** What the forms need to know of the content, wherever editors keep it: as it was when it was loaded. */
export interface FormsContent {
	/** A job that is published, also one that is closed; undefined where there is none of that id. */
	findJob(id: string, locale: Locale): JobToApplyFor | undefined;
	/** The jobs that are published and whose moment has come, also those that are closed or over. */
	listJobs(): readonly ContentJob[];
	/** A game that is published, by its slug or a former one; undefined where there is none. */
	findGame(slug: string): ContentGame | undefined;
	/** What an issue can be about. */
	issueChoices(locale: Locale): IssueChoices;
	/** The mail address that reads messages of a category; undefined where there is no such category. */
	readerOf(category: string): string | undefined;
	/** The city of an office or a playtest room; undefined where there is none of that slug. */
	cityOf(slug: string, locale: Locale): string | undefined;
	/** Whether there is an answer of that id to vote on. */
	hasAnswer(id: string): boolean;
}

/** Who reads what at the studio: mail addresses, absent where nobody is mailed. Messages go to the reader of their category. */
export interface Readers {
	applications?: string | undefined;
	/** Of reports and feedback. */
	reports?: string | undefined;
	/** Of sign-ups for playtests. */
	signUps?: string | undefined;
}

/** What the service of forms works with. */
export interface FormsContext extends ServiceContext {
	/** The content as it is now. It may come from afar, so it is loaded outside of transactions. */
	loadContent(): Promise<FormsContent>;
	/** What signs links to files and to the studio's pages. */
	signingKey: string;
	readers: Readers;
	/** Whether a webhook takes what visitors send. */
	hasWebhook: boolean;
	/** Where the services of forms and uploads are reached, without a trailing slash. */
	addresses: { forms: string; uploads: string };
}

/** What a write works with inside its transaction. */
export interface FormsWork extends FormsContext {
	content: FormsContent;
}
