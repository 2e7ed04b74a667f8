import * as v from 'valibot';
import { hasBuildHook } from '#contract/config.ts';
import {
	type ContentWarning,
	type OutsideLink,
	outsideLink,
	outsideLinksFile,
} from '#contract/endpoints/builds.ts';
import type { CallContext } from '../http/call.ts';
import { isPreview } from '../http/preview-env.ts';
import { openBuiltSite } from '../pages/built-site.ts';
import { sendRequest } from '../upstream/http-client.ts';
import { inTime, openStore } from './blob-store.ts';
import { stateKey } from './publish.ts';

const day = 86_400_000;
/** How often a link is tried, in milliseconds; one that failed is tried again sooner. */
const [pause, pauseAfterFailure] = [7 * day, day];
/** How many are tried at a time, each at another host, and how long one may take. */
const [mostAtOnce, patience] = [8, 3000];
/** A link is dead once it failed twice in a row: a site may be down for an hour. */
const deadAfter = 2;

/** The last try of a link, and what failed without a break since when. */
const lastTry = v.object({
	at: v.number(),
	failures: v.number(),
	since: v.number(),
	problem: v.optional(v.string()),
});
type LastTry = v.InferOutput<typeof lastTry>;
const tries = v.record(v.string(), lastTry);

async function readLinks(): Promise<OutsideLink[]> {
	const text = await (await openBuiltSite())(outsideLinksFile);
	return text === undefined ? [] : v.parse(v.array(outsideLink), JSON.parse(text));
}

const open = () => openStore('outside-links');

async function readTries(call: CallContext): Promise<Record<string, LastTry>> {
	const store = await open();
	const parsed = v.safeParse(tries, await inTime(store.get(stateKey(call), { type: 'json' }), call.signal));
	return parsed.success ? parsed.output : {};
}

/** What says that there is nothing; others refuse programs, and answer people. */
const isGone = (status: number) => status === 404 || status === 410 || status >= 500;

/** Why a link leads nowhere, if it does. */
async function findProblem(url: string, { signal, config }: CallContext): Promise<string | undefined> {
	const headers = { Accept: '*/*', 'User-Agent': `link check of ${config.SITE_URL}` };
	try {
		const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
		const response = await sendRequest({ method: 'GET', url, headers, signal: limit });
		response.discard();
		return isGone(response.status) ? `answers ${response.status}` : undefined;
	} catch {
		return 'does not answer';
	}
}

function noteTry(before: LastTry | undefined, problem: string | undefined, at: number): LastTry {
	if (problem === undefined) return { at, failures: 0, since: at };
	return { at, failures: (before?.failures ?? 0) + 1, since: before?.failures ? before.since : at, problem };
}

/** The links to try now, those that were tried longest ago first, one of each host. */
function pickDue(urls: readonly string[], known: Record<string, LastTry>, now: number): string[] {
	const isDue = (url: string) => {
		const { at = 0, failures = 0 } = known[url] ?? {};
		return now - at >= (failures > 0 ? pauseAfterFailure : pause);
	};
	const due = urls.filter(isDue).toSorted((a, b) => (known[a]?.at ?? 0) - (known[b]?.at ?? 0));
	const byHost = Map.groupBy(due, (url) => new URL(url).host);
	return [...byHost.values()].flatMap(([first]) => first ?? []).slice(0, mostAtOnce);
}

/** Tries the links out of the site whose turn it is, and stores how that went. Rejects where the store is out of reach. */
export async function tryOutsideLinks(call: CallContext): Promise<void> {
	if (isPreview(call.ring.deployContext)) return;
	const urls = [...new Set((await readLinks()).map(({ url }) => url))];
	if (urls.length === 0) return;
	const known = await readTries(call);
	const now = Date.now();
	const due = pickDue(urls, known, now);
	if (due.length === 0) return;
	const tried = due.map(
		async (url) => [url, noteTry(known[url], await findProblem(url, call), now)] as const,
	);
	const next = { ...known, ...Object.fromEntries(await Promise.all(tried)) };
	const listed = urls.flatMap((url) => (next[url] ? [[url, next[url]] as const] : []));
	await inTime((await open()).setJSON(stateKey(call), Object.fromEntries(listed)), call.signal);
}

/** What editors should know of links that lead nowhere; nothing where the store is out of reach. */
export async function listDeadLinks(call: CallContext): Promise<ContentWarning[]> {
	if (!hasBuildHook(call.config)) return [];
	const links = await readLinks();
	if (links.length === 0) return [];
	const known = await readTries(call).catch((): Record<string, LastTry> => ({}));
	return links.flatMap(({ url, ...link }) => {
		const tried = known[url];
		if (!tried || tried.failures < deadAfter) return [];
		const since = new Date(tried.since).toISOString().slice(0, 10);
		return [{ ...link, problem: `links to ${url}, which ${tried.problem} since ${since}` }];
	});
}
