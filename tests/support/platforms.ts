import type { CookieJar } from './cookie-jar.ts';
import { call, type Reply } from './site.ts';

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
export function navigateTo(path: string, jar: CookieJar): Promise<Reply> {
	const headers = {
		Accept: 'text/html',
		Origin: undefined,
		'X-Requested-With': undefined,
		'Sec-Fetch-Mode': 'navigate',
		'Sec-Fetch-Site': 'cross-site',
	};
	return call(path, { jar, headers });
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
}

/** A whole visit to a platform, from the call that starts it to the answer on the way back. */
export async function visit(path: string, { jar, decision, body = {} }: Visit) {
	const started = await call(path, { body, jar });
	if (!started.body.redirect) throw new Error(`${path}: ${started.status} ${started.text}`);
	return landing(await navigateTo(await decideAt(started.body.redirect, decision), jar), jar);
}
