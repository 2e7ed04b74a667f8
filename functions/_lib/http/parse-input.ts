import type { Endpoint } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { listCodes, parseInput } from '#contract/parse.ts';
import type { Signed } from './call.ts';
import { readCapped } from './read-capped.ts';
import { type Failure, fail } from './result.ts';

/** The values of a request, or why there are none. */
export type RequestInput =
	| { ok: true; value: Record<string, unknown>; signed?: Signed }
	| { ok: false; failure: Failure };

const refuse = (failure: Failure): RequestInput => ({ ok: false, failure });
const unreadable = refuse(fail(400, 'INVALID_PARAMETERS'));
const tooLarge = refuse(fail(413, 'REQUEST_EXCEEDS_LIMIT'));
const notTaken = refuse(fail(415, 'UNSUPPORTED_MEDIA_TYPE'));

/** A name that is given again makes a list where an endpoint knows it; a field that takes one value refuses that. */
function readQuery({ url }: Request, { request }: Endpoint): RequestInput {
	const { searchParams } = new URL(url);
	const given = Map.groupBy(searchParams, ([name]) => name);
	const isStrange = [...given].some(([name, all]) => all.length > 1 && !(name in (request.entries ?? {})));
	if (isStrange) return unreadable;
	const values = [...given].map(([name, all]) => {
		const texts = all.map(([, text]) => text);
		return [name, texts.length > 1 ? texts : texts[0]] as const;
	});
	return { ok: true, value: Object.fromEntries(values) };
}

const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

function parseJson(bytes: Uint8Array): RequestInput {
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		const value: unknown = JSON.parse(text, (key, held: unknown) => (dangerous.has(key) ? undefined : held));
		const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
		return isObject ? { ok: true, value: value as Record<string, unknown> } : unreadable;
	} catch {
		return unreadable;
	}
}

/** The fields of a form; a file among them, or a name that is given twice, is refused. */
async function parseForm(bytes: Uint8Array, type: string): Promise<RequestInput> {
	const body = new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
	const form = await body.formData().catch(() => undefined);
	const fields = [...(form ?? [])];
	const names = new Set(fields.map(([name]) => name));
	const isPlain = fields.every(([name, value]) => typeof value === 'string' && !dangerous.has(name));
	if (!form || !isPlain || names.size < fields.length) return unreadable;
	return { ok: true, value: Object.fromEntries(fields) };
}

const isForm = (type: string | null) => /^multipart\/form-data\s*;/i.test(type ?? '');
const isJson = (type: string | null) =>
	/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type ?? '');

/** Whether the values of its path are all that an endpoint must be given. */
function needsNoBody({ request }: Endpoint, params: Record<string, string>): boolean {
	const parsed = parseInput(request, params);
	return parsed.ok || Object.keys(parsed.fields).every((name) => name in params);
}

async function readBody(
	request: Request,
	endpoint: Endpoint,
	params: Record<string, string>,
): Promise<RequestInput> {
	const type = request.headers.get('Content-Type');
	const isTaken = endpoint.takes === 'form' ? isForm : isJson;
	if (type !== null && !isTaken(type)) return notTaken;
	const bytes = await readCapped(request.body, limits.jsonBody);
	if (!bytes) return tooLarge;
	if (bytes.byteLength > 0 && type === null) return notTaken;
	if (bytes.byteLength > 0 && type !== null)
		return endpoint.takes === 'form' ? parseForm(bytes, type) : parseJson(bytes);
	return needsNoBody(endpoint, params) ? { ok: true, value: {} } : refuse(fail(400, 'MISSING_POST_BODY'));
}

async function readSigned({ headers, body }: Request): Promise<RequestInput> {
	const bytes = await readCapped(body, limits.jsonBody);
	if (!bytes) return tooLarge;
	const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
	return { ok: true, value: {}, signed: { headers, body: text } };
}

/** Reads and parses what a request carries, but for what is signed; the values of its path win over those of the same name elsewhere. */
export async function parseRequest(
	request: Request,
	endpoint: Endpoint,
	params: Record<string, string>,
): Promise<RequestInput> {
	if (endpoint.policy.csrf === 'signature') return readSigned(request);
	const read =
		endpoint.method === 'GET' ? readQuery(request, endpoint) : await readBody(request, endpoint, params);
	if (!read.ok) return read;
	const parsed = parseInput(endpoint.request, { ...read.value, ...params });
	if (parsed.ok) return parsed;
	return refuse(fail(400, listCodes(parsed.fields), { fields: parsed.fields }));
}
