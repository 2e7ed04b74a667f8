import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody, toFetchRequest } from './fetch-request.ts';
import { contextOf } from './function-context.ts';
import type { FunctionMatch } from './functions.ts';
import { hostLimits } from './limits.ts';
import { refuse } from './refuse.ts';
import { bodyOf } from './request-body.ts';

/** One exchange with a visitor. */
export interface Exchange {
	incoming: IncomingMessage;
	outgoing: ServerResponse;
	url: URL;
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
	const bytes = response.body ? Buffer.from(await response.arrayBuffer()) : null;
	if (outgoing.headersSent || outgoing.destroyed) return;
	outgoing.statusCode = response.status;
	for (const [name, value] of response.headers) {
		if (name !== 'set-cookie') outgoing.setHeader(name, value);
	}
	const cookies = response.headers.getSetCookie();
	if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
	outgoing.end(bytes);
}

/** Calls a function with a request and sends its response; a body above the platform's limit is a 413. */
export async function callFunction(
	{ incoming, outgoing, url }: Exchange,
	{ handler, params }: FunctionMatch,
	deployContext: string,
): Promise<void> {
	const most = hostLimits.body;
	if (Number(incoming.headers['content-length'] ?? 0) > most)
		return refuse(outgoing, 413, { Connection: 'close' });
	const gone = new AbortController();
	outgoing.on('close', () => outgoing.writableFinished || gone.abort());
	const tooLarge = () => refuse(outgoing, 413, { Connection: 'close' });
	const body = hasBody(incoming) ? bodyOf(incoming, most, tooLarge) : null;
	if (body) outgoing.on('finish', body.discard);
	const request = toFetchRequest(incoming, url, { body: body?.stream ?? null, signal: gone.signal });
	const context = contextOf({ incoming, url, params, deployContext });
	await send(outgoing, await handler.handle(request, context));
}
