import { cdnCacheHeaders } from '../content/cdn-cache.ts';
import type { LogLine } from '../http/log.ts';
import { securityHeaders } from '../http/security-headers.ts';

/** A page with its status. */
export interface PageResult {
	status: number;
	html: string;
	/** How long the CDN may keep it, in seconds. */
	maxAge: number;
	headers?: Record<string, string>;
	/** What the log says of this page beyond what it says of any. */
	log?: Partial<Pick<LogLine, 'event' | 'route' | 'codes'>>;
}

function cacheHeaders(seconds: number): Record<string, string> {
	if (seconds === 0) return { 'Cache-Control': 'no-store' };
	return {
		'Cache-Control': 'public, max-age=0, must-revalidate',
		...cdnCacheHeaders(seconds),
		// Pages read no query. Where nothing is named, the CDN keeps one for each query that a link or a visitor adds.
		'Netlify-Vary': 'query=none',
	};
}

interface PageContext {
	requestId: string;
	method: string;
	/** What the build says every page is answered with, its policy for scripts and styles among it. */
	pageHeaders: Record<string, string>;
}

/** Shows the id of the request on the error page, so that whoever writes to the studio can name it. */
function withRequestId({ status, html }: PageResult, requestId: string): string {
	if (status < 500) return html;
	return html.replace(
		/<p hidden data-request-id>([^<]*)<code><\/code>/,
		(_, text: string) => `<p data-request-id>${text}<code>${requestId}</code>`,
	);
}

/** Turns a page into the response that leaves the function, with every header that it needs. */
export function toPageResponse(
	answer: PageResult,
	{ requestId, method, pageHeaders }: PageContext,
): Response {
	const headers = {
		...securityHeaders,
		...pageHeaders,
		...cacheHeaders(answer.maxAge),
		'Content-Type': 'text/html; charset=utf-8',
		'X-Request-Id': requestId,
		...answer.headers,
	};
	return new Response(method === 'HEAD' ? null : withRequestId(answer, requestId), {
		status: answer.status,
		headers,
	});
}
