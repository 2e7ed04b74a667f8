import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { site as studio } from '#site.config';
import { eventually } from '../support/eventually.ts';
import { pdf } from '../support/files.ts';
import { sample } from '../support/full.ts';
import {
	application,
	ask,
	keys,
	postForm,
	runProgram,
	type ServicesProcess,
	startMailServer,
	startProcess,
	startSite,
	uploadFile,
} from '../support/real-services.ts';

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const publicOrigin = 'https://services.studio.example';
const { careers, support } = studio.mail;

let folder: string;
let site: Awaited<ReturnType<typeof startSite>>;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let hook: Awaited<ReturnType<typeof startWebhook>>;
let services: ServicesProcess;

interface Event {
	id: string;
	type: string;
	data: Record<string, unknown>;
}

/** A studio's own program that takes webhooks, and answers each with the next of these statuses, or 204. */
async function startWebhook() {
	const events: Event[] = [];
	const statuses: number[] = [];
	const server = createServer(async (request, response) => {
		const body = await readAll(request);
		// Throws where the signature is not right.
		const event = new Webhook(secret).verify(body, request.headers as Record<string, string>);
		events.push({ ...(event as Event), id: String(request.headers['webhook-id']) });
		response.writeHead(statuses.shift() ?? 204, { Location: '/elsewhere' }).end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		events,
		statuses,
		url: `http://127.0.0.1:${port}/taken`,
		of: (reference: string) => events.filter(({ data }) => data.reference === reference),
		close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
	};
}

async function readAll(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString('utf8');
}

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'submissions-'));
	[site, mails, hook] = await Promise.all([startSite(), startMailServer(), startWebhook()]);
	services = await startProcess(environment());
}, 60_000);

afterAll(async () => {
	services?.child.kill('SIGTERM');
	await services?.ended;
	await Promise.all([site?.close(), mails?.close(), hook?.close()]);
	await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
	hook.statuses.length = 0;
});

const environment = () => ({
	...{ SITE_URL: site.url, SMTP_URL: mails.url, MERCH_URL: site.url },
	...{
		SERVICES_DATA: join(folder, 'data'),
		SUBMISSIONS_WEBHOOK: hook.url,
		SUBMISSIONS_WEBHOOK_SECRET: secret,
	},
});

const post = async (path: string, body: object): Promise<string> => {
	const { status, body: answer } = await postForm(services.origin, path, body);
	expect(status).toBe(200);
	return answer.data?.reference;
};

/** Links of mails lead to where studios reach the services; here that is a port of this machine. */
const here = (link: string) => link.replace(publicOrigin, services.origin);

/** The mail to an address whose subject names a reference. */
const mailAbout = (to: string, reference: string) =>
	eventually(() => {
		const found = mails.to(to).find(({ subject }) => subject?.includes(reference));
		if (!found) throw new Error(`no mail about ${reference} to ${to}`);
		return found;
	});

const linkIn = (text: string | undefined, part: string) =>
	here((text ?? '').match(/https?:\/\/\S+/g)?.find((link) => link.includes(part)) ?? '');

const message = (more: object = {}) => ({
	...{ category: 'press', name: 'Ivo Maes', email: 'ivo@paper.example', subject: 'An interview' },
	...{ message: 'We would like to talk to you\n\nabout the sea.', locale: 'fr', ...more },
});

/** Sends a message, which alone comes as a form. */
async function write(fields: Record<string, string>): Promise<string> {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	const headers = { Authorization: `Bearer ${keys.SUBMISSIONS_KEY}` };
	const response = await fetch(`${services.origin}/forms/api/contacts`, { method: 'POST', headers, body });
	expect(response.status).toBe(200);
	return Object(await response.json()).data.reference;
}

const feedback = (more: object = {}) => ({
	...{ email: 'noa@people.example', subject: 'The site', locale: 'en' },
	...{ message: 'A word to you all, and another one.', ...more },
});

const issue = () => ({
	...{ game: 'lowtide', platform: 'windows', category: 'crash', email: 'eva@people.example' },
	...{ description: 'It ends when the moon comes up.', locale: 'es' },
});

const signUp = () => ({
	...{ location: 'gent', locale: 'en' },
	answers: { email: 'lin@people.example', genres: ['puzzle', 'strategy'], hours: 4 },
});

const apply = async (more: object = {}) => {
	const file = await uploadFile(services.origin, site.url, { name: 'My life.pdf' });
	return post('applications', application([file], more));
};

/** The page of the studio that the mail about a submission links to. */
const staffLink = async (to: string, reference: string) =>
	linkIn((await mailAbout(to, reference)).text, '/submissions/');

/** What the sender of a submission asks by the link in the mail. */
async function statusOf(email: string, reference: string) {
	const link = new URL(linkIn((await mailAbout(email, reference)).text, '/receipt?'));
	const given = Object.fromEntries(link.searchParams);
	return postForm(services.origin, 'receipts', given);
}

/** Opens the page of the studio. */
async function openPage(link: string) {
	const response = await fetch(link);
	const html = await response.text();
	return { status: response.status, headers: response.headers, html, seen: seenIn(html) };
}

const seenIn = (html: string) => /name="seen" value="(\d*)"/.exec(html)?.[1] ?? 'no form';

/** Sends its form, as a browser does. */
async function save(link: string, fields: Record<string, string>) {
	const response = await fetch(link, {
		method: 'POST',
		body: new URLSearchParams(fields),
		redirect: 'manual',
		headers: { Origin: 'null' },
	});
	return { status: response.status, location: response.headers.get('Location'), html: await response.text() };
}

describe('[SV-02] what visitors send', () => {
	test('reaches the reader of its category by mail, who can answer with one press', async () => {
		const reference = await write(message());
		const mail = await mailAbout('press@studio.example', reference);
		expect(mail.subject).toBe(`[${reference}] An interview`);
		expect(mail.replyTo?.value.map(({ address }) => address)).toEqual(['ivo@paper.example']);
		for (const text of ['Ivo Maes', 'ivo@paper.example', 'talk to you\n\nabout the sea.', 'Language: fr'])
			expect(mail.text).toContain(text);
	});

	test('reaches whoever reads applications, with links to its files that need no key', async () => {
		const reference = await apply();
		const mail = await mailAbout(careers, reference);
		expect(mail.subject).toBe(`[${reference}] Gardener: Ada Moss`);
		for (const text of ['+32470123456', 'https://ada.example', 'I like trees', 'My life.pdf'])
			expect(mail.text).toContain(text);
		const link = linkIn(mail.text, '/uploads/');
		const file = await fetch(link);
		expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
		const days = (Number(new URL(link).searchParams.get('expires')) - Date.now() / 1000) / 86_400;
		expect(days).toBeGreaterThan(6.9);
		expect(days).toBeLessThanOrEqual(7);
		expect((await fetch(link.replace(/expires=\d/, 'expires=9'))).status).toBe(403);
	});

	test('reaches whoever reads reports, feedback and sign-ups', async () => {
		const report = await post('issues', issue());
		const opinion = await post('feedbacks', feedback({ email: '' }));
		const place = await post('contact-surveys/submit/playtester', signUp());
		const about = await Promise.all(
			[report, opinion, place].map(async (reference) => (await mailAbout(support, reference)).text),
		);
		expect(about[0]).toContain('Game: Lowtide');
		expect(about[0]).toContain('Category: It crashes');
		expect(about[1]).toContain('A word to you all');
		expect(about[2]).toContain('Room: Gent');
		expect(about[2]).toContain('genres: puzzle, strategy');
		// There is nothing to say about a sign-up.
		expect(linkIn(about[1], '/submissions/')).not.toBe('');
		expect(linkIn(about[2], '/submissions/')).toBe('');
	});

	test('goes to a webhook signed as Standard Webhooks says, whole and with its files', async () => {
		const reference = await apply();
		await eventually(() => expect(hook.of(reference)).toHaveLength(1));
		const [event] = hook.of(reference);
		expect(event?.type).toBe('application.received');
		expect(event?.data).toHaveProperty('sent.firstName', 'Ada');
		const [file] = (event?.data.files ?? []) as { name: string; size: number; url: string }[];
		expect([file?.name, file?.size]).toEqual(['My life.pdf', pdf.length]);
		expect((await fetch(here(file?.url ?? ''))).status).toBe(200);
		expect((await fetch(here(String(event?.data.page)))).status).toBe(200);
	});

	test.each(sample([500, 401, 302]))(
		'a webhook that answers %i gets the same event again later',
		async (status) => {
			hook.statuses.push(status);
			const reference = await post('feedbacks', feedback());
			await eventually(() => expect(hook.of(reference)).toHaveLength(1));
			await hurry();
			await eventually(() => expect(hook.of(reference)).toHaveLength(2));
			const [first, second] = hook.of(reference);
			expect(second).toEqual(first);
		},
	);

	test('a webhook that is gone for good gets no event twice', async () => {
		hook.statuses.push(410);
		const reference = await post('feedbacks', feedback());
		await eventually(() => expect(hook.of(reference)).toHaveLength(1));
		await eventually(async () =>
			expect((await ask(`${services.origin}/health`)).body.messages.failed).toBeGreaterThan(0),
		);
		await hurry();
		const next = await post('feedbacks', feedback());
		await eventually(() => expect(hook.of(next)).toHaveLength(1));
		expect(hook.of(reference)).toHaveLength(1);
	});

	test('is not handed on any more once it is withdrawn, and its readers hear of that', async () => {
		hook.statuses.push(500);
		const reference = await apply();
		await eventually(() => expect(hook.of(reference)).toHaveLength(1));
		const email = 'ada@people.example';
		const link = new URL(linkIn((await mailAbout(email, reference)).text, '/withdraw?'));
		await mailAbout(careers, reference);
		const given = Object.fromEntries(link.searchParams);
		expect((await postForm(services.origin, 'applications/withdraw', given)).status).toBe(200);
		await eventually(() =>
			expect(mails.to(careers).map(({ subject }) => subject)).toContain(`[${reference}] Withdrawn`),
		);
		await hurry();
		await eventually(() => expect(hook.of(reference)).toHaveLength(2));
		expect(hook.of(reference).map(({ type }) => type)).toEqual([
			'application.received',
			'application.withdrawn',
		]);
		expect(hook.of(reference)[1]?.data).toEqual({ reference });
	});

	test('is exported as tables that a spreadsheet opens, with its files, while the services run', async () => {
		const reference = await apply({ lastName: '=HYPERLINK("https://evil.example")' });
		await post('contact-surveys/submit/playtester', signUp());
		const out = join(folder, 'export');
		const program = ['services/export.main.ts', out];
		const { ended, output } = runProgram(program, environment());
		expect([await ended, output()]).toEqual([0, expect.stringContaining('submissions are exported')]);
		expect((await readdir(out)).sort()).toEqual([
			...['applications.csv', 'feedback.csv', 'files', 'messages.csv', 'reports.csv', 'sign-ups.csv'],
		]);
		const table = await readFile(join(out, 'applications.csv'), 'utf8');
		expect(table).toContain(reference);
		expect(table).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
		expect(await readFile(join(out, 'files', reference, '1 My life.pdf'))).toEqual(Buffer.from(pdf));
		expect(await readFile(join(out, 'sign-ups.csv'), 'utf8')).toContain('genres');
		const again = runProgram(program, environment());
		expect([await again.ended, again.output()]).toEqual([1, expect.stringContaining('is there already')]);
	});

	test('is exported with who wrote it, and in which language to answer', async () => {
		const references = {
			messages: await write(message()),
			reports: await post('issues', issue()),
			feedback: await post('feedbacks', feedback()),
			applications: await post('applications', application([])),
			'sign-ups': await post('contact-surveys/submit/playtester', signUp()),
		};
		const out = join(folder, 'senders');
		const { ended, output } = runProgram(['services/export.main.ts', out], environment());
		expect([await ended, output()]).toEqual([0, expect.stringContaining('submissions are exported')]);
		const senders = Object.entries(references).map(async ([table, reference]) => {
			const [columns = '', ...rows] = (await readFile(join(out, `${table}.csv`), 'utf8')).split('\r\n');
			const row = rows.find((one) => one.includes(`,${reference},`)) ?? '';
			const fieldOf = (name: string) => row.split(',')[columns.split(',').indexOf(name)];
			return [table, fieldOf('email'), fieldOf('locale')];
		});
		expect(await Promise.all(senders)).toEqual([
			['messages', 'ivo@paper.example', 'fr'],
			['reports', 'eva@people.example', 'es'],
			['feedback', 'noa@people.example', 'en'],
			['applications', 'ada@people.example', 'fr'],
			['sign-ups', 'lin@people.example', 'en'],
		]);
	});

	test('is mailed to nobody where the studio wants no mails about it', async () => {
		const other = join(folder, 'quiet');
		const quiet = await startProcess({ ...environment(), SERVICES_DATA: other, REPORTS_TO: 'none' });
		const sent = await postForm(quiet.origin, 'feedbacks', feedback({ email: 'eli@people.example' }));
		const reference = sent.body.data.reference;
		await mailAbout('eli@people.example', reference);
		await eventually(() => expect(hook.of(reference)).toHaveLength(1));
		quiet.child.kill('SIGTERM');
		await quiet.ended;
		expect(mails.to(support).some(({ subject }) => subject?.includes(reference))).toBe(false);
	});
});

describe('[SV-13] what became of something that was sent', () => {
	test.each([
		['a message', () => write(message()), 'ivo@paper.example', 'press@studio.example', 'contact'],
		['an application', () => apply(), 'ada@people.example', careers, 'application'],
		['feedback', () => post('feedbacks', feedback()), 'noa@people.example', support, 'feedback'],
	])(
		'%s: its sender sees what the studio says by the link in the mail',
		async (_, send, email, reader, kind) => {
			const reference = await send();
			const first = await statusOf(email, reference);
			expect(first).toEqual({
				status: 200,
				body: {
					status: true,
					data: { kind, at: expect.any(String), state: 'received', changedAt: null, answer: '' },
				},
			});
			const link = await staffLink(reader, reference);
			const opened = await openPage(link);
			expect(opened.status).toBe(200);
			// Opening it says nothing.
			expect((await statusOf(email, reference)).body.data.state).toBe('received');
			const saved = await save(link, { state: 'read', answer: '', seen: opened.seen });
			expect(saved.status).toBe(303);
			expect((await openPage(here(saved.location ?? ''))).html).toContain('Saved.');
			const { data } = (await statusOf(email, reference)).body;
			expect([data.state, data.answer]).toEqual(['read', '']);
			expect(Date.parse(data.changedAt)).toBeGreaterThanOrEqual(Date.parse(data.at));
		},
	);

	test('an answer is mailed once, and shown', async () => {
		const reference = await write(message());
		const link = await staffLink('press@studio.example', reference);
		const answer = 'Come on Tuesday.\n\nThere will be <b>cake</b>.';
		await save(link, { state: 'closed', answer, seen: '' });
		expect((await statusOf('ivo@paper.example', reference)).body.data).toHaveProperty('answer', answer);
		const answers = () =>
			mails.to('ivo@paper.example').filter(({ subject }) => subject?.startsWith('Notre réponse'));
		await eventually(() => expect(answers().filter(({ text }) => text?.includes(reference))).toHaveLength(1));
		const [mail] = answers().filter(({ text }) => text?.includes(reference));
		expect(mail?.text).toContain(answer);
		expect(mail?.html).toContain('&lt;b&gt;cake');
		expect(mail?.replyTo?.value[0]?.address).toBe('press@studio.example');
		// The same answer is no news.
		await save(link, { state: 'read', answer, seen: (await openPage(link)).seen });
		const next = await write(message({ subject: 'Another thing' }));
		await mailAbout('ivo@paper.example', next);
		expect(answers().filter(({ text }) => text?.includes(reference))).toHaveLength(1);
	});

	test('what two write at the same time is lost for neither', async () => {
		const reference = await post('feedbacks', feedback());
		const link = await staffLink(support, reference);
		const { seen } = await openPage(link);
		expect((await save(link, { state: 'read', answer: 'Thank you.', seen })).status).toBe(303);
		const second = await save(link, { state: 'closed', answer: 'We thank "you".', seen });
		expect(second.status).toBe(409);
		expect(second.html).toContain('We thank &quot;you&quot;.');
		expect(second.html).toMatch(/value="closed" checked/);
		expect((await statusOf('noa@people.example', reference)).body.data.answer).toBe('Thank you.');
		const again = await save(link, { state: 'closed', answer: 'We thank "you".', seen: seenIn(second.html) });
		expect(again.status).toBe(303);
	});

	test('a malformed form keeps what was typed', async () => {
		const link = await staffLink(support, await post('feedbacks', feedback()));
		const long = 'a'.repeat(5001);
		for (const fields of [
			{ state: 'gone', answer: 'Thank you.' },
			{ answer: 'Thank you.' },
			{ state: 'read', answer: long },
		]) {
			const { status, html } = await save(link, { seen: '', ...fields });
			expect(status).toBe(422);
			expect(html).toContain(fields.answer);
		}
	});

	test('the page of the studio shows what was sent as text, and loads and sends nothing elsewhere', async () => {
		const reference = await apply({ coverLetter: '<script>alert(1)</script> <img src=x onerror=alert(1)>' });
		const { html, headers } = await openPage(await staffLink(careers, reference));
		expect(html).toContain('&lt;script&gt;alert(1)');
		expect(html).not.toContain('<img');
		expect(headers.get('Content-Security-Policy')).toMatch(
			/^default-src 'none'; style-src 'nonce-[\w-]+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
		);
		expect(headers.get('Cache-Control')).toBe('no-store');
		expect(headers.get('Referrer-Policy')).toBe('no-referrer');
		expect(headers.get('X-Robots-Tag')).toBe('noindex');
	});

	test('opens to nobody without the link, or with that of another one', async () => {
		const [one, other] = [await post('feedbacks', feedback()), await post('feedbacks', feedback())];
		const [link, otherLink] = [await staffLink(support, one), await staffLink(support, other)];
		const bare = new URL(link);
		bare.search = '';
		const swapped = new URL(link);
		swapped.search = new URL(otherLink).search;
		const longer = link.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 1}`);
		for (const wrong of [bare.href, swapped.href, longer]) {
			expect((await openPage(wrong)).status).toBe(403);
			expect((await save(wrong, { state: 'closed', answer: '', seen: '' })).status).toBe(403);
		}
		// A link to a file opens no page.
		const file = linkIn((await mailAbout(careers, await apply())).text, '/uploads/');
		expect((await openPage(`${bare.href}${new URL(file).search}`)).status).toBe(403);
		expect((await statusOf('noa@people.example', one)).body.data.state).toBe('received');
	});

	test('a wrong code, a wrong reference, a sign-up and what is withdrawn look the same', async () => {
		const reference = await apply();
		const link = new URL(linkIn((await mailAbout('ada@people.example', reference)).text, '/receipt?'));
		const token = link.searchParams.get('token') ?? '';
		const { status, body } = await postForm(services.origin, 'receipts', {
			reference: reference.toLowerCase(),
			token: token.toLowerCase().replaceAll('-', ' '),
		});
		expect([status, body.data.kind]).toEqual([200, 'application']);
		const page = await staffLink(careers, reference);
		await save(page, { state: 'closed', answer: 'Come and see us.', seen: '' });
		expect((await postForm(services.origin, 'applications/withdraw', { reference, token })).status).toBe(200);
		for (const given of [
			{ reference, token },
			{ reference, token: 'AAAAA-AAAAA-AAAAA-AAAAA' },
			{ reference: 'A-22222222', token },
		]) {
			const refused = await postForm(services.origin, 'receipts', given);
			expect([refused.status, refused.body]).toEqual([404, { messages: ['NOT_FOUND'] }]);
		}
		const gone = await openPage(page);
		expect([gone.status, gone.html.includes('Ada')]).toEqual([404, false]);
		expect((await save(page, { state: 'read', answer: 'Too late.', seen: '' })).status).toBe(404);
	});

	test('is asked by functions only', async () => {
		const { status } = await ask(`${services.origin}/forms/api/receipts`, {
			body: { reference: 'A-1', token: 'x' },
		});
		expect(status).toBe(401);
	});
});

/** Has what waits tried now. The database is the services' alone, so that they are started again over it. */
async function hurry(): Promise<void> {
	services.child.kill('SIGTERM');
	await services.ended;
	const { openSqlite } = await import('../../services/store/store.ts');
	const store = await openSqlite(join(folder, 'data', 'services.db'));
	await store.db.updateTable('outgoing').set({ next_at: 0 }).where('state', '=', 'waiting').execute();
	await store.close();
	services = await startProcess(environment());
}
