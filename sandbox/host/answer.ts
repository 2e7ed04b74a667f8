import { callFunction, type Exchange } from './call-function.ts';
import type { CallLimit } from './call-limit.ts';
import { answerFailure, type HostFailure } from './error-page.ts';
import { type FoundFile, findFile } from './find-file.ts';
import { type FunctionMatch, findFunction, type LoadedFunction } from './functions.ts';
import { headersFor } from './headers.ts';
import { findRedirect, type Redirection } from './redirects.ts';
import { refuse } from './refuse.ts';
import { openRelease, type Release } from './release.ts';
import { sendFile } from './send-file.ts';

/** What the host serves. */
export interface Site {
	/** The folder with the built pages, or a link to it. */
	dist: string;
	functions: readonly LoadedFunction[];
	deployContext: string;
	callLimit: CallLimit;
}

/** Seconds are whole; by then most of the calls under way are answered. */
const overloaded: HostFailure = { status: 503, headers: { 'Retry-After': '1' } };

async function call(exchange: Exchange, match: FunctionMatch, site: Site): Promise<void> {
	if (site.callLimit.admits(exchange)) return callFunction(exchange, match, site.deployContext);
	return answerFailure(exchange, site.dist, overloaded);
}

async function sendPage(
	exchange: Exchange,
	{ root, headers }: Release,
	file: FoundFile | undefined,
	status: number,
) {
	const { incoming, outgoing, url } = exchange;
	const found = file ?? (await findFile(root, '/404.html'));
	if (!found) return refuse(outgoing, 404);
	const answer = { file: found, status: file ? status : 404, headers: headersFor(headers, url.pathname) };
	return sendFile(incoming, outgoing, answer);
}

const methodOf = ({ incoming }: Exchange) => incoming.method ?? 'GET';
const isRead = (exchange: Exchange) => ['GET', 'HEAD'].includes(methodOf(exchange));
const refuseMethod = ({ outgoing }: Exchange) => refuse(outgoing, 405, { Allow: 'GET, HEAD' });

const asHeader = (address: string) => address.replace(/[^\x21-\x7e]/gu, encodeURIComponent);

function sendAway({ outgoing, url }: Exchange, { headers }: Release, { to, status }: Redirection) {
	outgoing.writeHead(status, { ...headersFor(headers, url.pathname), Location: asHeader(to) }).end();
}

async function follow(exchange: Exchange, site: Site, release: Release, rule: Redirection) {
	if (rule.status >= 300 && rule.status < 400) return sendAway(exchange, release, rule);
	const { pathname } = new URL(rule.to, exchange.url);
	const match = findFunction(site.functions, pathname, methodOf(exchange));
	const file = await findFile(release.root, pathname);
	if (match && !(file && match.handler.preferStatic)) return call(exchange, match, site);
	if (file && rule.status === 200 && !isRead(exchange)) return refuseMethod(exchange);
	return sendPage(exchange, release, file, rule.status);
}

async function sendStatic(exchange: Exchange, site: Site): Promise<void> {
	const release = await openRelease(site.dist);
	const file = await findFile(release.root, exchange.url.pathname);
	const rule = findRedirect(release.redirects, exchange.url);
	if (rule && (rule.force || !file)) return follow(exchange, site, release, rule);
	if (file && !isRead(exchange)) return refuseMethod(exchange);
	return sendPage(exchange, release, file, 200);
}

async function isFile(site: Site, pathname: string): Promise<boolean> {
	const { root } = await openRelease(site.dist);
	return (await findFile(root, pathname)) !== undefined;
}

/** Answers as Netlify does: functions, then redirects that are forced or stand for no file, then files, then 404. */
export async function answer(exchange: Exchange, site: Site): Promise<void> {
	const { pathname } = exchange.url;
	const match = findFunction(site.functions, pathname, methodOf(exchange));
	const hasFile = match?.handler.preferStatic && (await isFile(site, pathname));
	if (match && !hasFile) return call(exchange, match, site);
	return sendStatic(exchange, site);
}
