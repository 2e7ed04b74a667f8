import type { OutgoingHttpHeaders } from 'node:http';
import type { CookieJar } from './cookie-jar.ts';
import { type RawReply, sendRaw } from './http.ts';
import { required } from './required.ts';

export * from './control.ts';
export { type CookieJar, createJar } from './cookie-jar.ts';
export { jarOf, newPlayer, type Player, players, signIn, verifySession } from './players.ts';

export interface CallOptions {
	/** POST where there is a body, else GET. */
	method?: string;
	/** An object is sent as JSON, a text as it is. */
	body?: unknown;
	jar?: CookieJar;
	/** Beside the usual ones; undefined takes one away. */
	headers?: OutgoingHttpHeaders;
	/** The loopback address to connect from, 127.0.0.2 to 127.0.0.254. */
	from?: string;
	/** Another site than the runner's. */
	site?: string;
}

/** The parts that a JSON answer of the site can have. */
export interface ReplyBody {
	status?: true;
	data?: unknown;
	redirect?: string;
	messages?: string[];
	fields?: Record<string, string>;
	requestId?: string;
}

export interface Reply extends RawReply {
	/** Empty where the answer is no JSON. */
	body: ReplyBody;
}

/** The origin of the site under test. */
export const siteUrl = () => required('TEST_SITE_URL');

function parse({ headers, text }: RawReply): ReplyBody {
	return headers['content-type']?.includes('json') && text ? (JSON.parse(text) as ReplyBody) : {};
}

function headersFor({ body, jar, headers }: CallOptions, origin: string): OutgoingHttpHeaders {
	const all = {
		Accept: 'application/json',
		Origin: origin,
		'X-Requested-With': 'fetch',
		...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
		...(jar?.header() ? { Cookie: jar.header() } : {}),
		...headers,
	};
	return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

let lastAddress = Math.floor(Math.random() * 253);

/** A loopback address that few tests have used before, so that limits per address do not meet. */
export function freshAddress(): string {
	lastAddress = (lastAddress + 1) % 253;
	return `127.0.0.${lastAddress + 2}`;
}

/** Calls the site as its own pages do. */
export async function call(path: string, options: CallOptions = {}): Promise<Reply> {
	const { body, method = body === undefined ? 'GET' : 'POST', jar, from, site: origin = siteUrl() } = options;
	const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
	const headers = headersFor(options, origin);
	const raw = await sendRaw({
		origin,
		path,
		method,
		headers,
		...(sent === undefined ? {} : { body: sent }),
		...(from ? { from } : {}),
	});
	jar?.take(raw.setCookies);
	return { ...raw, body: parse(raw) };
}
