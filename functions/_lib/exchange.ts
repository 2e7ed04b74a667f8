import {
	type ClientRequest,
	Agent as HttpAgent,
	request as httpRequest,
	type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** What is sent to a service. */
export interface Outgoing {
	method: string;
	url: string;
	headers: Record<string, string>;
	body?: string | FormData | undefined;
	signal: AbortSignal;
}

/** The head of an answer, with its body still on the way. */
export interface Incoming {
	status: number;
	type: string;
	retryAfter: string | null;
	/** Its body up to a size in bytes; null when it is longer, with the rest left unread. */
	read(most: number): Promise<Buffer | null>;
	/** Ends the connection, whatever is still to come. */
	leave(): void;
}

// Idle connections go before the services' own limit, which is 5 s or more where it is not told.
const options = { keepAlive: true, timeout: 4000 };
const plain = { request: httpRequest, agent: new HttpAgent(options) };
const secure = { request: httpsRequest, agent: new HttpsAgent(options) };

/** Less than any timer that retires idle connections, in milliseconds. */
const longestPause = 3000;
let usedAt = 0;

/** An instance that is frozen between calls keeps connections whose other end is gone, and runs no timer meanwhile. */
function dropIdle(): void {
	const idle = [plain, secure].flatMap(({ agent }) => Object.values(agent.freeSockets).flat());
	if (Date.now() - usedAt > longestPause) for (const socket of idle) socket?.destroy();
	usedAt = Date.now();
}

function readUpTo(answer: IncomingMessage, most: number): Promise<Buffer | null> {
	const chunks: Buffer[] = [];
	let size = 0;
	return new Promise((resolve, reject) => {
		answer.on('data', (chunk: Buffer) => {
			size += chunk.byteLength;
			chunks.push(chunk);
			if (size <= most) return;
			resolve(null);
			answer.destroy();
		});
		answer.once('end', () => resolve(Buffer.concat(chunks, size))).on('error', reject);
	});
}

const incomingOf = (answer: IncomingMessage): Incoming => ({
	status: answer.statusCode ?? 0,
	type: answer.headers['content-type'] ?? '',
	retryAfter: answer.headers['retry-after'] ?? null,
	read: (most) => readUpTo(answer, most),
	leave: () => void answer.destroy(),
});

/** A form names its boundary itself. The length is told for every method: Node leaves it out of a DELETE. */
async function pack({ headers, body }: Outgoing) {
	if (body === undefined) return { headers, body };
	if (typeof body === 'string')
		return { headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) }, body };
	const packed = new Response(body);
	const bytes = Buffer.from(await packed.arrayBuffer());
	const type = packed.headers.get('Content-Type') ?? '';
	const own = { 'Content-Type': type, 'Content-Length': String(bytes.byteLength) };
	return { headers: { ...headers, ...own }, body: bytes };
}

/**
 * Sends a request and waits for the head of its answer, whatever its status; a redirect is not followed. Node's own client
 * takes half the time of fetch. Rejects when there is no answer or the signal ends it.
 */
export async function exchange(outgoing: Outgoing): Promise<Incoming> {
	const { headers, body } = await pack(outgoing);
	const { method, url, signal } = outgoing;
	const { request, agent } = url.startsWith('https:') ? secure : plain;
	dropIdle();
	return new Promise((resolve, reject) => {
		const sent: ClientRequest = request(url, { method, headers, agent, signal }, (answer) => {
			usedAt = Date.now();
			resolve(incomingOf(answer));
		});
		sent.on('error', reject).end(body);
	});
}
