import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { announceNewJobs } from '#services/forms/alerts/jobs/new-jobs.ts';
import type { ContentJob } from '#services/forms/context.ts';
import { editEntry } from '../support/desk-entry.ts';
import {
	clockAhead,
	control,
	type Message,
	origin,
	outbox,
	services,
	settings,
	siteUrl,
	state,
	withOwnSandbox,
} from './own-services.ts';

withOwnSandbox();

const path = '/cms/api/job-alerts';
const draft = '2012';

interface Sent {
	key?: string;
	token?: string;
	/** The visitor's address. */
	from?: string;
}

/** Writes to the CMS as our functions do. */
function write(below: string, body: unknown, { key, token = settings.submissionsKey, from }: Sent = {}) {
	return fetch(`${origin()}${path}${below}`, {
		method: 'POST',
		headers: {
			'Content-Type': 'application/json',
			Authorization: `Bearer ${token}`,
			...(key && { 'Idempotency-Key': key }),
			...(from && { 'X-Client-Address': from }),
		},
		body: JSON.stringify(body),
	});
}

const ask = (email: string, filters: object = {}, locale = 'en') => write('', { email, filters, locale });
/** The token that the last link of a mail has for an action. */
const tokenIn = (message: Message | undefined, action: string) =>
	new URL(message?.links.at(-1) ?? siteUrl).pathname.split(`/careers/alerts/${action}/`)[1] ?? '';
const mails = (to: string) => outbox(to);

async function confirmed(email: string, filters: object = {}, locale = 'en'): Promise<void> {
	await ask(email, filters, locale);
	const token = tokenIn((await mails(email)).at(-1), 'confirm');
	expect((await write('/confirm', { token })).status).toBe(200);
}

/** Edits a job at the desk. */
async function edit(id: string, action: 'publish' | 'draft', changes: Record<string, unknown> = {}) {
	const reply = await editEntry(`${origin()}/desk/content/job-offers/${id}`, action, changes);
	expect(reply.status).toBe(303);
}

async function publishAgain(id: string): Promise<void> {
	await edit(id, 'draft');
	await edit(id, 'publish');
}

describe('job alerts', () => {
	test('only our functions may ask', async () => {
		expect((await write('', { email: 'a@b.cc', filters: {}, locale: 'en' }, { token: 'other' })).status).toBe(
			401,
		);
		expect((await state()).counts.alert).toBe(0);
	});

	test('begin once the link in a first mail is used', async () => {
		await ask('ada@readers.example', { location: ['gent'] }, 'fr');
		const [mail] = await mails('ada@readers.example');
		expect(mail?.subject).toBe('Confirmez vos alertes emploi');
		expect(mail?.links[0]).toMatch(/^http:\/\/localhost:8888\/fr\/careers\/alerts\/confirm\/[\w-]+\.[\w-]+$/);
		await publishAgain('2004');
		expect(await mails('ada@readers.example')).toHaveLength(1);
	});

	test('bring a job that an editor publishes, in the language of the subscriber, with a link that stops them', async () => {
		await confirmed('ada@readers.example', { location: ['gent'], team: ['Art'] }, 'fr');
		await publishAgain('2004');
		const mail = (await mails('ada@readers.example')).at(-1);
		expect(mail?.subject).toBe('Nouveau poste : Artiste environnement, Gand');
		expect(mail?.links[0]).toBe('http://localhost:8888/fr/careers/2004');
		expect(mail?.links[1]).toMatch(/\/fr\/careers\/alerts\/stop\/[\w-]+\.[\w-]+$/);
	});

	test('stay in their language when anybody asks for them again in another', async () => {
		await confirmed('ada@readers.example', { location: ['gent'] }, 'fr');
		await ask('ada@readers.example', { location: ['gent'] }, 'es');
		await publishAgain('2004');
		const mail = (await mails('ada@readers.example')).at(-1);
		expect(mail?.links[0]).toBe('http://localhost:8888/fr/careers/2004');
	});

	test('bring a draft when it is published first', async () => {
		await confirmed('ada@readers.example');
		await edit(draft, 'publish');
		expect((await mails('ada@readers.example')).at(-1)?.links[0]).toBe(
			`http://localhost:8888/careers/${draft}`,
		);
	});

	test('[PB-03] bring a job of a day to come once that has come, and not again', async () => {
		await confirmed('ada@readers.example');
		const day = 24 * 60 * 60;
		const publishedAt = new Date(Date.now() + day * 1000).toISOString();
		await edit(draft, 'publish', { publishedAt });
		const read = () => fetch(`${origin()}/cms/api/games`);
		await read();
		expect(await mails('ada@readers.example')).toHaveLength(1);
		await clockAhead(day + 60);
		await read();
		await read();
		const all = await mails('ada@readers.example');
		expect(all.map(({ links }) => links[0])).toEqual([
			expect.stringContaining('/alerts/confirm/'),
			`http://localhost:8888/careers/${draft}`,
		]);
	});

	test('[PB-03] bring no job that was withdrawn before its day', async () => {
		await confirmed('ada@readers.example');
		const publishedAt = new Date(Date.now() + 60_000).toISOString();
		await edit(draft, 'publish', { publishedAt });
		await edit(draft, 'draft');
		await clockAhead(3600);
		await fetch(`${origin()}/cms/api/games`);
		expect(await mails('ada@readers.example')).toHaveLength(1);
	});

	test.each([
		['another place', { location: ['dublin'] }],
		['another team', { location: ['gent'], team: ['Audio'] }],
		['other words', { query: 'accordion' }],
	])('leave out a job of %s', async (_of, filters) => {
		await confirmed('ada@readers.example', filters);
		await publishAgain('2004');
		expect(await mails('ada@readers.example')).toHaveLength(1);
	});

	test('bring nobody the same job twice, and nobody one that was public before', async () => {
		await confirmed('ada@readers.example');
		await edit('2004', 'publish');
		expect(await mails('ada@readers.example')).toHaveLength(1);
		await publishAgain('2004');
		await publishAgain('2004');
		expect(await mails('ada@readers.example')).toHaveLength(2);
	});

	test('stop with one link, as often as it is used, and forget the address', async () => {
		await confirmed('ada@readers.example');
		await publishAgain('2004');
		const token = tokenIn((await mails('ada@readers.example')).at(-1), 'stop');
		expect((await write('/stop', { token })).status).toBe(200);
		expect((await write('/stop', { token })).status).toBe(200);
		await edit(draft, 'publish');
		expect(await mails('ada@readers.example')).toHaveLength(2);
		const desk = await (await fetch(`${origin()}/desk/alerts`)).text();
		expect(desk).not.toContain('ada@readers.example');
		expect(desk).toContain('stopped');
	});

	test('cannot be begun with a token to stop them, a changed one or an old one', async () => {
		await ask('ada@readers.example');
		const token = tokenIn((await mails('ada@readers.example'))[0], 'confirm');
		expect((await write('/stop', { token })).status).toBe(422);
		expect((await write('/confirm', { token: `${token}x` })).status).toBe(422);
		await clockAhead(86_401);
		expect((await write('/confirm', { token })).status).toBe(422);
	});

	test('that were stopped are not begun again by their first mail', async () => {
		await confirmed('ada@readers.example');
		const confirm = tokenIn((await mails('ada@readers.example'))[0], 'confirm');
		await publishAgain('2004');
		await write('/stop', { token: tokenIn((await mails('ada@readers.example')).at(-1), 'stop') });
		expect((await write('/confirm', { token: confirm })).status).toBe(422);
	});

	test('that are there already are answered so, and nothing is stored twice', async () => {
		await confirmed('ada@readers.example', { team: ['Art', 'Audio'] });
		await ask('ada@readers.example', { team: ['Audio', 'Art'] });
		expect((await mails('ada@readers.example')).at(-1)?.subject).toBe('You already have these job alerts');
		expect((await state()).counts.alert).toBe(1);
	});

	test('are asked for three times an hour at most, with the same answer', async () => {
		const answers: string[] = [];
		for (let time = 0; time < 5; time++) answers.push(await (await ask('ada@readers.example')).text());
		expect(new Set(answers).size).toBe(1);
		expect(await mails('ada@readers.example')).toHaveLength(3);
	});

	test('[FX-29] count all addresses of one mailbox as one, in silence', async () => {
		const writings = ['ada', 'Ada+a', 'ada+b', 'ADA+c', 'ada+a+d', 'ada'];
		for (const name of writings) expect((await ask(`${name}@readers.example`)).status).toBe(200);
		expect(await control<Message[]>('GET', 'outbox')).toHaveLength(3);
		await clockAhead(3601);
		await ask('ada+e@readers.example');
		expect(await control<Message[]>('GET', 'outbox')).toHaveLength(4);
	});

	test('[FX-29] have a visitor who asks too often in an hour wait, and nobody else', async () => {
		const { times } = limits.attempts.alertMailPerAddress;
		const from = '2001:db8::1';
		const body = (name: string) => ({ email: `${name}@readers.example`, filters: {}, locale: 'en' });
		for (let time = 0; time < times; time += 1)
			expect((await write('', body(`r${time}`), { from })).status).toBe(200);
		const refused = await write('', body('one-more'), { from: '2001:db8::2' });
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
		expect(await mails('one-more@readers.example')).toEqual([]);
		expect((await write('', body('elsewhere'), { from: '2001:db8:0:1::1' })).status).toBe(200);
		await clockAhead(3601);
		expect((await write('', body('one-more'), { from })).status).toBe(200);
		expect(await mails('one-more@readers.example')).toHaveLength(1);
	});

	test('R15 are asked for once with one key', async () => {
		const body = { email: 'ada@readers.example', filters: {}, locale: 'en' };
		await Promise.all(Array.from({ length: 20 }, () => write('', body, { key: 'one-key-for-all' })));
		expect(await mails('ada@readers.example')).toHaveLength(1);
	});

	test('T49 a line break in the address reaches nobody', async () => {
		const reply = await ask('a@b.cc\r\nBcc: x@y.zz');
		expect(reply.status).toBe(400);
		expect(await control('GET', 'outbox')).toEqual([]);
	});

	test('the desk lists them', async () => {
		await ask('ada@readers.example', { location: ['gent'], query: 'lamp' });
		const desk = await (await fetch(`${origin()}/desk/alerts`)).text();
		expect(desk).toContain('ada@readers.example');
		expect(desk).toContain('gent, “lamp”');
	});
});

describe('alerts of a studio whose jobs come from an ATS', () => {
	const texts = { title: 'Composer', description: '<p>Rain.</p>', requirements: '', city: 'Gent' };
	const jobOf = (id: string): ContentJob => ({
		...{ id, location: 'gent', team: 'Audio', categories: [], closed: false },
		texts: { en: texts, fr: texts, es: texts },
	});
	/** Has the services look at the content while it has these jobs. */
	async function look(...ids: string[]) {
		const content = await services().loadContent();
		const jobs = ids.map(jobOf);
		await announceNewJobs({ ...services(), loadContent: async () => ({ ...content, listJobs: () => jobs }) });
	}
	const subjects = async (to: string) => (await mails(to)).slice(1).map(({ subject }) => subject);

	test('[JB-05] bring a job that has no last day, and none of those that the move gave new ids', async () => {
		await confirmed('ada@readers.example', { location: ['gent'] });
		await look('gh-1', 'gh-2');
		expect(await subjects('ada@readers.example')).toEqual([]);
		await look('gh-1', 'gh-2', 'gh-3');
		expect(await subjects('ada@readers.example')).toEqual(['New opening: Composer, Gent']);
		await look();
		await look('gh-4');
		expect(await subjects('ada@readers.example')).toHaveLength(2);
		await look('2001', '2002');
		expect(await subjects('ada@readers.example')).toHaveLength(2);
	});
});
