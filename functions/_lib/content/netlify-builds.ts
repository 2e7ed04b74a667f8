import * as v from 'valibot';
import { readCmsFailure } from '#contract/cms-failure.ts';
import type { Build } from '#contract/endpoints/builds.ts';
import type { CallContext } from '../http/call.ts';
import { fetchJson } from '../upstream/load-json.ts';

const time = v.nullish(v.pipe(v.string(), v.isoTimestamp()));
const deploy = v.object({
	id: v.string(),
	state: v.string(),
	context: v.nullish(v.string()),
	skipped: v.nullish(v.boolean()),
	error_message: v.nullish(v.string()),
	created_at: v.pipe(v.string(), v.isoTimestamp()),
	updated_at: time,
	published_at: time,
});
type Deploy = v.InferOutput<typeof deploy>;

const states: Record<string, Build['state']> = {
	new: 'queued',
	pending_review: 'queued',
	accepted: 'queued',
	enqueued: 'queued',
	retrying: 'queued',
	building: 'building',
	uploading: 'building',
	uploaded: 'building',
	preparing: 'building',
	prepared: 'building',
	processing: 'building',
	processed: 'building',
	error: 'failed',
	rejected: 'failed',
};

function toBuild(row: Deploy): Build[] {
	const state = states[row.state];
	if (!state || row.skipped) return [];
	const since = (state === 'failed' && row.updated_at) || row.created_at;
	const failure = state === 'failed' ? readCmsFailure(row.error_message ?? '') : undefined;
	return [{ id: row.id, state, since, ...failure }];
}

/** The deploy that answers is the live one; what is older is history. */
function toBuilds(rows: readonly Deploy[], liveId: string): Build[] {
	const production = rows.filter(({ context }) => context === 'production');
	const at = production.findIndex(({ id }) => id === liveId);
	const live = production[at];
	const newer = at < 0 ? production : production.slice(0, at);
	const since = live?.published_at ?? live?.created_at;
	return [
		...newer.flatMap(toBuild),
		...(live && since ? [{ id: live.id, state: 'live' as const, since }] : []),
	];
}

/**
 * What Netlify's deploy API says of the site's newest production deploys; undefined where it does not say.
 * Netlify does not give what a build printed: entry and field are known where its error message names them.
 */
export async function fetchNetlifyBuilds(
	call: CallContext,
	api = 'https://api.netlify.com/api/v1',
): Promise<Build[] | undefined> {
	const url = `${api}/sites/${encodeURIComponent(call.siteId)}/deploys?per_page=100`;
	const headers = { Authorization: `Bearer ${call.config.NETLIFY_API_TOKEN}` };
	const parsed = v.safeParse(v.array(deploy), await fetchJson({ service: 'netlify', url, headers }, call));
	return parsed.success ? toBuilds(parsed.output, call.deployId) : undefined;
}
