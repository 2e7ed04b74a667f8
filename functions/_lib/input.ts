import type { Endpoint } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { codesOf, parseInput } from '#contract/parse.ts';
import { type Failure, fail } from './answer.ts';
import type { Signed } from './call.ts';
import { readCapped } from './read-capped.ts';

/** The values of a request, or why there are none. */
export type Input =
	| { ok: true; value: Record<string, unknown>; signed?: Signed }
	| { ok: false; failure: Failure };

const refuse = (failure: Failure): Input => ({ ok: false, failure });
const unreadable = refuse(fail(400, 'INVALID_PARAMETERS'));
const tooLarge = refuse(fail(413, 'REQUEST_EXCEEDS_LIMIT'));
const mostOf = ({ policy }: Endpoint) => policy.bodyLimit ?? limits.jsonBody;

function readQuery({ url }: Request): Input {
	const { searchParams } = new URL(url);
	const names = [...searchParams.keys()];
	if (new Set(names).size < names.length) return unreadable;
	return { ok: true, value: Object.fromEntries(searchParams) };
}

const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

function parseJson(bytes: Uint8Array): Input {
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		const value: unknown = JSON.parse(text, (key, held: unknown) => (dangerous.has(key) ? undefined : held));
		const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
		return isObject ? { ok: true, value: value as Record<string, unknown> } : unreadable;
	} catch {
		return unreadable;
	}
}

const isJson = (type: string | null) =>
	/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type ?? '');

async function readBody(request: Request, endpoint: Endpoint): Promise<Input> {
	const type = request.headers.get('Content-Type');
	if (type !== null && !isJson(type)) return refuse(fail(415, 'UNSUPPORTED_MEDIA_TYPE'));
	const bytes = await readCapped(request.body, mostOf(endpoint));
	if (!bytes) return tooLarge;
	if (bytes.byteLength > 0)
		return type === null ? refuse(fail(415, 'UNSUPPORTED_MEDIA_TYPE')) : parseJson(bytes);
	const needsNone = parseInput(endpoint.request, {}).ok;
	return needsNone ? { ok: true, value: {} } : refuse(fail(400, 'MISSING_POST_BODY'));
}

async function readSigned({ headers, body }: Request, endpoint: Endpoint): Promise<Input> {
	const bytes = await readCapped(body, mostOf(endpoint));
	if (!bytes) return tooLarge;
	const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
	return { ok: true, value: {}, signed: { headers, body: text } };
}

/** Reads and parses what a request carries, but for what is signed; the values of its path win over those of the same name elsewhere. */
export async function readInput(
	request: Request,
	endpoint: Endpoint,
	params: Record<string, string>,
): Promise<Input> {
	if (endpoint.policy.csrf === 'signature') return readSigned(request, endpoint);
	const read = endpoint.method === 'GET' ? readQuery(request) : await readBody(request, endpoint);
	if (!read.ok) return read;
	const parsed = parseInput(endpoint.request, { ...read.value, ...params });
	if (parsed.ok) return parsed;
	return refuse(fail(400, codesOf(parsed.fields), { fields: parsed.fields }));
}
