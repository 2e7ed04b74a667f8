import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** A request as it goes over the wire; nothing is added to its headers but Host and the body's length. */
export interface RawRequest {
	/** `http://localhost:PORT`; the connection always goes to 127.0.0.1. */
	origin: string;
	path: string;
	method: string;
	headers: OutgoingHttpHeaders;
	body?: string | Buffer;
	/** The loopback address to connect from. */
	from?: string;
}

export interface RawReply {
	status: number;
	headers: IncomingHttpHeaders;
	/** Whole Set-Cookie values. */
	setCookies: string[];
	text: string;
	bytes: Buffer;
}

// A connection for each request: one that is kept may be closed by the other side at the moment it is used again.
const agent = new Agent({ keepAlive: false, maxSockets: 600 });

/** Sends one request and reads the whole answer. */
export function sendRaw({ origin, path, method, headers, body, from }: RawRequest): Promise<RawReply> {
	const { host, port } = new URL(origin);
	const options = { agent, host: '127.0.0.1', port, path, method, localAddress: from };
	return new Promise((resolve, reject) => {
		const outgoing = request({ ...options, headers: { Host: host, ...headers } }, (incoming) => {
			const chunks: Buffer[] = [];
			incoming.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
			incoming.on('end', () => {
				const bytes = Buffer.concat(chunks);
				const setCookies = incoming.headers['set-cookie'] ?? [];
				const { statusCode: status = 0, headers: received } = incoming;
				resolve({ status, headers: received, setCookies, text: bytes.toString('utf8'), bytes });
			});
		});
		outgoing.on('error', reject).end(body);
	});
}
