import type { Context } from '@netlify/functions';
import { limits } from '#contract/limits.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { describeError } from '#lib/text/describe-error.ts';
import type { ReadContext } from '../content/cms.ts';
import { getRequestId } from '../http/call-context.ts';
import { startDeadline } from '../http/deadline.ts';
import { getConfig } from '../http/env.ts';
import { log } from '../http/log.ts';
import { openBuiltSite, type ReadFile } from './built-site.ts';
import { serverErrorPage } from './error-pages.ts';
import { type PageResult, toPageResponse } from './page-response.ts';

/** A request for a page. */
export interface PageCall extends ReadContext {
	/** The address after its language. */
	path: string;
	locale: Locale;
	/** Reads a built file in the language of the address. */
	read: ReadFile;
	request: Request;
	context: Context;
}

type PageHandler = (call: PageCall) => Promise<PageResult>;

const address = new RegExp(`^(?:/(${locales.join('|')}))?(/.*)$`);

/** The default language may be named in an address, and is built without its name. */
function inLanguage(read: ReadFile, locale: string | undefined): ReadFile {
	return async (path) => (locale && (await read(`${locale}/${path}`))) || read(path);
}

interface Outcome {
	answer: PageResult;
	error?: unknown;
}

/** A page that is read, unless its options say otherwise. */
interface PageOptions {
	/** For the log. */
	route: string;
	/** The section of the site whose policy its pages are answered with; src/build/site-files.ts writes it. */
	section: 'careers' | 'template-forms';
	/** Whether the handler judges the method itself. */
	methods?: 'any';
}

const reads = ['GET', 'HEAD'];

async function settle(handle: PageHandler, call: PageCall, options: PageOptions): Promise<Outcome> {
	try {
		const isTaken = options.methods === 'any' || reads.includes(call.request.method);
		if (isTaken) return { answer: await handle(call) };
		return { answer: await serverErrorPage(call.read, 405, { Allow: reads.join(', ') }) };
	} catch (error) {
		return { answer: await serverErrorPage(call.read, 500), error };
	}
}

/** The configuration is read only by what needs it: an address that is none needs no more than the 404 page. */
function callOf(request: Request, context: Context, site: ReadFile, signal: AbortSignal): PageCall {
	const [, locale, path = '/'] = address.exec(new URL(request.url).pathname) ?? [];
	return {
		request,
		context,
		path,
		locale: locales.find((each) => each === locale) ?? locales[0],
		read: inLanguage(site, locale),
		requestId: getRequestId(context),
		upstream: [],
		signal,
		get config() {
			return getConfig(context);
		},
	};
}

async function readHeaders(site: ReadFile, { section }: PageOptions): Promise<Record<string, string>> {
	return JSON.parse((await site('page-headers.json')) ?? '{}')[section] ?? {};
}

/** Serves pages that could not be built: their files, failures, headers and log in one place. */
export function servePage(options: PageOptions, handle: PageHandler) {
	return async (request: Request, context: Context): Promise<Response> => {
		const started = performance.now();
		const { method } = request;
		const site = await openBuiltSite();
		const deadline = startDeadline(limits.timeout.function);
		const call = callOf(request, context, site, deadline.signal);
		const { answer, error } = await settle(handle, call, options);
		deadline.clear();
		const { requestId, upstream } = call;
		const ms = Math.round(performance.now() - started);
		log({
			...{ event: 'page', method, route: options.route, status: answer.status, ms, requestId },
			...answer.log,
			...(upstream.length > 0 ? { upstream } : {}),
			...(error === undefined ? {} : { error: describeError(error) }),
		});
		return toPageResponse(answer, { requestId, method, pageHeaders: await readHeaders(site, options) });
	};
}
