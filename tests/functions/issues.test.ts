import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { locales } from '#contract/locales.ts';
import { required } from '../support/required.ts';
import { botToken, call, clearFaults, outboxOf, readState, setFaults } from '../support/site.ts';

afterEach(clearFaults);

let count = 0;
const newWriter = () => `player-${process.pid}-${count++}@readers.example`;

interface Choices {
	games: { id: string; name: string; platforms: string[] }[];
	platforms: { id: string; name: string }[];
	categories: { id: string; name: string }[];
}

const report = async (more: object = {}) => ({
	game: 'lowtide',
	platform: 'pc',
	category: 'crash',
	email: newWriter(),
	description: 'The harbour bell rings and the game is gone.',
	locale: 'en',
	captcha: await botToken(),
	...more,
});
const opinion = async (more: object = {}) => ({
	subject: 'The dog',
	message: 'The market dog should be allowed into the boat.',
	captcha: await botToken(),
	...more,
});

/** Sends a file as a form for that purpose does; gives its id. */
async function upload(purpose: string, more: { group?: string; name?: string } = {}): Promise<string> {
	const wish = { purpose, group: randomUUID(), name: 'game.log', size: 4, type: 'text/plain', ...more };
	const { url, payload } = (await call('/api/uploads/ticket', { body: wish })).body.data as {
		url: string;
		payload: Record<string, string>;
	};
	const form = new FormData();
	for (const [name, value] of Object.entries(payload)) form.append(name, value);
	form.append('file', new File(['tick'], wish.name, { type: wish.type }));
	return ((await (await fetch(url, { method: 'POST', body: form })).json()) as { id: string }).id;
}

describe('[AP-07] a report', () => {
	test.each(locales)('is about what the CMS offers in %s', async (locale) => {
		const reply = await call(`/api/issues/form?locale=${locale}`);
		const { games, platforms, categories } = reply.body.data as Choices;
		expect(games.map(({ id }) => id)).toContain('lowtide');
		expect(platforms.map(({ id }) => id)).toContain('pc');
		expect(categories.length).toBeGreaterThan(3);
		for (const { platforms: own } of games)
			expect(own.every((id) => platforms.some((platform) => platform.id === id))).toBe(true);
		expect(reply.headers['cache-control']).toBe('no-store');
	});

	test('reaches the CMS with its files, and its writer gets a receipt', async () => {
		const attachments = [await upload('issue')];
		const body = await report({ attachments, systemInfo: 'cores: 8\nscreen: 800 x 600', locale: 'fr' });
		const reply = await call('/api/issues', { body });
		const { reference } = reply.body.data as { reference: string };
		expect([reply.status, /^R-[2-9A-Z]{8}$/.test(reference)]).toEqual([200, true]);
		const { rows } = await readState();
		expect(rows.upload?.find(({ id }) => id === attachments[0])?.claimed_by).toBe(reference);
		const [mail] = await outboxOf(body.email);
		expect(mail?.subject).toBe(`Nous avons reçu votre signalement : ${reference}`);
	});

	test.each([
		['en', '2 files received:', '0.01 MB'],
		['fr', '2 fichiers reçus\u202f:', '0,01\u00a0Mo'],
		['es', '2 archivos recibidos:', '0,01 MB'],
	])('[FX-01] has its files named in its receipt in %s and at the desk', async (locale, head, size) => {
		const group = randomUUID();
		const attachments = [
			await upload('issue', { group }),
			await upload('issue', { group, name: 'b <i>.txt' }),
		];
		const body = await report({ attachments, locale });
		const { data } = (await call('/api/issues', { body })).body;
		const { reference } = data as { reference: string };
		const [mail] = await outboxOf(body.email);
		expect(mail?.text).toContain(`\n\n${head}\n- game.log (${size})\n- b <i>.txt (${size})\n\n`);
		const desk = await (await fetch(`${required('TEST_SANDBOX_URL')}/desk/messages`)).text();
		const [section = ''] = (desk.split(`id="${reference}"`)[1] ?? '').split('</article>');
		expect(section).toMatch(
			/game\.log<\/a><\/bdi> \(0\.01 MB\)[\s\S]*b &lt;i&gt;\.txt<\/a><\/bdi> \(0\.01 MB\)/,
		);
		for (const id of attachments) expect(section).not.toContain(`<dd>${id}`);
	});

	test('[FX-01] without files has a receipt that says nothing of files', async () => {
		const body = await report();
		await call('/api/issues', { body });
		expect((await outboxOf(body.email))[0]?.text).not.toMatch(/file|received/);
	});

	test.each([
		['game', 'chess'],
		['platform', 'toaster'],
		['category', 'nobody'],
	])('about a %s that is not offered is refused', async (field, value) => {
		const reply = await call('/api/issues', { body: await report({ [field]: value }) });
		expect([reply.status, reply.body.fields]).toEqual([422, { [field]: 'field.choice' }]);
	});

	test('T58 takes no file of another form or of nobody', async () => {
		const before = (await readState()).counts.message;
		for (const id of [await upload('career'), 'made-up']) {
			const reply = await call('/api/issues', { body: await report({ attachments: [id] }) });
			expect([reply.status, reply.body.messages]).toEqual([422, ['UPLOAD_REFUSED']]);
		}
		expect((await readState()).counts.message).toBe(before);
	});

	test.each([
		['email', 'x'],
		['description', 'short'],
		['game', ''],
		['attachments', ['']],
		['attachments', ['a', 'b', 'c', 'd']],
		['systemInfo', 'x'.repeat(5001)],
	])('with a wrong %s is refused: %s', async (field, value) => {
		const reply = await call('/api/issues', { body: await report({ [field]: value }) });
		expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
	});
});

describe('[AP-07] feedback', () => {
	test('needs no address, and is answered where there is one', async () => {
		const silent = await call('/api/feedbacks', { body: await opinion() });
		expect([silent.status, Object.keys(silent.body.data as object)]).toEqual([200, ['reference']]);
		const email = newWriter();
		await call('/api/feedbacks', { body: await opinion({ email, locale: 'es' }) });
		expect((await outboxOf(email))[0]?.subject).toMatch(/^Gracias por tu opinión: F-/);
	});

	test.each([
		['email', 'x'],
		['email', 'a@b.cc\r\nBcc: x@y.zz'],
		['subject', 'a\r\nBcc: x@y.zz'],
		['message', 'short'],
	])('T49 with a wrong %s is refused: %s', async (field, value) => {
		const reply = await call('/api/feedbacks', { body: await opinion({ [field]: value }) });
		expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
	});
});

describe.each([
	['/api/issues', report],
	['/api/feedbacks', opinion],
] as const)('[BC-01] T88 %s', (path, write) => {
	test.each([
		['no token', () => Promise.resolve('')],
		['a made-up token', () => Promise.resolve('made-up')],
		['a low score', () => botToken('login', { score: 0.4 })],
		['a token for another action', () => botToken('apply')],
		['a token for another host', () => botToken('login', { hostname: 'evil.test' })],
	])('refuses %s', async (_name, token) => {
		const body = await write({ captcha: await token() });
		const before = await readState();
		const reply = await call(path, { body });
		expect([reply.status, reply.body.messages]).toEqual([403, ['BOT_CHECK_FAILED']]);
		expect((await readState()).hash).toBe(before.hash);
	});

	test('refuses a token that was used', async () => {
		const captcha = await botToken();
		expect((await call(path, { body: await write({ captcha }) })).status).toBe(200);
		expect((await call(path, { body: await write({ captcha }) })).status).toBe(403);
	});

	test('R15 keeps one of twenty with the same key', async () => {
		const before = (await readState()).counts.message ?? 0;
		const headers = { 'Idempotency-Key': randomUUID() };
		const bodies = await Promise.all(
			Array.from({ length: 20 }, () => write({ email: 'one@readers.example' })),
		);
		const replies = await Promise.all(bodies.map((body) => call(path, { body, headers })));
		expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
		expect((await readState()).counts.message).toBe(before + 1);
	});
});

describe('[AP-07] new versions', () => {
	test('are those of the CMS, the newest first, of all games or one', async () => {
		const all = (await call('/api/support-patches')).body.data as {
			game: string;
			date: string;
			notes: string;
		}[];
		expect(all.length).toBeGreaterThan(3);
		const dates = all.map(({ date }) => date);
		expect(dates).toEqual(dates.toSorted().reverse());
		const one = (await call('/api/support-patches?game=lowtide&locale=fr')).body.data as typeof all;
		expect(new Set(one.map(({ game }) => game))).toEqual(new Set(['lowtide']));
		expect(one[0]?.notes).toContain('La marée');
		expect(one[0]?.notes).toContain('href="/fr/blog/the-minute-lowtide-lost"');
	});

	test('hold no markup that editors may not write', async () => {
		const patch = {
			id: 'x',
			game: 'lowtide',
			version: '9',
			date: '2026-01-01T00:00:00Z',
			notes: '<p>fine</p><script>evil()</script>',
			url: 'https://lowtide.example',
		};
		await setFaults({
			service: 'cms',
			path: '/api/support-patches',
			mode: 'body',
			body: JSON.stringify([patch]),
		});
		const [only] = (await call('/api/support-patches')).body.data as { notes: string }[];
		expect(only?.notes).toBe('<p>fine</p>');
	});
});
