import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { outboxOf, reset } from '../support/site.ts';
import { cookiesByAuth, isSigned, leavesState, send } from './every-call.ts';
import { fieldsOf, sampleOf, takesText } from './samples.ts';

interface Field {
	endpoint: Endpoint;
	name: string;
}

/** Every text that any call takes. */
const fields: Field[] = endpoints
	.filter((each) => !isSigned(each))
	.flatMap((endpoint) =>
		Object.entries(fieldsOf(endpoint)).flatMap(([name, node]) =>
			takesText(node) ? [{ endpoint, name }] : [],
		),
	);
const isSent = ({ endpoint }: Field) => endpoint.method === 'POST';
const inPath = ({ endpoint, name }: Field) => endpoint.path.includes(`:${name}`);

let cookies: Record<string, string> = {};
beforeAll(async () => {
	await reset();
	cookies = await cookiesByAuth();
});

async function sendWith({ endpoint, name }: Field, value: string) {
	const headers = { Cookie: cookies[endpoint.policy.auth] };
	const reply = await send(endpoint, { ...sampleOf(endpoint), [name]: value }, { headers });
	const wrong = Object.keys(reply.body.fields ?? {}).join();
	return { reply, told: `${endpoint.method} ${endpoint.path} ${name}: ${reply.status} ${wrong}`.trim() };
}

/** What stands in the head of a mail, but where it is only looked up. */
const isOfHead = ({ endpoint, name }: Field) =>
	isSent({ endpoint, name }) &&
	/^(?:name|subject|email|firstName|lastName|displayName|username)$/.test(name) &&
	!(name === 'username' && /login|forgot-password|resend-verification/.test(endpoint.name));

describe('T49 a line break', () => {
	test.each(['a@b.cc\r\nBcc: x@y.zz', 'Ada\nBcc: x@y.zz', 'Ada\rBcc: x@y.zz', 'Ada\u0000Quill'])(
		'is refused in whatever may stand in the head of a mail: %j',
		async (value) => {
			const heads = fields.filter(isOfHead);
			expect(heads.length).toBeGreaterThan(15);
			const isQuiet = await leavesState(async () => {
				const answers = await Promise.all(heads.map((field) => sendWith(field, value)));
				const expected = heads.map(
					({ endpoint: { method, path }, name }) => `${method} ${path} ${name}: 400 ${name}`,
				);
				expect(answers.map(({ told }) => told)).toEqual(expected);
			});
			expect(isQuiet).toBe(true);
		},
	);

	test('in any text that is sent mails nobody', async () => {
		await Promise.all(fields.filter(isSent).map((field) => sendWith(field, 'a@b.cc\r\nBcc: x@y.zz')));
		expect(await outboxOf('x@y.zz')).toEqual([]);
	});
});

describe('T87', () => {
	const hostile = [
		['an address of many labels', `a@${'a.'.repeat(25_000)}`],
		['many addresses', 'a@'.repeat(25_000)],
		['brackets', `+1${'('.repeat(50_000)}`],
		['hyphens', `${'a-'.repeat(25_000)}!`],
		['blanks', `x${' '.repeat(50_000)}x`],
	] as const;

	test.each(hostile)('50 KB of %s are refused in every text that is sent', async (_name, value) => {
		const isQuiet = await leavesState(async () => {
			const sent = fields.filter((field) => isSent(field) && !inPath(field));
			const answers = await Promise.all(sent.map((field) => sendWith(field, value)));
			const taken = answers.filter(({ reply }) => reply.status < 400 || reply.status >= 500);
			expect(taken.map(({ told }) => told)).toEqual([]);
		});
		expect(isQuiet).toBe(true);
	});

	test.each(hostile)('50 KB of %s are refused in every address', async (_name, value) => {
		const asked = fields.filter((field) => !isSent(field) || inPath(field));
		const answers = await Promise.all(asked.map((field) => sendWith(field, value)));
		const taken = answers.filter(({ reply }) => ![414, 431].includes(reply.status));
		expect(taken.map(({ told }) => told)).toEqual([]);
	});

	test.each(hostile)('what of %s an address can hold is read to no harm', async (_name, value) => {
		const asked = fields.filter((field) => !isSent(field) || inPath(field));
		const answers = await Promise.all(asked.map((field) => sendWith(field, value.slice(0, 2500))));
		const failed = answers.filter(({ reply }) => reply.status >= 500);
		expect(failed.map(({ told }) => told)).toEqual([]);
	});
});
