import * as v from 'valibot';
import { type Build, build, type builds, contentWarning, warningsFile } from '#contract/endpoints/builds.ts';
import type { Call, CallContext } from '../http/call.ts';
import { fail, ok, type Result } from '../http/result.ts';
import { openBuiltSite } from '../pages/built-site.ts';
import { fetchJson } from '../upstream/load-json.ts';
import { fetchNetlifyBuilds } from './netlify-builds.ts';
import { listDeadLinks } from './outside-links.ts';

const release = v.object({ id: v.string(), since: v.pipe(v.string(), v.isoTimestamp()) });

/** The sandbox's build hook lists its builds. */
async function loadLocalBuilds(call: CallContext): Promise<Build[] | undefined> {
	const read = { service: 'build-hook', url: `${call.config.BUILD_HOOK_URL}/builds` };
	const parsed = v.safeParse(v.array(build), await fetchJson(read, call));
	return parsed.success ? parsed.output : undefined;
}

/** The file that each build leaves in its site. */
async function loadRelease(call: CallContext): Promise<Build[] | undefined> {
	const read = { service: 'site', url: `${call.config.SITE_URL}/release.json` };
	const parsed = v.safeParse(release, await fetchJson(read, call));
	return parsed.success ? [{ ...parsed.output, state: 'live' }] : undefined;
}

function load(call: CallContext): Promise<Build[] | undefined> {
	if (process.env.SANDBOX_DATA) return loadLocalBuilds(call);
	return call.config.NETLIFY_API_TOKEN ? fetchNetlifyBuilds(call) : loadRelease(call);
}

/** What the build that answers found in its content, and links of it that lead nowhere. */
async function readWarnings(call: CallContext): Promise<Pick<Build, 'warnings'>> {
	const text = await (await openBuiltSite())(warningsFile);
	if (text === undefined) return {};
	const found = v.parse(v.array(contentWarning), JSON.parse(text));
	return { warnings: [...found, ...(await listDeadLinks(call))] };
}

/** The state of the last builds, as far as the place that builds the site knows it. */
export async function fetchBuilds(call: Call<typeof builds>): Promise<Result> {
	const [list, warnings] = await Promise.all([load(call), readWarnings(call)]);
	const told = list?.map((one) => (one.state === 'live' ? { ...one, ...warnings } : one));
	return told ? ok(told) : fail(503, 'SERVICE_TEMPORARILY_UNAVAILABLE');
}
