import { afterEach, describe, expect, test } from 'vitest';
import { required } from '../support/required.ts';
import { botToken, call, clearFaults, outboxOf, readState, setFaults } from '../support/site.ts';

afterEach(clearFaults);

const path = '/api/contact-surveys/submit/playtester';
const inbox = () => `anna.${crypto.randomUUID()}@players.example`;

const answersOf = (email: string) => ({
	dateOfBirth: { day: 3, month: 2, year: 1990 },
	promises: ['english', 'full-day', 'agreement'],
	name: 'Anna Claes',
	email,
	phone: '+32470123456',
	favourite: 'lowtide',
	hours: '6-15',
	machines: ['pc', 'other'],
	otherMachine: 'A typewriter',
	reading: 4,
	days: 'any',
	hardware: false,
	story: 'The goat that followed me to the very end of the game.',
	consent: true,
});

type Sent = Record<string, unknown>;

async function submit(body: Sent = {}, key: string = crypto.randomUUID()) {
	const captcha = await botToken('survey');
	const sent = { location: 'gent', answers: answersOf(inbox()), captcha, ...body };
	return call(path, { body: sent, headers: { 'Idempotency-Key': key } });
}

const withAnswers = (change: Sent, body: Sent = {}) =>
	submit({ answers: { ...answersOf(inbox()), ...change }, ...body });
const countSignUps = async () => (await readState()).counts.survey_answer;
const referenceOf = (data: unknown) => (data as { reference: string }).reference;

/** Year of birth of somebody whose 18th birthday is so many days after today, in UTC. */
function bornBefore18(days: number) {
	const today = new Date();
	const date = new Date(
		Date.UTC(today.getUTCFullYear() - 18, today.getUTCMonth(), today.getUTCDate() + days),
	);
	return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
}

describe('the definition', () => {
	test('[PT-03] is the JSON string of the CMS, with the rooms that are open, for anybody to keep', async () => {
		const { status, body, headers } = await call('/api/contact-surveys/code/playtester?locale=fr');
		const data = body.data as { code: string; config: string; rooms: unknown[] };
		expect([status, data.code]).toEqual([200, 'playtester']);
		expect(JSON.parse(data.config)).toMatchObject({ pages: expect.any(Array) });
		expect(data.rooms).toContainEqual({ location: 'dublin', open: false });
		expect(headers['netlify-cdn-cache-control'] ?? headers['cache-control']).toContain('public');
	});
});

describe('answers', () => {
	test('[PT-05] reach the CMS, get their reference, and are confirmed by mail in their language', async () => {
		const email = inbox();
		const { status, body } = await submit({ answers: answersOf(email), locale: 'fr' });
		expect(status).toBe(200);
		const reference = referenceOf(body.data);
		expect((await readState()).rows.survey_answer).toContainEqual(
			expect.objectContaining({ reference, location: 'gent', withdrawn_at: null }),
		);
		const [mail] = await outboxOf(email);
		expect(mail?.subject).toContain(reference);
		expect(mail?.text).toContain('Merci d’avoir répondu');
		expect(mail?.links[0]).toContain('/fr/playtests/withdraw?');
	});

	test('[PT-05] make one sign-up under one key, however often they are sent', async () => {
		const before = (await countSignUps()) ?? 0;
		const email = inbox();
		const key = crypto.randomUUID();
		const send = () => submit({ answers: answersOf(email) }, key);
		const replies = await Promise.all([send(), send(), send()]);
		expect(new Set(replies.map(({ body }) => referenceOf(body.data))).size).toBe(1);
		expect(await countSignUps()).toBe(before + 1);
		expect(await outboxOf(email)).toHaveLength(1);
	});

	test('[PT-06] of somebody who turns 18 tomorrow are refused, of somebody who does today are not', async () => {
		const before = await countSignUps();
		const young = await withAnswers({ dateOfBirth: bornBefore18(1) });
		expect([young.status, young.body.messages]).toEqual([422, ['AGE_NOT_MET']]);
		expect(young.body.fields).toEqual({ dateOfBirth: 'field.adult' });
		expect(await countSignUps()).toBe(before);
		expect((await withAnswers({ dateOfBirth: bornBefore18(0) })).status).toBe(200);
	});

	test('[PT-06] without a date of birth, or without every promise, are refused', async () => {
		const { status, body } = await withAnswers({ dateOfBirth: undefined, promises: ['english'] });
		expect([status, body.messages]).toEqual([400, ['INVALID_PARAMETERS']]);
		expect(Object.keys(body.fields ?? {})).toEqual(['dateOfBirth', 'promises']);
	});

	test('to a room that is closed or none are refused', async () => {
		for (const location of ['dublin', 'atlantis']) {
			const { status, body } = await submit({ location });
			expect([status, body.fields]).toEqual([400, { location: 'field.room' }]);
		}
	});

	test('that the definition asks for are needed, by its conditions', async () => {
		const needed = await withAnswers({ hardware: true, otherMachine: undefined });
		expect(needed.body.fields).toEqual({
			otherMachine: 'field.required',
			hardwareText: 'field.required',
		});
		expect((await withAnswers({ machines: ['pc'], otherMachine: undefined })).status).toBe(200);
	});

	test('[PT-05] are shown on the desk, without what was not asked', async () => {
		const email = inbox();
		await submit({ answers: { ...answersOf(email), hardwareText: 'hidden', role: 'superuser' } });
		const desk = await (await fetch(`${required('TEST_SANDBOX_URL')}/desk/surveys`)).text();
		expect(desk).toContain(email);
		expect(desk).toContain('1990-02-03');
		expect(desk).not.toMatch(/superuser|hardwareText/);
	});

	test.each([
		[{ answers: undefined }],
		[{ answers: 'x' }],
		[{ answers: ['x'] }],
		[{ location: '../x' }],
		[{ location: undefined }],
		[{ locale: 'xx' }],
	])('are refused as %j', async (change) => {
		const before = await countSignUps();
		const { status, body } = await submit(change);
		expect(status).toBe(400);
		expect(body.messages).toContain('INVALID_PARAMETERS');
		expect(await countSignUps()).toBe(before);
	});

	test('T88 without a bot check that held for this action are refused', async () => {
		const before = await countSignUps();
		for (const captcha of ['', 'x', await botToken('login'), await botToken('survey', { score: 0.1 })]) {
			const { status, body } = await submit({ captcha });
			expect([status, body.messages]).toEqual([403, ['BOT_CHECK_FAILED']]);
		}
		expect(await countSignUps()).toBe(before);
	});

	test('fail in plain words while the CMS is out of reach', async () => {
		for (const at of ['/api/contact-surveys/code/playtester', path]) {
			await setFaults({ service: 'cms', path: at, mode: 'status:503' });
			const { status, body } = await submit();
			expect([status, body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
		}
	});

	test('[PT-07] to a definition that cannot be used are our trouble, not the visitor’s', async () => {
		const body = JSON.stringify({ code: 'playtester', config: '{"pages":[', rooms: [] });
		await setFaults({ service: 'cms', path: '/api/contact-surveys/code/playtester', mode: 'body', body });
		const reply = await submit();
		expect([reply.status, reply.body.messages]).toEqual([502, ['INTERNAL_SERVER_ERROR']]);
	});
});

describe('a sign-up', () => {
	async function signUp() {
		const email = inbox();
		await submit({ answers: answersOf(email) });
		const [mail] = await outboxOf(email);
		const query = new URL(mail?.links[0] ?? '').searchParams;
		return { email, reference: query.get('reference') ?? '', token: query.get('token') ?? '' };
	}
	const withdraw = (body: Sent) => call('/api/contact-surveys/withdraw', { body });

	test('[PT-05] is withdrawn once, with what its mail carries, and its answers are gone', async () => {
		const { email, reference, token } = await signUp();
		expect((await withdraw({ reference: reference.toLowerCase(), token })).status).toBe(200);
		const row = (await readState()).rows.survey_answer?.find((each) => each.reference === reference);
		expect(row?.withdrawn_at).toEqual(expect.any(Number));
		expect(await outboxOf(email)).toHaveLength(2);
		const again = await withdraw({ reference, token });
		expect([again.status, again.body.messages]).toEqual([404, ['NOT_FOUND']]);
	});

	test('is not withdrawn with a wrong code, and an unknown reference looks the same', async () => {
		const { reference, token } = await signUp();
		const wrong = await withdraw({ reference, token: 'AAAAA-AAAAA-AAAAA-AAAAA' });
		const unknown = await withdraw({ reference: 'P-NOBODY22', token });
		expect([wrong.status, wrong.body.messages]).toEqual([404, ['NOT_FOUND']]);
		expect([unknown.status, unknown.body.messages]).toEqual([wrong.status, wrong.body.messages]);
		expect((await withdraw({ reference, token })).status).toBe(200);
	});

	test('is not withdrawn by looking', async () => {
		const { status } = await call('/api/contact-surveys/withdraw');
		expect(status).toBe(405);
	});
});
