import * as v from 'valibot';
import { hasBuildHook } from '#contract/config.ts';
import type {
	clock,
	NextBuild,
	publishNow,
	readNextBuild,
	StartedBuild,
} from '#contract/endpoints/builds.ts';
import type { Call, CallContext } from '../http/call.ts';
import { isPreview } from '../http/preview-env.ts';
import { fail, ok, type Result } from '../http/result.ts';
import { fetchJson } from '../upstream/load-json.ts';
import { tryOutsideLinks } from './outside-links.ts';
import { buildWhenDue, clockProof, limitsOf, stateKey } from './publish.ts';
import { buildsLeft, dueAt, isWaiting, noteChange, type PublishState } from './publish-plan.ts';
import { readState } from './publish-state.ts';
import { holdsSecret } from './rebuild.ts';

const manifest = v.object({ nextChange: v.pipe(v.string(), v.isoTimestamp()) });

/** When the live pages change by the clock alone. A preview is as old as it is: nobody builds it anew for that. */
async function readNextChange(call: CallContext): Promise<string | null> {
	if (isPreview(call.ring.deployContext)) return null;
	const read = { service: 'site', url: `${call.config.SITE_URL}/content-manifest.json` };
	const parsed = v.safeParse(manifest, await fetchJson(read, call));
	return parsed.success ? parsed.output.nextChange : null;
}

const toIso = (time: number) => new Date(time).toISOString();

function describe(state: PublishState, nextChange: string | null, call: CallContext): NextBuild {
	const limits = limitsOf(call);
	const left = buildsLeft(state, limits, Date.now()) ?? null;
	return { next: isWaiting(state) ? toIso(dueAt(state, limits)) : null, nextChange, left };
}

const missing = fail(404, 'NOT_FOUND');
const outOfReach = () => fail(503, 'SERVICE_TEMPORARILY_UNAVAILABLE', { headers: { 'Retry-After': '10' } });

/** When the site is built next. */
export async function fetchNextBuild(call: Call<typeof readNextBuild>): Promise<Result<NextBuild>> {
	if (!hasBuildHook(call.config)) return missing;
	try {
		const [state, nextChange] = await Promise.all([
			readState(stateKey(call), call.signal),
			readNextChange(call),
		]);
		return ok(describe(state, nextChange, call));
	} catch {
		return outOfReach();
	}
}

/** Builds at once for somebody who has the link to the status page, as far as the month's limit goes. */
export async function buildNow(call: Call<typeof publishNow>): Promise<Result<StartedBuild>> {
	if (!hasBuildHook(call.config)) return missing;
	try {
		const nextChange = await readNextChange(call);
		const { failure, state, started } = await buildWhenDue(call, undefined, true);
		return failure ?? ok({ started, ...describe(state, nextChange, call) });
	} catch {
		return outOfReach();
	}
}

/** What a schedule does: starts the build of what was published or what the clock changed, once it is due, and tries links. */
export async function tick(call: Call<typeof clock>): Promise<Result> {
	if (!hasBuildHook(call.config)) return missing;
	const proof = clockProof(call.config.BUILD_HOOK_URL);
	if (!call.signed || !holdsSecret(call.signed, 'Authorization', proof))
		return fail(401, 'INVALID_SIGNATURE');
	try {
		const nextChange = await readNextChange(call);
		const note = (state: PublishState) =>
			nextChange === null ? state : noteChange(state, Date.parse(nextChange), Date.now());
		const { failure, state, started } = await buildWhenDue(call, note);
		// Builds matter more: what goes wrong with links is tried again by the next tick.
		await tryOutsideLinks(call).catch(() => undefined);
		return failure ?? ok({ started, next: describe(state, nextChange, call).next });
	} catch {
		return outOfReach();
	}
}
