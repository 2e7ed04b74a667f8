import { locales } from '#contract/locales.ts';
import type { Exchange } from './call-function.ts';
import { type FoundFile, findFile } from './find-file.ts';
import { headersFor } from './headers.ts';
import { refuse, refusePage } from './refuse.ts';
import { openRelease } from './release.ts';
import { sendFile } from './send-file.ts';

/** The built error page in the language of an address. */
async function findErrorPage(root: string, pathname: string): Promise<FoundFile | undefined> {
	const locale = locales.find((name) => pathname === `/${name}` || pathname.startsWith(`/${name}/`));
	return (locale && (await findFile(root, `/${locale}/error`))) ?? findFile(root, '/error');
}

/** How a request failed. */
export interface HostFailure {
	status: 500 | 503;
	headers?: Record<string, string>;
}

async function sendErrorPage(
	{ incoming, outgoing, url }: Exchange,
	dist: string,
	failure: HostFailure,
): Promise<void> {
	const release = await openRelease(dist);
	const file = await findErrorPage(release.root, url.pathname);
	if (!file) return refusePage(outgoing);
	const own = headersFor(release.headers, url.pathname);
	const headers = { ...own, ...failure.headers, 'cache-control': 'no-store' };
	return sendFile(incoming, outgoing, { file, status: failure.status, headers });
}

/** Answers what failed: a call with its code, a page with the error page, or with plain words where that fails, too. */
export async function answerFailure(
	exchange: Exchange,
	dist: string,
	failure: HostFailure = { status: 500 },
): Promise<void> {
	const { outgoing, url } = exchange;
	if (outgoing.headersSent || url.pathname.startsWith('/api/'))
		return refuse(outgoing, failure.status, failure.headers);
	await sendErrorPage(exchange, dist, failure).catch(() => refusePage(outgoing));
}
