import type { OutgoingHttpHeaders } from 'node:http';
import { type CallOptions, call, type Reply } from './site.ts';

interface Press extends Pick<CallOptions, 'from' | 'jar' | 'method'> {
	/** What was typed into the form. */
	fields?: Record<string, string> | string;
	/** Beside those of a browser; undefined takes one away. */
	headers?: OutgoingHttpHeaders;
}

/** Sends the form of a page as a browser without scripts does, by a navigation that tells nobody where it was. */
export function press(
	path: string,
	{ fields = '', headers, method = 'POST', ...rest }: Press = {},
): Promise<Reply> {
	return call(path, {
		...rest,
		method,
		body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
		headers: {
			Accept: 'text/html,application/xhtml+xml',
			'Content-Type': 'application/x-www-form-urlencoded',
			Origin: 'null',
			'Sec-Fetch-Site': 'same-origin',
			'Sec-Fetch-Mode': 'navigate',
			'Sec-Fetch-Dest': 'document',
			'X-Requested-With': undefined,
			...headers,
		},
	});
}
