import { hash } from 'node:crypto';
import { env } from 'node:process';

// Has the build started that is due: of what was published, or where the clock alone has put the live site out of date. The
// site itself knows, unless it has no build hook. A schedule runs this often, in a checkout without packages.
const { SITE_URL, BUILD_HOOK_URL } = env;
const patience = 15_000;

/** As the site reads it. */
const withoutSlash = (address: string) => address.replace(/\/+$/, '');

interface Question {
	what: string;
	url: string;
	method?: string;
	headers?: Record<string, string>;
	/** Statuses that are answers, too. */
	also?: number[];
}

/** Whoever knows the hook's address can start builds: no message may name it. */
async function ask({ what, url, method = 'GET', headers = {}, also = [] }: Question): Promise<Response> {
	const signal = AbortSignal.timeout(patience);
	const response = await fetch(url, { method, headers, signal }).catch(() => undefined);
	if (response && (response.ok || also.includes(response.status))) return response;
	throw new Error(`${what} ${response ? `answered ${response.status}` : 'did not answer'}.`);
}

/** Where the site has no build hook, or no function that would know: its manifest says when something is due. */
async function callHookWhenDue(siteUrl: string, hook: string): Promise<string> {
	const manifest = await (await ask({ what: 'The site', url: `${siteUrl}/content-manifest.json` })).json();
	const { nextChange } = manifest as { nextChange?: string };
	if (nextChange === undefined) return 'Nothing will be due.';
	if (Date.parse(nextChange) > Date.now()) return `Nothing is due before ${nextChange}.`;
	await ask({ what: 'The build hook', url: hook, method: 'POST' });
	return `A build was started: something was due at ${nextChange}.`;
}

async function rebuildWhenDue(siteUrl: string, hook: string): Promise<string> {
	const url = `${siteUrl}/api/hooks/clock`;
	const headers = { Authorization: `Bearer ${hash('sha256', `clock ${withoutSlash(hook)}`)}` };
	const answer = await ask({ what: 'The site', url, method: 'POST', headers, also: [404] });
	if (answer.status === 404) return callHookWhenDue(siteUrl, hook);
	const { data } = (await answer.json()) as { data: { started: boolean; next: string | null } };
	const waits = data.next === null ? 'Nothing else waits.' : `What waits is due at ${data.next}.`;
	return `${data.started ? 'A build was started.' : 'No build was due.'} ${waits}`;
}

try {
	const isSet = SITE_URL && BUILD_HOOK_URL;
	console.log(
		isSet
			? await rebuildWhenDue(SITE_URL, BUILD_HOOK_URL)
			: 'Skipped: SITE_URL or BUILD_HOOK_URL is not set.',
	);
} catch (error) {
	console.error((error as Error).message);
	process.exitCode = 1;
}
