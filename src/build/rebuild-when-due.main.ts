import { env } from 'node:process';

// Starts a build where the clock alone has put the live site out of date: its manifest says when that is. A schedule runs
// this often, in a checkout without packages.
const { SITE_URL, BUILD_HOOK_URL } = env;
const patience = 15_000;

interface Question {
	what: string;
	url: string;
	method?: string;
}

/** Whoever knows the hook's address can start builds: no message may name it. */
async function ask({ what, url, method = 'GET' }: Question): Promise<Response> {
	const signal = AbortSignal.timeout(patience);
	const response = await fetch(url, { method, signal }).catch(() => undefined);
	if (response?.ok) return response;
	throw new Error(`${what} ${response ? `answered ${response.status}` : 'did not answer'}.`);
}

async function rebuildWhenDue(siteUrl: string, hook: string): Promise<string> {
	const manifest = await (await ask({ what: 'The site', url: `${siteUrl}/content-manifest.json` })).json();
	const { nextChange } = manifest as { nextChange?: string };
	if (nextChange === undefined) return 'Nothing will be due.';
	if (Date.parse(nextChange) > Date.now()) return `Nothing is due before ${nextChange}.`;
	await ask({ what: 'The build hook', url: hook, method: 'POST' });
	return `A build was started: something was due at ${nextChange}.`;
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
