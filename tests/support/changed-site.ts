import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { type OwnService, startOwnService } from './own-service.ts';

/** An answer on its way through. */
export interface Passing {
	status: number;
	headers: Record<string, string | string[]>;
	text: string;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString();
}

async function ask(origin: string, request: IncomingMessage): Promise<Passing> {
	const { method = 'GET', url, headers } = request;
	const body = await bodyOf(request);
	const response = await fetch(`${origin}${url}`, {
		method,
		redirect: 'manual',
		headers: {
			cookie: headers.cookie ?? '',
			...(headers.origin && { origin }),
			'content-type': 'application/json',
		},
		...(body && { body }),
	});
	const { 'content-length': _, ...received } = Object.fromEntries(response.headers);
	const cookies = response.headers.getSetCookie();
	return {
		status: response.status,
		headers: { ...received, ...(cookies.length > 0 && { 'set-cookie': cookies }) },
		text: await response.text(),
	};
}

function send({ status, headers, text }: Passing, response: ServerResponse): void {
	const { 'content-encoding': encoding, ...rest } = headers;
	response.writeHead(status, { ...rest, ...(encoding && { 'content-encoding': 'gzip' }) });
	response.end(encoding ? gzipSync(text) : text);
}

/** A site that answers as another one does, but for what is changed by the path of a request. */
export function startChangedSite(
	origin: string,
	changes: Record<string, (answer: Passing) => Partial<Passing>>,
): Promise<OwnService> {
	return startOwnService(async (_number, request, response) => {
		const answer = await ask(origin, request);
		const change = changes[request.url ?? ''];
		send(change ? { ...answer, ...change(answer) } : answer, response);
	});
}
