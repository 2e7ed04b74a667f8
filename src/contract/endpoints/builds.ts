import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

export const health = endpoint({
	name: 'health',
	method: 'GET',
	path: '/api/health',
	summary: 'Whether each upstream answers, for monitoring.',
	request: v.object({}),
	data: v.object({ upstreams: v.record(v.string(), v.picklist(['up', 'down'])) }),
	codes: [],
	policy: { auth: 'none', csrf: 'none', cache: 0 },
});

export const cmsWebhook = endpoint({
	name: 'hooks.cms',
	method: 'POST',
	path: '/api/hooks/cms',
	summary:
		'Takes note that the CMS published something: the site is built anew, at once or with the next build. By CMS_WEBHOOK the call is signed as Standard Webhooks says, and counts once for its webhook-id, or it has a fixed secret in a header. Its body is not looked at.',
	request: v.object({}),
	data: v.object({ queued: v.literal(true) }),
	status: 202,
	codes: [],
	policy: { auth: 'none', csrf: 'signature', cache: 0 },
});

/** What a signed link carries in its query: its end in seconds since 1970, and the signature over path and end. */
const signedLink = v.object({ expires: v.string(), signature: v.string() });

/** The file in which a build leaves what editors should mend; no visitor is given it. */
export const warningsFile = 'content-warnings.json';

/** Something in the content that editors should mend and that stopped no build. */
export const contentWarning = v.object({
	collection: v.string(),
	/** The id of the entry, where it is about one. */
	entry: v.optional(v.string()),
	field: v.optional(v.string()),
	/** In English, as the build's log has it. */
	problem: v.string(),
	/** The languages it is about; all where absent. */
	locales: v.optional(v.array(v.string())),
});
export type ContentWarning = v.InferOutput<typeof contentWarning>;

/** The file in which a build leaves the links that lead out of the site; no visitor is given it. */
export const outsideLinksFile = 'outside-links.json';

/** A link of an entry that leads out of the site. */
export const outsideLink = v.object({
	...v.omit(contentWarning, ['problem', 'locales']).entries,
	url: v.string(),
});
export type OutsideLink = v.InferOutput<typeof outsideLink>;

/** One build of the site: the live one, or one that came after it and is not live. */
export const build = v.object({
	id: v.string(),
	state: v.picklist(['queued', 'building', 'live', 'failed']),
	/** ISO 8601. */
	since: v.pipe(v.string(), v.isoTimestamp()),
	/** The collection, or collection/id, that a failed build stopped at, where it was the content. */
	entry: v.optional(v.string()),
	/** The path of the wrong value within that entry. */
	field: v.optional(v.string()),
	/** What editors should mend in the content of the live build; absent where it is not known. */
	warnings: v.optional(v.array(contentWarning)),
});
export type Build = v.InferOutput<typeof build>;

export const builds = endpoint({
	name: 'builds',
	method: 'GET',
	path: '/api/builds',
	summary: 'What became of what editors published, newest first: the live build, and what came after it.',
	request: signedLink,
	data: v.array(build),
	codes: [],
	policy: { auth: 'link', csrf: 'none', cache: 0 },
});

/** When the site is built next. */
export const nextBuild = v.object({
	/** When the build of what was published starts, at the first tick behind it; null where nothing waits. ISO 8601. */
	next: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
	/** When pages change by the clock alone; null where none will, or it is not known. */
	nextChange: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
	/** Builds that the month has left; null without a limit. */
	left: v.nullable(v.number()),
});
export type NextBuild = v.InferOutput<typeof nextBuild>;

export const readNextBuild = endpoint({
	name: 'builds.next',
	method: 'GET',
	path: '/api/builds/next',
	summary: 'When what was published is built, and how many builds the month has left.',
	request: signedLink,
	data: nextBuild,
	codes: [],
	policy: { auth: 'link', linkTo: builds.path, csrf: 'none', cache: 0 },
});

/** Whether a build was started, and when the next one is. */
const startedBuild = v.object({ started: v.boolean(), ...nextBuild.entries });
export type StartedBuild = v.InferOutput<typeof startedBuild>;

export const publishNow = endpoint({
	name: 'builds.now',
	method: 'POST',
	path: '/api/builds/now',
	summary:
		'Builds the site for an editor who has a link to the status page, without waiting; not beyond the limit of a month, and not again what was just built.',
	request: signedLink,
	data: startedBuild,
	codes: [],
	policy: { auth: 'link', linkTo: builds.path, csrf: 'same-origin', cache: 0 },
});

export const clock = endpoint({
	name: 'hooks.clock',
	method: 'POST',
	path: '/api/hooks/clock',
	summary:
		'Starts the build that is due, if any, and tries links of the content to other sites. Schedules call it, and show as a bearer token that they know the build hook: SHA-256 of `clock` and its address, with a space between, in hexadecimal.',
	request: v.object({}),
	data: v.object({ started: v.boolean(), next: nextBuild.entries.next }),
	codes: [],
	policy: { auth: 'none', csrf: 'signature', cache: 0 },
});
