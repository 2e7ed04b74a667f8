import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { announceReleases } from '#services/forms/alerts/releases/announce.ts';
import { editEntry } from '../support/desk-entry.ts';
import {
	clockAhead,
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

/** The demo's game that is not out yet. */
const game = 'wending';
const day = 86_400;

/** Writes as our functions do. */
function write(below: string, body: unknown) {
	return fetch(`${origin()}/cms/api/release-alerts${below}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${settings.submissionsKey}` },
		body: JSON.stringify(body),
	});
}

const reader = 'ada@readers.example';
const ask = (email = reader, locale = 'en', slug = game) => write('', { email, game: slug, locale });
const tokenIn = (message: Message | undefined, action: 'confirm' | 'stop') =>
	message?.links.map((link) => new URL(link).pathname.split(`/games/alerts/${action}/`)[1]).find(Boolean) ??
	'';

async function confirmed(email = reader, locale = 'en'): Promise<void> {
	await ask(email, locale);
	const token = tokenIn((await outbox(email)).at(-1), 'confirm');
	expect((await write('/confirm', { token })).status).toBe(200);
}

const release = (at: number) =>
	editEntry(`${origin()}/desk/content/games/${game}`, 'publish', { releaseDate: new Date(at).toISOString() });

/** Whoever asks the sandbox's CMS for something has it look what is due. */
const look = () => fetch(`${origin()}/cms/api/games`);
const subjects = async (email = reader) => (await outbox(email)).map(({ subject }) => subject);

describe('[GP-06] whoever asks to hear of a release', () => {
	test('is mailed once it is out, in their language, if they confirmed, and forgotten with it', async () => {
		await release(Date.now() + day * 1000);
		await confirmed(reader, 'fr');
		await ask('silent@readers.example');
		await look();
		expect(await outbox(reader)).toHaveLength(1);
		await clockAhead(day + 60);
		for (const _ of [1, 2]) await look();
		expect(await subjects()).toEqual(['Vous prévenir quand Wending sortira ?', 'Wending est sorti']);
		const mail = (await outbox(reader)).at(-1);
		expect(mail?.links).toEqual([`${siteUrl}/fr/games/wending`]);
		expect(mail?.html).toContain(`<a href="${siteUrl}/fr/games/wending">`);
		expect(await outbox('silent@readers.example')).toHaveLength(1);
		expect(await (await fetch(`${origin()}/desk/alerts`)).text()).not.toContain(reader);
	});

	test('is mailed once by processes that look at the same moment', async () => {
		await release(Date.now() + day * 1000);
		await confirmed();
		await clockAhead(day + 60);
		await Promise.all(Array.from({ length: 5 }, () => announceReleases(services())));
		expect(await outbox(reader)).toHaveLength(2);
	});

	test('waits where the date moves, and counts with the new one', async () => {
		await release(Date.now() + day * 1000);
		await confirmed();
		await release(Date.now() + 3 * day * 1000);
		await clockAhead(2 * day);
		await look();
		expect(await outbox(reader)).toHaveLength(1);
		await clockAhead(4 * day);
		await look();
		expect((await subjects()).at(-1)).toBe('Wending is out');
	});

	test('is mailed at once where the game came out meanwhile', async () => {
		await ask(reader, 'en', 'lowtide');
		await write('/confirm', { token: tokenIn((await outbox(reader))[0], 'confirm') });
		await look();
		expect((await subjects()).at(-1)).toBe('Lowtide is out');
	});

	test('hears of a game that was withdrawn once it is back, but is forgotten after thirty days without it', async () => {
		await confirmed();
		await editEntry(`${origin()}/desk/content/games/${game}`, 'draft');
		await look();
		await clockAhead(20 * day);
		await look();
		await release(Date.now());
		await look();
		expect((await subjects()).at(-1)).toBe('Wending is out');
		await release(Date.now() + 99 * day * 1000);
		await confirmed('bea@readers.example');
		await editEntry(`${origin()}/desk/content/games/${game}`, 'draft');
		await look();
		await clockAhead(20 * day + limits.lifetime.withdrawnGame + 60);
		await look();
		await release(Date.now());
		await look();
		expect(await outbox('bea@readers.example')).toHaveLength(1);
		expect((await state()).rows.alert?.map(({ state }) => state)).toEqual(['stopped', 'stopped']);
	});

	test('can take it back with the link of the first mail, which mail programs know of the next', async () => {
		await confirmed();
		await ask();
		const [first, again] = await outbox(reader);
		expect(again?.subject).toBe('We will tell you when Wending is out');
		const token = tokenIn(first, 'stop');
		expect(tokenIn(again, 'stop')).toBe(token);
		const headers = await (await fetch(`${origin()}/control/outbox?to=${reader}`)).text();
		expect(headers).toContain('List-Unsubscribe=One-Click');
		expect((await write('/stop', { token })).status).toBe(200);
		expect((await write('/stop', { token })).status).toBe(200);
		await clockAhead(400 * day);
		await look();
		expect(await outbox(reader)).toHaveLength(2);
	});

	test('has tokens that are good for that alone', async () => {
		await ask();
		const [mail] = await outbox(reader);
		const [confirm, stop] = [tokenIn(mail, 'confirm'), tokenIn(mail, 'stop')];
		expect((await write('/confirm', { token: stop })).status).toBe(422);
		const ofJobs = await fetch(`${origin()}/cms/api/job-alerts/confirm`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${settings.submissionsKey}` },
			body: JSON.stringify({ token: confirm }),
		});
		expect(ofJobs.status).toBe(422);
		await clockAhead(limits.lifetime.validationToken + 1);
		expect((await write('/confirm', { token: confirm })).status).toBe(422);
	});

	test('names a game of the studio, which may be called otherwise by now', async () => {
		const wrong = await ask(reader, 'en', 'somebody-elses-game');
		expect([wrong.status, await wrong.json()]).toMatchObject([
			422,
			{ messages: ['INVALID_GAME_ID'], fields: { game: 'field.choice' } },
		]);
		expect(await outbox(reader)).toEqual([]);
		expect((await ask(reader, 'en', 'low-tide')).status).toBe(200);
		expect((await subjects())[0]).toBe('Shall we tell you when Lowtide is out?');
	});

	test('shares the limits of job alerts', async () => {
		for (let time = 0; time < limits.attempts.alertMail.times; time++) await ask();
		await fetch(`${origin()}/cms/api/job-alerts`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${settings.submissionsKey}` },
			body: JSON.stringify({ email: reader, filters: {}, locale: 'en' }),
		});
		expect(await outbox(reader)).toHaveLength(limits.attempts.alertMail.times);
	});
});
