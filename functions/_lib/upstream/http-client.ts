// The index of the package would load its fetch, its caches and its mocks in every cold start (docs/decisions/026).
import request from 'undici/lib/api/api-request.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import { readCapped } from '../http/read-capped.ts';

/** What is sent to a service. */
export interface HttpRequest {
	method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	url: string;
	headers: Record<string, string>;
	body?: string | FormData;
	/** Ends the call early. */
	signal: AbortSignal;
}

/** The head of an answer, with its body still on the way. */
export interface HttpResponse {
	status: number;
	type: string;
	retryAfter: string | null;
	/** Reads the body up to a size in bytes; null when it is longer, with the rest left unread. */
	read(most: number): Promise<Uint8Array | null>;
	/** Ends the connection, whatever is still to come. */
	discard(): void;
}

// It keeps a connection for 4 s, or for as long as the service says. Before it uses one again, it looks at the clock and lets
// the other end's close come in: an instance that was frozen between calls opens a new one.
const agent = new Agent({ allowH2: false });

/** A form names its boundary itself; undici sends no forms but its own. */
async function pack({ headers, body }: Pick<HttpRequest, 'headers' | 'body'>) {
	if (!(body instanceof FormData)) return { headers, body: body ?? null };
	const packed = new Response(body);
	const type = packed.headers.get('Content-Type') ?? '';
	return { headers: { ...headers, 'Content-Type': type }, body: await packed.bytes() };
}

/**
 * Sends a request and waits for the head of its answer, whatever its status; a redirect is not followed. Rejects when there is
 * no answer or the signal ends it.
 */
export async function sendRequest({ method, url, signal, ...rest }: HttpRequest): Promise<HttpResponse> {
	const { origin, pathname, search } = new URL(url);
	const options = { origin, path: pathname + search, method, signal, ...(await pack(rest)) };
	const { statusCode, headers, body } = await request.call(agent, options);
	return {
		status: statusCode,
		type: String(headers['content-type'] ?? ''),
		retryAfter: headers['retry-after']?.toString() ?? null,
		read: (most) => readCapped(body, most),
		discard: () => void body.on('error', () => undefined).destroy(),
	};
}
