import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, test } from 'vitest';
import { signedQuery } from '#lib/url/signed-link.ts';
import previous from '../fixtures/openapi.json' with { type: 'json' };
import { notOfPages, type PreviousCall, previousCalls } from '../fixtures/previous-calls.ts';
import { uploadCv } from '../support/applications.ts';
import { type JsonSchema, mismatches } from '../support/json-schema.ts';
import { multipart } from '../support/multipart.ts';
import { newestToken, stranger } from '../support/players.ts';
import { required } from '../support/required.ts';
import {
	botToken,
	type CookieJar,
	call,
	createJar,
	freshAddress,
	players,
	type Reply,
	reset,
	signIn,
} from '../support/site.ts';

interface Body {
	content?: Record<string, { schema: JsonSchema }>;
	'x-codes'?: string[];
}
interface Operation {
	operationId: string;
	parameters?: { name: string; in: string }[];
	requestBody?: Body;
	responses: Record<string, Body>;
}
interface Located extends Operation {
	method: string;
	path: string;
}

const named = previous.components.schemas as Record<string, JsonSchema>;
const operations: Located[] = Object.entries(previous.paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({
		...(operation as unknown as Operation),
		method: method.toUpperCase(),
		path,
	})),
);

/** What any call of the last release could be answered, of which its pages know every code. */
const everyResponse = operations.flatMap(({ responses }) => Object.values(responses));

function operationOf({ operation }: PreviousCall): Located {
	const found = operations.find(({ operationId }) => operationId === operation);
	if (!found) throw new Error(`the last release has no ${operation}`);
	return found;
}

const newcomer = stranger();
const writer = () => `writer-${randomUUID()}@readers.example`;
/** What an app shows that knows this secret, or the one that was just given. */
const codeOf = (secret: string) => new TOTP({ secret }).generate();
const jars = new Map<string, CookieJar>();
let anybody = createJar();
let newSecret = '';

async function jarOf(who: PreviousCall['as']): Promise<CookieJar> {
	if (!who) return anybody;
	const known = jars.get(who);
	if (known) return known;
	const jar = createJar();
	await signIn(players[who], jar);
	jars.set(who, jar);
	return jar;
}

const readAs = async (path: string) =>
	(await call(path, { jar: await jarOf('mira') })).body.data as {
		id: string;
		name: string;
		current?: boolean;
	}[];

async function statusLink(name: string): Promise<string> {
	const query = new URLSearchParams(await signedQuery('/api/builds', 600, required('SIGNING_KEY')));
	return query.get(name) ?? '';
}

const fillings: Record<string, () => unknown> = {
	username: () => newcomer.username,
	email: () => newcomer.email,
	'new email': writer,
	writer,
	password: () => players.mira.password,
	token: async () => (await newestToken(newcomer.email)).token,
	code: () => codeOf(players.tomas.totpSecret),
	'new code': () => codeOf(newSecret),
	'captcha:login': () => botToken('login'),
	'captcha:apply': () => botToken('apply'),
	'captcha:survey': () => botToken('survey'),
	group: () => randomUUID(),
	file: () => uploadCv(),
	save: async () => (await readAs('/api/saves/list'))[0]?.name,
	faq: async () => (await readAs('/api/faqs'))[0]?.id,
	expires: () => statusLink('expires'),
	signature: () => statusLink('signature'),
	async session() {
		await signIn(players.mira, createJar());
		return (await readAs('/api/account/sessions')).find(({ current }) => !current)?.id;
	},
};

/** A value with what stands in braces filled in, however deep. */
async function filled(value: unknown): Promise<unknown> {
	if (Array.isArray(value)) return Promise.all(value.map(filled));
	if (typeof value === 'object' && value !== null) return filledIn(value);
	const name = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
	return name ? await fillings[name]?.() : value;
}

async function filledIn(values: object): Promise<Record<string, unknown>> {
	const all = Object.entries(values).map(async ([name, value]) => [name, await filled(value)] as const);
	return Object.fromEntries(await Promise.all(all));
}

/** A call as the last release placed its fields. */
function place({ method, path, requestBody }: Located, fields: Record<string, unknown>) {
	const rest = { ...fields };
	const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
		const value = String(rest[name]);
		delete rest[name];
		return encodeURIComponent(value);
	});
	if (method === 'GET') {
		const query = new URLSearchParams();
		for (const [name, value] of Object.entries(rest))
			for (const one of [value].flat()) query.append(name, String(one));
		return { address: `${address}?${query}`, sent: rest };
	}
	const isForm = 'multipart/form-data' in (requestBody?.content ?? {});
	const body = isForm ? multipart(Object.entries(rest) as [string, string][]) : { body: rest };
	return { address, sent: rest, ...body };
}

async function make(made: PreviousCall): Promise<{ reply: Reply; sent: Record<string, unknown> }> {
	const operation = operationOf(made);
	const { address, sent, ...body } = place(operation, await filledIn(made.fields ?? {}));
	if (made.operation === 'account.login') anybody = createJar();
	const jar = await jarOf(made.as);
	const headers = { 'Idempotency-Key': randomUUID(), ...('headers' in body ? body.headers : {}) };
	const { method } = operation;
	const reply = await call(address, { ...body, method, headers, jar, from: freshAddress() });
	if (made.operation === 'account.mfa.addtotp') newSecret = (reply.body.data as { secret: string }).secret;
	return { reply, sent };
}

function schemaOf({ content = {} }: Body = {}): JsonSchema {
	return Object.values(content)[0]?.schema ?? {};
}

beforeAll(reset);

describe('R17 a page of the last release', () => {
	test.each(previousCalls)('makes $operation, and reads the answer: $refused', async (made) => {
		const { responses, requestBody } = operationOf(made);
		const { reply, sent } = await make(made);
		expect(mismatches(sent, schemaOf(requestBody), named)).toEqual([]);
		expect(reply.body.messages).toEqual(made.refused ? [made.refused] : undefined);
		const promised = responses[reply.status];
		expect(promised, `${reply.status} was not promised`).toBeDefined();
		const known = Object.values(made.isStricter ? everyResponse : { promised });
		if (made.refused) expect(known.flatMap((one) => one?.['x-codes'] ?? [])).toContain(made.refused);
		const [type = ''] = Object.keys(promised?.content ?? {});
		expect(reply.headers['content-type']).toContain(type);
		if (type === 'application/json') expect(mismatches(reply.body, schemaOf(promised), named)).toEqual([]);
	});

	test('makes every call that the last release had', () => {
		const made = new Set(previousCalls.map(({ operation }) => operation));
		const left = operations.map(({ operationId }) => operationId).filter((id) => !made.has(id));
		expect(left.sort()).toEqual(Object.keys(notOfPages).sort());
	});
});
