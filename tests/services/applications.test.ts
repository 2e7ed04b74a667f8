import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { pdf, pdfOf, png } from '../support/files.ts';
import { clockAhead, origin, outbox, settings, state, withOwnSandbox } from './own-services.ts';
import { send, uploadsUrl } from './uploads-client.ts';

withOwnSandbox();
afterEach(() => clockAhead(0));

const cv = { name: 'cv.pdf', type: 'application/pdf', bytes: pdf };
const email = 'anna@applicants.example';

interface Reply {
	status: number;
	body: { data?: { reference: string }; messages?: string[]; fields?: Record<string, string> };
}

async function write(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
	const response = await fetch(`${origin()}/cms/api/applications${path}`, {
		method: 'POST',
		body: JSON.stringify(body),
		headers: {
			'Content-Type': 'application/json',
			Authorization: `Bearer ${settings.submissionsKey}`,
			...headers,
		},
	});
	return { status: response.status, body: await response.json() };
}

const sendFile = async (more: object = {}) => String((await send(cv, more)).body.id);

const application = async (more: object = {}) => ({
	jobId: '2004',
	firstName: 'Anna',
	lastName: 'Peeters',
	email,
	phone: '+32470123456',
	links: 'anna.example/reel',
	coverLetter: 'I have painted rooftops at dusk for nine years.',
	consent: true,
	files: [await sendFile()],
	...more,
});

const apply = async (more: object = {}, key: string = randomUUID()) =>
	write('', await application(more), { 'Idempotency-Key': key });
const refusal = ({ status, body }: Reply) => [status, body.messages, body.fields];
const stored = async () => (await state()).rows.application ?? [];
const desk = async () => (await fetch(`${origin()}/desk/applications`)).text();

/** The reference and the code of the newest link in a mail. */
async function mailedCode(): Promise<{ reference: string; token: string }> {
	const link = (await outbox(email)).at(-1)?.links.find((each) => each.includes('/withdraw?')) ?? '';
	const given = new URL(link).searchParams;
	return { reference: given.get('reference') ?? '', token: given.get('token') ?? '' };
}

describe('an application', () => {
	test('[CA-11] is stored with its files, which then stay, and the desk shows both', async () => {
		const group = randomUUID();
		const files = [
			await sendFile({ group }),
			String((await send({ name: 'work.png', type: 'image/png', bytes: png }, { group })).body.id),
		];
		const { status, body } = await apply({ files });
		expect(status).toBe(200);
		await clockAhead(7300);
		for (const id of files)
			expect(
				(
					await fetch(`${uploadsUrl()}/${id}`, {
						headers: { Authorization: `Bearer ${settings.submissionsKey}` },
					})
				).status,
			).toBe(200);
		const page = await desk();
		for (const text of [
			String(body.data?.reference),
			'Anna Peeters',
			email,
			'cv.pdf',
			'work.png',
			'https://anna.example/reel',
		])
			expect(page).toContain(text);
	});

	test.each([
		['en', 'We have your application', 'Environment Artist', '/careers/withdraw?reference='],
		['fr', 'Nous avons reçu votre candidature', 'Environment Artist', '/fr/careers/withdraw?reference='],
		['es', 'Hemos recibido tu candidatura', '', '/es/careers/withdraw?reference='],
	])(
		'[CA-11] brings a mail in %s with the reference and the way to withdraw it',
		async (locale, subject, job, path) => {
			const { body } = await apply({ locale, ...(job === '' && { jobId: 'open' }) });
			const reference = String(body.data?.reference);
			const [mail] = await outbox(email);
			expect(mail?.subject).toContain(subject);
			expect(mail?.subject).toContain(reference);
			expect(mail?.links).toEqual([
				expect.stringContaining(`/receipt?reference=${reference}&token=`),
				expect.stringContaining(`${path}${reference}&token=`),
			]);
			expect(mail?.text).toContain((await mailedCode()).token);
			expect(mail?.text).not.toContain('Anna');
		},
	);

	test.each([
		['en', '2 files received:', '0.01 MB', '1.23 MB'],
		['fr', '2 fichiers reçus\u202f:', '0,01\u00a0Mo', '1,23\u00a0Mo'],
		['es', '2 archivos recibidos:', '0,01 MB', '1,23 MB'],
	])(
		'[FX-01] names in its mail in %s and at the desk what the service holds, by name and size',
		async (locale, head, small, large) => {
			const group = randomUUID();
			const reel = { ...cv, name: 'reel 2026.pdf', bytes: pdfOf(1_234_567) };
			const left = { ...cv, name: 'left-out.pdf' };
			const files = [await sendFile({ group }), String((await send(reel, { group })).body.id)];
			await send(left, { group });
			const { body } = await apply({ locale, files });
			const [mail] = await outbox(email);
			expect(mail?.text).toContain(`\n\n${head}\n- cv.pdf (${small})\n- reel 2026.pdf (${large})\n\n`);
			expect(mail?.text).not.toContain('left-out');
			const [, section = ''] = (await desk()).split(`id="${body.data?.reference}"`);
			const [, listed = ''] = section.split('<th>Files</th>');
			expect(listed).toMatch(
				/cv\.pdf<\/a><\/bdi> \(0\.01 MB\)[\s\S]*reel 2026\.pdf<\/a><\/bdi> \(1\.23 MB\)/,
			);
			expect(section).not.toContain('left-out');
		},
	);

	test.each([
		['https://evil.example/now.pdf', '- https:__evil.example_now.pdf (0.01 MB)'],
		['cv\u202efdp.exe.pdf', '- cvfdp.exe.pdf (0.01 MB)'],
		[`${'Your account is locked. '.repeat(9)}.pdf`, /^- .{59}….{20} \(0\.01 MB\)$/],
	])('[FX-01] writes nothing through the name of a file into its mail: %j', async (name, line) => {
		await apply({ files: [String((await send({ ...cv, name })).body.id)] });
		const [mail] = await outbox(email);
		const listed = (mail?.text ?? '').split('\n').filter((one) => one.startsWith('- '));
		expect(listed).toEqual([typeof line === 'string' ? line : expect.stringMatching(line)]);
		expect(mail?.html).not.toContain('href="https://evil');
	});

	test('[FX-01] stands with the files of its first call when the call is repeated after a day', async () => {
		const key = randomUUID();
		const { body } = await apply({}, key);
		await clockAhead(2 * 86_400);
		expect((await apply({}, key)).body).toEqual(body);
		const [, section = ''] = (await desk()).split(`id="${body.data?.reference}"`);
		expect(section.match(/cv\.pdf/g)).toHaveLength(1);
	});

	test('R15 stands once, however often and late its call is repeated', async () => {
		const key = randomUUID();
		const first = await application();
		const replies = await Promise.all(
			[first, first, first].map((body) => write('', body, { 'Idempotency-Key': key })),
		);
		expect(new Set(replies.map(({ body }) => body.data?.reference)).size).toBe(1);
		await clockAhead(3 * 86_400);
		const late = await apply({}, key);
		expect(late.body.data).toEqual(replies[0]?.body.data);
		expect([(await stored()).length, (await outbox(email)).length]).toEqual([1, 1]);
	});

	test.each(['unknown', 'withdrawn', 'toString'])('is refused for a job that is %s', async (which) => {
		const jobs: { id: string; closed?: boolean }[] = await (
			await fetch(`${origin()}/cms/api/offices/job-offers`)
		).json();
		const withdrawn = jobs.find(({ closed }) => closed)?.id;
		const reply = await apply({ jobId: which === 'withdrawn' ? withdrawn : which });
		expect(refusal(reply)).toEqual([422, ['INVALID_PARAMETERS'], { jobId: 'field.closed' }]);
		expect([await stored(), await outbox(email)]).toEqual([[], []]);
	});

	test('is refused once the last day of its job has passed', async () => {
		await clockAhead(20 * 365 * 86_400);
		expect(refusal(await apply()).slice(0, 2)).toEqual([422, ['INVALID_PARAMETERS']]);
	});

	test('R16 is refused whole where a file of it has lapsed, and goes through with another', async () => {
		const files = [await sendFile()];
		await clockAhead(7300);
		const key = randomUUID();
		const late = await apply({ files }, key);
		expect(refusal(late)).toEqual([422, ['UPLOAD_REFUSED'], { files: 'msg.UPLOAD_REFUSED' }]);
		expect(await stored()).toEqual([]);
		expect((await apply({}, key)).status).toBe(200);
	});

	test('is refused with a file of another application or of another form', async () => {
		const files = [await sendFile()];
		expect((await apply({ files })).status).toBe(200);
		expect((await apply({ files })).status).toBe(422);
		expect((await apply({ files: [await sendFile(), await sendFile()] })).status).toBe(422);
		expect(await stored()).toHaveLength(1);
	});

	test('is taken from functions only', async () => {
		const reply = await write('', await application(), { Authorization: 'Bearer wrong' });
		expect(reply.status).toBe(401);
		expect(await stored()).toEqual([]);
	});

	test('is refused by the contract before it is stored', async () => {
		const { status, body } = await apply({ firstName: 'Anna\r\nBcc: x@y.example', files: [] });
		expect([status, body.fields]).toEqual([400, { firstName: 'field.line' }]);
	});
});

describe('a withdrawal', () => {
	test('[CA-11] deletes everything that was sent, once, and says so by mail', async () => {
		await apply();
		const given = await mailedCode();
		expect((await write('/withdraw', given)).status).toBe(200);
		const page = await desk();
		expect(page).toContain('Withdrawn');
		for (const text of ['Anna', email, 'cv.pdf']) expect(page).not.toContain(text);
		expect((await outbox(email)).at(-1)?.subject).toContain('withdrawn');
		expect((await state()).counts.upload).toBe(0);
		expect(refusal(await write('/withdraw', given)).slice(0, 2)).toEqual([404, ['NOT_FOUND']]);
		expect(await outbox(email)).toHaveLength(2);
	});

	test('takes reference and code as people copy them', async () => {
		await apply();
		const { reference, token } = await mailedCode();
		const copied = {
			reference: ` ${reference.toLowerCase()} `,
			token: token.toLowerCase().replaceAll('-', ' '),
		};
		expect((await write('/withdraw', copied)).status).toBe(200);
	});

	test.each([
		['a wrong code', (given: { reference: string }) => ({ ...given, token: 'AAAAA-AAAAA-AAAAA-AAAAA' })],
		['a wrong reference', (given: { token: string }) => ({ ...given, reference: 'A-22222222' })],
	])('is refused with %s in the same words', async (_, wrong) => {
		await apply();
		const reply = await write('/withdraw', wrong(await mailedCode()));
		expect(refusal(reply)).toEqual([404, ['NOT_FOUND'], undefined]);
		expect((await stored())[0]?.withdrawn_at).toBeNull();
	});

	test('is not undone by a repeat of the first call', async () => {
		const key = randomUUID();
		const { body } = await apply({}, key);
		await write('/withdraw', await mailedCode());
		expect((await apply({}, key)).body.data).toEqual(body.data);
		expect(await desk()).not.toContain('Anna');
	});
});
