import type { Endpoint, ParsedInput } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { listCodes, parseInput } from '#contract/parse.ts';
import { type AccountRefusal, refuse } from '../shared/answer.ts';
import { withoutNul } from '../shared/clean-input.ts';

type Read<Value> = { ok: true; value: Value } | AccountRefusal;

/** Reads what a call gives: the values of its path, and a POST's JSON body or the query. */
export async function readInput<E extends Endpoint>(
	endpoint: E,
	request: Request,
	params: Record<string, string> = {},
): Promise<Read<ParsedInput<E>>> {
	const given = endpoint.method === 'POST' ? await readJson(request) : readQuery(request);
	if (!given.ok) return given;
	const whole = { ...withoutNeedOfCheck(endpoint, given.value), ...params };
	const parsed = parseInput(endpoint.request, withoutNul(whole));
	if (parsed.ok) return { ok: true, value: parsed.value as ParsedInput<E> };
	if (given.value === undefined) return refuse('MISSING_POST_BODY', { status: 400 });
	return { ok: false, status: 400, messages: listCodes(parsed.fields), fields: parsed.fields };
}

function readQuery({ url }: Request): Read<object> {
	return { ok: true, value: Object.fromEntries(new URL(url).searchParams) };
}

const nothing = { ok: true, value: undefined } as const;
const invalid = refuse('INVALID_PARAMETERS', { status: 400 });

/** The function that calls has used the bot-check token up and may leave it out. */
function withoutNeedOfCheck(endpoint: Endpoint, body: object | undefined): object {
	return endpoint.policy.botCheck ? { captcha: '', ...body } : { ...body };
}

async function readJson(request: Request): Promise<Read<object | undefined>> {
	const text = await readText(request, limits.jsonBody);
	if (text === undefined) return refuse('REQUEST_EXCEEDS_LIMIT', { status: 413 });
	if (text === '') return nothing;
	if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
		return refuse('UNSUPPORTED_MEDIA_TYPE', { status: 415 });
	}
	const value = parseJson(text);
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ok: true, value } : invalid;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** The body as text, undefined as soon as it weighs more than that many bytes. */
async function readText(request: Request, most: number): Promise<string | undefined> {
	if (Number(request.headers.get('Content-Length') ?? 0) > most) return undefined;
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.length;
		if (size > most) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}
