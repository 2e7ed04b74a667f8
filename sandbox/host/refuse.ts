import type { ServerResponse } from 'node:http';
import { sharedSecurityHeaders } from '#contract/config.ts';

const headers = {
	...sharedSecurityHeaders,
	'Content-Type': 'application/json; charset=utf-8',
	'Cache-Control': 'no-store',
	'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Referrer-Policy': 'no-referrer',
};
const codes: Record<number, string> = {
	404: 'NOT_FOUND',
	405: 'METHOD_NOT_ALLOWED',
	408: 'REQUEST_EXCEEDS_LIMIT',
	413: 'REQUEST_EXCEEDS_LIMIT',
	414: 'REQUEST_EXCEEDS_LIMIT',
	431: 'REQUEST_EXCEEDS_LIMIT',
	500: 'INTERNAL_SERVER_ERROR',
	503: 'SERVICE_TEMPORARILY_UNAVAILABLE',
};

const bodyOf = (status: number) => JSON.stringify({ messages: [codes[status] ?? 'INVALID_PARAMETERS'] });

/** Answers what never reaches a file or a function. */
export function refuse(outgoing: ServerResponse, status: number, more: Record<string, string> = {}): void {
	if (outgoing.headersSent) return void outgoing.destroy();
	outgoing.writeHead(status, { ...headers, ...more }).end(bodyOf(status));
}

const lastWords = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Error</title>
<p>An error occurred while showing the error page</p>
<p><a href="/">Go to Homepage</a></p>
</html>
`;

/** Answers a page that failed where the error page cannot be read. */
export function refusePage(outgoing: ServerResponse): void {
	if (outgoing.headersSent) return void outgoing.destroy();
	outgoing.writeHead(500, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(lastWords);
}

/** A refusal as text, for a socket whose request could not be parsed. */
export function rawRefusal(status: number): string {
	const body = bodyOf(status);
	const lines = Object.entries({ ...headers, 'Content-Length': body.length, Connection: 'close' });
	return [`HTTP/1.1 ${status} Refused`, ...lines.map(([name, value]) => `${name}: ${value}`), '', body].join(
		'\r\n',
	);
}
