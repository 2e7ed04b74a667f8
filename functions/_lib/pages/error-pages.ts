import type { ReadFile } from './built-site.ts';
import type { PageResult } from './page-response.ts';

const lastWords = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Error</title>
<p>An error occurred while showing the error page</p>
<p><a href="/">Go to Homepage</a></p>
</html>
`;

/** Seconds after which a visitor may ask again for what failed. */
const retryAfter = 30;
/** How long the CDN keeps that something is not there, in seconds: it may be published at any moment. */
const missingMaxAge = 10;

/** The built page for what does not exist. */
export async function notFoundPage(read: ReadFile): Promise<PageResult> {
	return { status: 404, html: (await read('404.html')) ?? lastWords, maxAge: missingMaxAge };
}

/** The built error page, for what failed. */
export async function serverErrorPage(
	read: ReadFile,
	status: 405 | 500 | 503,
	headers: Record<string, string> = {},
): Promise<PageResult> {
	return {
		status,
		html: (await read('error.html')) ?? lastWords,
		maxAge: 0,
		headers: {
			...(status === 503 && { 'Retry-After': String(retryAfter) }),
			...headers,
		},
	};
}
