import { hash } from 'node:crypto';
import { vi } from 'vitest';
import { blobsContext } from '../../sandbox/host/blobs-context.ts';
import type { Host, startHost } from '../../sandbox/host/start-host.ts';
import { freePort } from '../../sandbox/processes.ts';
import type { OwnSandbox } from './sandbox.ts';

interface PublishingSite {
	sandbox: OwnSandbox;
	/** The address of its build hook. */
	hook: string;
	dist: string;
	/** What its services and links are signed with. */
	key: string;
}

/** A site in this process, whose clock the test sets, with a build hook of its own, and so a state of its own. */
export async function startPublishingSite(
	{ sandbox, hook, dist, key }: PublishingSite,
	environment: Record<string, string> = {},
): Promise<Host> {
	const port = await freePort();
	vi.resetModules();
	const { startHost: startAnew } = (await import('../../sandbox/host/start-host.ts')) as {
		startHost: typeof startHost;
	};
	const given: Record<string, string> = {
		SITE_URL: `http://localhost:${port}`,
		CMS_URL: `${sandbox.origin}/cms`,
		UPLOAD_URL: `${sandbox.origin}/uploads`,
		ACCOUNT_API_URL: `${sandbox.origin}/accounts`,
		ACCOUNT_SERVICE_KEY: key,
		CMS_TOKEN: key,
		SESSION_KEYS: `a:${key}`,
		SIGNING_KEY: key,
		BOT_CHECK_SECRET: key,
		BUILD_HOOK_URL: hook,
		NETLIFY_BLOBS_CONTEXT: blobsContext(sandbox.origin),
		...environment,
	};
	// What the runner's own environment says of publishing is none of this site's.
	for (const name of ['PUBLISHING_WINDOW', 'MAX_DEPLOYS_PER_MONTH']) vi.stubEnv(name, undefined);
	for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value);
	return startAnew({ port, dist, functions: 'functions' });
}

/** Calls the clock of a site as a schedule does. */
export const callClock = (
	{ origin }: Host,
	hook: string,
	proof = hash('sha256', `clock ${hook}`),
): Promise<Response> =>
	fetch(`${origin}/api/hooks/clock`, { method: 'POST', headers: { Authorization: `Bearer ${proof}` } });
