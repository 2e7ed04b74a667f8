import type { IncomingMessage } from 'node:http';

function headersOf({ rawHeaders }: IncomingMessage): Headers {
	const headers = new Headers();
	for (let index = 0; index < rawHeaders.length; index += 2) {
		headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
	}
	return headers;
}

/** Whether a request carries a body at all. */
export function hasBody({ headers, method }: IncomingMessage): boolean {
	if (method === 'GET' || method === 'HEAD' || method === 'TRACE') return false;
	return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The request as functions get it; fetch knows no TRACE, so that its name is put in afterwards. */
export function toFetchRequest(
	incoming: IncomingMessage,
	url: URL,
	init: { body: ReadableStream<Uint8Array> | null; signal: AbortSignal },
): Request {
	const method = incoming.method ?? 'GET';
	const isKnown = !['TRACE', 'TRACK', 'CONNECT'].includes(method);
	const details = {
		...init,
		method: isKnown ? method : 'GET',
		headers: headersOf(incoming),
		duplex: 'half',
	};
	const request = new Request(url, details);
	if (!isKnown) Object.defineProperty(request, 'method', { value: method });
	return request;
}
