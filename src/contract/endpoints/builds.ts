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
		'Builds the site anew because the CMS published something; the call is signed as Standard Webhooks says, its body is not looked at, and one webhook-id makes one build.',
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
