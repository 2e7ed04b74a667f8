import type { CookieJar } from './cookie-jar.ts';
import { type CallOptions, call, type Reply } from './site.ts';

/** What somebody answers at a platform: as whom they go on, or that they do not. */
export type Decision = { as: string } | 'deny';

/** Answers a platform's question as its page does; gives the path that it leads back to. */
export async function decideAt(address: string, decision: Decision): Promise<string> {
	const answer =
		decision === 'deny' ? { decision } : { decision: 'allow', identity: 'new', name: decision.as };
	const body = new URLSearchParams({ ...Object.fromEntries(new URL(address).searchParams), ...answer });
	const response = await fetch(address, { method: 'POST', body, redirect: 'manual' });
	const back = new URL(response.headers.get('Location') ?? 'about:blank');
	if (response.status !== 303) throw new Error(`${response.status} ${await response.text()}`);
	return `${back.pathname}${back.search}`;
}

/** Opens an address as a browser that comes from another site. */
export function navigateTo(
	path: string,
	jar: CookieJar,
	more: Pick<CallOptions, 'site'> = {},
): Promise<Reply> {
	const headers = {
		Accept: 'text/html',
		Origin: undefined,
		'X-Requested-With': undefined,
		'Sec-Fetch-Mode': 'navigate',
		'Sec-Fetch-Site': 'cross-site',
	};
	return call(path, { ...more, jar, headers });
}

/** Where an answer leads, with the codes that its flash carries. */
export function landing({ status, headers }: Reply, jar: CookieJar) {
	return { status, location: headers.location, flash: jar.get('flash') };
}

interface Visit {
	jar: CookieJar;
	decision: Decision;
	/** What the page sends along. */
	body?: Record<string, unknown>;
	/** Where it starts and ends, if not at the runner's site. */
	on?: Pick<CallOptions, 'site' | 'headers'>;
}

/** A whole visit to a platform, from the call that starts it to the answer on the way back. */
export async function visit(path: string, { jar, decision, body = {}, on = {} }: Visit) {
	const started = await call(path, { body, jar, ...on });
	if (!started.body.redirect) throw new Error(`${path}: ${started.status} ${started.text}`);
	const back = await decideAt(started.body.redirect, decision);
	return landing(await navigateTo(back, jar, on), jar);
}
