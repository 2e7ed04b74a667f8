import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { application, newApplicant, uploadCv, withdrawalOf } from '../support/applications.ts';
import { required } from '../support/required.ts';
import {
	botToken,
	call,
	clearFaults,
	freshAddress,
	outboxOf,
	readLog,
	readRequestsOfFunctions,
	readState,
	reset,
	setClock,
	setFaults,
	siteUrl,
} from '../support/site.ts';

// One address may send 20 files in 10 minutes.
beforeEach(reset);
afterEach(async () => {
	await clearFaults();
	await setClock(0);
});

const send = (body: unknown, key: string = crypto.randomUUID(), headers: object = {}) =>
	call('/api/careers/apply', {
		body,
		from: freshAddress(),
		headers: { 'Idempotency-Key': key, ...headers },
	});
const apply = async (more: Record<string, unknown> = {}, key?: string) => send(await application(more), key);
const withdraw = (body: unknown) => call('/api/careers/withdraw', { body, from: freshAddress() });
const stored = async () => (await readState()).rows.application ?? [];
const keptFor = (jobId: string) => ({
	...{ reference: expect.any(String), job_id: jobId },
	...{ at: expect.any(Number), withdrawn_at: null },
});
const referenceIn = (data: unknown) => (data as { reference: string }).reference;

describe('an application', () => {
	test('[CA-11] reaches the service with its files and is answered with a reference', async () => {
		const email = newApplicant();
		const { status, body } = await apply({ email, locale: 'fr' });
		expect([status, body.status]).toEqual([200, true]);
		const reference = referenceIn(body.data);
		expect(await stored()).toEqual([{ ...keptFor('2004'), reference }]);
		expect((await readState()).rows.upload?.map(({ claimed_by }) => claimed_by)).toEqual([reference]);
		const [mail] = await outboxOf(email);
		expect(mail?.subject).toContain(reference);
		for (const [index, page] of ['receipt', 'careers/withdraw'].entries())
			expect(mail?.links[index]?.startsWith(`${siteUrl()}/fr/${page}?`)).toBe(true);
	});

	test('[CA-11] is taken for no job in particular, with what it should be about', async () => {
		expect((await apply({ jobId: 'open', studio: 'gent', team: 'Art' })).status).toBe(200);
		expect(await stored()).toEqual([keptFor('open')]);
	});

	test.each([
		['files', []],
		['files', undefined],
		['files', ['']],
		['files', ['../../etc/passwd']],
		['files', Array.from({ length: 6 }, (_, index) => `file-${index}`)],
		['firstName', 'Anna\r\nBcc: x@y.example'],
		['firstName', ''],
		['lastName', 'x'.repeat(81)],
		['lastName', 'a\nb'],
		['email', 'anna@'],
		['email', 'anna@a.example\r\nBcc: x@y.example'],
		['phone', '0470 12 34 56'],
		['phone', '+32'],
		['phone', '+32470123456\r\n'.repeat(9)],
		['links', 'javascript:alert(1)'],
		['links', 'data:text/html,x'],
		['links', 'https://localhost'],
		['links', Array.from({ length: 6 }, (_, index) => `https://a${index}.example`).join('\n')],
		['coverLetter', 'Hello.'],
		['coverLetter', 'x'.repeat(5001)],
		['consent', false],
		['consent', 'true'],
		['jobId', ''],
		['jobId', '../2004'],
		['team', 'Kitchen'],
		['studio', 'Gent!'],
		['locale', 'nl'],
	])('T49 is refused where %s is %j, before anything is asked of the CMS', async (field, value) => {
		const before = (await readRequestsOfFunctions()).length;
		const { status, body } = await send({ ...(await application({ files: ['a-file'] })), [field]: value });
		expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
		const asked = (await readRequestsOfFunctions()).slice(before).filter(({ service }) => service === 'cms');
		expect([asked, await stored()]).toEqual([[], []]);
	});

	test('[CA-11] without a file says Field is required', async () => {
		const { body } = await apply({ files: [] });
		expect(body.fields).toEqual({ files: 'field.required' });
	});

	test('[FC-06] carries its phone number as E.164', async () => {
		const { status, body } = await apply({ phone: '0032 470 12 34 56' });
		expect([status, body.messages, body.fields]).toEqual([
			400,
			['INVALID_PHONE_NUMBER'],
			{ phone: 'field.phone' },
		]);
	});

	test('T88 needs a bot check of its own', async () => {
		for (const captcha of ['', 'made-up', await botToken('login')]) {
			const { status, body } = await apply({ captcha });
			expect([status, body.messages]).toEqual([403, ['BOT_CHECK_FAILED']]);
		}
		expect(await stored()).toEqual([]);
	});

	test('is refused from another site', async () => {
		const { status } = await send(await application(), undefined, { Origin: 'https://evil.test' });
		expect(status).toBe(403);
	});

	test('R15 that is sent again and again stands once', async () => {
		const email = newApplicant();
		const body = await application({ email });
		const tokens = await Promise.all(Array.from({ length: 20 }, () => botToken('apply')));
		const key = crypto.randomUUID();
		const replies = await Promise.all(tokens.map((captcha) => send({ ...body, captcha }, key)));
		expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
		await setClock(2 * 86_400);
		const late = await send({ ...body, captcha: await botToken('apply') }, key);
		expect(late.body).toEqual(replies[0]?.body);
		expect([(await stored()).length, (await outboxOf(email)).length]).toEqual([1, 1]);
	});

	test.each([
		[
			'is withdrawn',
			async () => {
				const address = `${required('TEST_SANDBOX_URL')}/cms/api/offices/job-offers`;
				const jobs: { id: string; closed?: boolean }[] = await (await fetch(address)).json();
				return jobs.find(({ closed }) => closed)?.id;
			},
		],
		['there never was', async () => '9999'],
	])('for a job that %s says that it is not open', async (_, idOf) => {
		const { status, body } = await apply({ jobId: await idOf() });
		expect([status, body.fields]).toEqual([422, { jobId: 'field.closed' }]);
		expect(await stored()).toEqual([]);
	});

	test('R16 with a file that has lapsed says so at its files, and is taken with another', async () => {
		const files = [await uploadCv()];
		await setClock(7300);
		const { status, body } = await apply({ files });
		expect([status, body.messages, body.fields]).toEqual([
			422,
			['UPLOAD_REFUSED'],
			{ files: 'msg.UPLOAD_REFUSED' },
		]);
		await setClock(0);
		expect((await apply()).status).toBe(200);
	});

	test('while the CMS is down is refused whole, and goes through once it is back', async () => {
		const body = await application();
		const key = crypto.randomUUID();
		await setFaults({ service: 'cms', path: '/api/applications', mode: 'status:503' });
		const down = await send(body, key);
		expect([down.status, down.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
		await clearFaults();
		expect((await send({ ...body, captcha: await botToken('apply') }, key)).status).toBe(200);
		expect(await stored()).toHaveLength(1);
	});

	test('names nobody in a log', async () => {
		const email = newApplicant();
		await apply({ email, firstName: 'Wilhelmina' });
		const said = readFileSync(required('TEST_SITE_LOG'), 'utf8') + JSON.stringify(await readLog());
		expect(said).toContain('careers.apply');
		for (const name of [email, 'Wilhelmina']) expect(said).not.toContain(name);
	});
});

describe('a withdrawal', () => {
	const applied = async () => {
		const email = newApplicant();
		await apply({ email });
		const { reference, token } = await withdrawalOf(email);
		return { reference, token };
	};

	test('[CA-11] deletes data and files, once, and only by POST', async () => {
		const given = await applied();
		const query = new URLSearchParams(given);
		for (const path of [`/careers/withdraw?${query}`, `/api/careers/withdraw?${query}`]) await call(path);
		expect((await stored())[0]?.withdrawn_at).toBeNull();
		expect((await withdraw(given)).body).toEqual({ status: true, data: null });
		const { rows, counts } = await readState();
		expect([rows.application?.[0]?.withdrawn_at === null, counts.upload]).toEqual([false, 0]);
		const again = await withdraw(given);
		expect([again.status, again.body.messages]).toEqual([404, ['NOT_FOUND']]);
	});

	test('with a code that is not right looks like one of an application that is not there', async () => {
		const { reference, token } = await applied();
		const wrong = await withdraw({ reference, token: 'AAAAA-AAAAA-AAAAA-AAAAA' });
		const missing = await withdraw({ reference: 'A-22222222', token });
		const plain = ({ status, body: { messages } }: typeof wrong) => [status, messages];
		expect(plain(wrong)).toEqual(plain(missing));
		expect((await stored())[0]?.withdrawn_at).toBeNull();
	});

	test.each([{}, { reference: 'A-22222222' }, { token: 'x' }, { reference: 'a\r\nb', token: 'x' }])(
		'is refused as %j',
		async (body) => {
			expect((await withdraw(body)).status).toBe(400);
		},
	);
});
