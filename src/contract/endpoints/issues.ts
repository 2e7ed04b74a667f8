import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { captcha, email, line, links, locale, remark, sentences, slug } from '../fields.ts';
import { limits } from '../limits.ts';
import { locales } from '../locales.ts';
import { uploadIds } from '../uploads.ts';
import { choiceId, receipt } from './contacts.ts';

/** How long anyone may keep a read, in seconds. */
const cache = 60;

const inLocale = v.optional(locale, locales[0]);
const policy = {
	auth: 'none',
	csrf: 'same-origin',
	cache: 0,
	botCheck: { action: 'login', when: 'always' },
	creates: true,
} as const;

const choice = v.object({ id: choiceId, name: v.pipe(v.string(), v.nonEmpty()) });

/** What an issue can be about; a game names the ids of its platforms. */
export const issueChoices = v.object({
	games: v.array(v.object({ ...choice.entries, platforms: v.array(choiceId) })),
	platforms: v.array(choice),
	categories: v.array(choice),
});
export type IssueChoices = v.InferOutput<typeof issueChoices>;

export const issueForm = endpoint({
	name: 'issues.form',
	method: 'GET',
	path: '/api/issues/form',
	summary: 'What an issue can be about.',
	request: v.object({ locale: inLocale }),
	data: issueChoices,
	codes: [],
	// Like every call of this area, nobody caches it.
	policy: { auth: 'none', csrf: 'none', cache: 0 },
});

export const issues = endpoint({
	name: 'issues',
	method: 'POST',
	path: '/api/issues',
	summary: 'Reports that something does not work, with files that the upload service holds.',
	request: v.object({
		game: choiceId,
		platform: choiceId,
		category: choiceId,
		email,
		description: sentences,
		/** What a browser knows of the machine, where its owner agreed. */
		systemInfo: v.optional(remark, ''),
		attachments: v.optional(uploadIds('issue'), []),
		/** Addresses on the web, one a line: of what a site without uploads takes no files of. */
		links: v.optional(links),
		locale: inLocale,
		captcha,
	}),
	data: receipt,
	codes: ['UPLOAD_REFUSED'],
	policy,
});

const emailOrNone = v.union([v.literal(''), email], ({ input }) =>
	typeof input === 'string' ? 'field.email' : 'field.required',
);

export const feedbacks = endpoint({
	name: 'feedbacks',
	method: 'POST',
	path: '/api/feedbacks',
	summary: 'Tells what could be better; an answer comes only where there is an address.',
	request: v.object({
		email: v.optional(emailOrNone, ''),
		subject: line(limits.subject),
		message: sentences,
		locale: inLocale,
		captcha,
	}),
	data: receipt,
	codes: [],
	policy,
});

/** A new version of a game. */
export const supportPatch = v.object({
	id: v.string(),
	/** Slug of its game. */
	game: v.string(),
	version: v.string(),
	date: v.pipe(v.string(), v.isoTimestamp()),
	/** HTML, reduced to what editors may write. */
	notes: v.string(),
	/** Where more is said or it is downloaded. */
	url: v.string(),
});
export type SupportPatch = v.InferOutput<typeof supportPatch>;

export const listPatches = endpoint({
	name: 'support.patches',
	method: 'GET',
	path: '/api/support-patches',
	summary: 'New versions of games, newest first: of all games or of one.',
	request: v.object({ game: v.optional(slug), locale: inLocale }),
	data: v.array(supportPatch),
	codes: [],
	policy: { auth: 'none', csrf: 'none', cache },
});
