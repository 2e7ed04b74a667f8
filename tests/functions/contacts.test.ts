import { afterEach, describe, expect, test } from 'vitest';
import { multipart } from '../support/multipart.ts';
import { startOwnSite } from '../support/own-site.ts';
import { required } from '../support/required.ts';
import { ownSandbox } from '../support/sandbox.ts';
import {
	botToken,
	type CallOptions,
	call,
	clearFaults,
	outboxOf,
	readRequestsOfFunctions,
	readState,
	setFaults,
} from '../support/site.ts';

afterEach(clearFaults);

const path = '/api/contacts';
let count = 0;
const newWriter = () => `writer-${process.pid}-${count++}@readers.example`;
const message = {
	category: 'press',
	name: 'Ada Quill',
	subject: 'A question of ours',
	message: 'Two lines,\nof which one is longer than the other.',
	locale: 'fr',
};

/** Sends a message; a field that is undefined is left out. */
async function send(fields: Record<string, string | undefined> = {}, options: CallOptions = {}) {
	const captcha = fields.captcha ?? (await botToken());
	const all = Object.entries({ ...message, email: newWriter(), ...fields, captcha });
	const given = all.flatMap(([name, value]) =>
		value === undefined ? [] : [[name, value] as [string, string]],
	);
	const { body, headers } = multipart(given);
	return call(path, { ...options, body, headers: { ...headers, ...options.headers } });
}

const referenceIn = (reply: Awaited<ReturnType<typeof send>>) =>
	(reply.body.data as { reference: string }).reference;

describe('a message to the studio', () => {
	test('[AP-04] is about what the CMS offers, and reaches it as form data', async () => {
		const categories = await (await fetch(`${required('TEST_SANDBOX_URL')}/cms/api/contacts/form`)).json();
		expect(JSON.stringify(categories)).toContain('press@tallowandthorn.example');
		const email = newWriter();
		const reply = await send({ email });
		expect(reply.status).toBe(200);
		const reference = referenceIn(reply);
		expect(reference).toMatch(/^C-[2-9A-Z]{8}$/);
		const asked = (await readRequestsOfFunctions()).filter(({ service }) => service === 'cms').at(-1);
		expect(asked).toMatchObject({ method: 'POST', path: '/cms/api/contacts', status: 200 });
		const desk = await (await fetch(`${required('TEST_SANDBOX_URL')}/desk/messages`)).text();
		expect(desk).toContain(reference);
	});

	test('[AP-04] is taken by the CMS as form data alone', async () => {
		const own = await ownSandbox();
		try {
			const given = { ...message, email: newWriter() };
			const headers = { Authorization: `Bearer ${own.key}` };
			const post = async (sent: { body: string; headers: Record<string, string> }) => {
				const all = { ...headers, ...sent.headers };
				return (await fetch(`${own.origin}/cms/api/contacts`, { ...sent, method: 'POST', headers: all }))
					.status;
			};
			const json = { body: JSON.stringify(given), headers: { 'Content-Type': 'application/json' } };
			expect(await post(json)).toBe(415);
			const form = 'application/x-www-form-urlencoded';
			const body = String(new URLSearchParams(given));
			expect(await post({ body, headers: { 'Content-Type': form } })).toBe(415);
			expect(await post(multipart(Object.entries(given)))).toBe(200);
		} finally {
			await own.close();
		}
	});

	test('is answered by a receipt in the language of its writer, without a word of it', async () => {
		const email = newWriter();
		const reference = referenceIn(await send({ email }));
		const [receipt, ...more] = await outboxOf(email);
		expect(more).toEqual([]);
		expect(receipt?.subject).toBe(`Nous avons reçu votre message : ${reference}`);
		expect(receipt?.text).not.toMatch(/Ada Quill|Two lines/);
	});

	test('reaches those who read its category', async () => {
		const reference = referenceIn(await send({ category: 'legal' }));
		const mails = await outboxOf('legal@tallowandthorn.example');
		expect(mails.at(-1)?.subject).toBe(`[${reference}] A question of ours`);
	});

	test.each([
		['category', ''],
		['category', '../press'],
		['name', ''],
		['name', 'x'.repeat(81)],
		['email', 'x'],
		['subject', 'ab'],
		['subject', 'x'.repeat(121)],
		['message', 'too short'],
		['message', 'x'.repeat(5001)],
		['locale', 'nl'],
	])('with a wrong %s is refused and kept nowhere: %s', async (field, value) => {
		const before = await readState();
		const reply = await send({ [field]: value });
		expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
		expect((await readState()).hash).toBe(before.hash);
	});

	test('may have 5000 characters, of which each line break is one although a form sends it as two', async () => {
		const message = `${`${'x'.repeat(99)}\r\n`.repeat(49)}${'x'.repeat(100)}`;
		expect((await send({ message })).status).toBe(200);
	});

	test('about what is not offered is refused by the CMS', async () => {
		const reply = await send({ category: 'nobody' });
		expect([reply.status, reply.body.fields]).toEqual([422, { category: 'field.choice' }]);
	});

	test.each(['name', 'subject', 'email'])('T49 with a line break in its %s reaches nobody', async (field) => {
		const before = await readState();
		const value = field === 'email' ? 'a@b.cc\r\nBcc: x@y.zz' : 'Ada\r\nBcc: x@y.zz';
		const reply = await send({ [field]: value });
		expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
		expect((await readState()).hash).toBe(before.hash);
		expect(await outboxOf('x@y.zz')).toEqual([]);
	});

	test('is form data: JSON, files and names that come twice are refused', async () => {
		const body = { ...message, email: newWriter(), captcha: await botToken() };
		expect((await call(path, { body })).status).toBe(415);
		const fields = Object.entries(body) as [string, string][];
		const twice = multipart([...fields, ['category', 'legal']]);
		expect((await call(path, twice)).status).toBe(400);
		const file = multipart([...fields, ['file', 'x', '; filename="x.txt"']]);
		expect((await call(path, file)).status).toBe(400);
		const broken = { body: '--x', headers: { 'Content-Type': 'multipart/form-data; boundary=y' } };
		expect((await call(path, broken)).status).toBe(400);
	});

	test('T83 may weigh 64 KB', async () => {
		expect((await send({ message: 'x'.repeat(70_000) })).status).toBe(413);
	});

	test.each([
		['is missing', () => Promise.resolve('')],
		['is made up', () => Promise.resolve('made-up')],
		['has a low score', () => botToken('login', { score: 0.4 })],
		['is for another action', () => botToken('contact')],
		['is for another host', () => botToken('login', { hostname: 'evil.test' })],
	])('[BC-01] T88 with a token that %s is refused', async (_name, token) => {
		const captcha = await token();
		const before = await readState();
		const reply = await send({ captcha });
		expect([reply.status, reply.body.messages]).toEqual([403, ['BOT_CHECK_FAILED']]);
		expect((await readState()).hash).toBe(before.hash);
	});

	test.each(['reset', 'slow:5000'])(
		'T89 that nobody can judge is refused within 3.5 s: %s',
		async (mode) => {
			const site = await startOwnSite();
			try {
				const before = await readState();
				const captcha = await botToken();
				await setFaults({ service: 'bot-check', path: '/siteverify', mode });
				const reply = await send({ captcha }, { site: site.origin });
				expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
				expect((await readState()).counts.message).toBe(before.counts.message);
			} finally {
				await site.stop();
			}
		},
		20_000,
	);

	test('R15 that is sent twenty times with one key is there once', async () => {
		const email = newWriter();
		const headers = { 'Idempotency-Key': crypto.randomUUID() };
		const replies = await Promise.all(Array.from({ length: 20 }, () => send({ email }, { headers })));
		expect(new Set(replies.map(referenceIn)).size).toBe(1);
		expect(await outboxOf(email)).toHaveLength(1);
	});

	test('that the CMS cannot take is not lost: its writer is told', async () => {
		await setFaults({ service: 'cms', path: '/api/contacts', mode: 'status:503' });
		const reply = await send();
		expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
	});
});
