import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { MailPreference, OptionalMailKind } from '#contract/endpoints/mails.ts';
import { send } from '#services/mail/send.ts';
import {
	get,
	mailOf,
	newcomer,
	newestToken,
	type PlayerName,
	passwords,
	post,
	sessionOf,
} from './account-client.ts';
import { clockAhead, origin, outbox, services, settings, state, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const mira = mailOf('mira');
const listOf = (data: unknown) =>
	Object.fromEntries((data as MailPreference[]).map(({ kind, state }) => [kind, state]));
const preferencesOf = async (bearer: string) => listOf((await get('mails', bearer)).body.data);
const choose = (bearer: string, kind: string, state: string) =>
	post('mails/change', { kind, state }, { bearer });
const byLink = (token: string, more: { kind?: string; state?: string } = {}) =>
	post('mails/by-link', { token, ...more });
const refusedAsWrong = {
	status: 422,
	body: expect.objectContaining({ messages: ['INCORRECT_EMAIL_TOKEN'] }),
};

/** A mail of a kind, sent to an address at once. */
async function mail(mailKind: OptionalMailKind | undefined, to = mira) {
	const text = { subject: `About ${mailKind}`, text: `Hello,\n\n${randomUUID()}` };
	await send(services(), { kind: 'mail', to, locale: 'fr', ...text, ...(mailKind && { mailKind }) });
	return (await outbox(to)).findLast(({ subject }) => subject === text.subject);
}

/** The token of the link in the newest mail to a player. */
async function tokenOf(name: PlayerName): Promise<string> {
	const sent = await mail('answers', mailOf(name));
	return new URL(sent?.links.at(-1) ?? '').pathname.split('/account/mails/')[1] ?? '';
}

/** Submits a form as our functions do, or takes what a mail links to. */
const submit = (form: string, body: unknown) =>
	fetch(`${origin()}/cms/api/${form}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${settings.submissionsKey}` },
		body: JSON.stringify(body),
	});

async function confirmAlert(email = mira) {
	const before = await outbox(email);
	await submit('job-alerts', { email, filters: {}, locale: 'en' });
	const [sent] = (await outbox(email)).slice(before.length);
	const token = sent?.links[0]?.split('/careers/alerts/confirm/')[1] ?? '';
	expect((await submit('job-alerts/confirm', { token })).status).toBe(200);
}

const alertStates = async () => (await state()).rows.alert?.map(({ state }) => state);

describe('[SI-06] mail preferences', () => {
	test('are of every kind that is sent, changed one by one, and kept', async () => {
		const bearer = await sessionOf('mira');
		const before = { newsletter: 'off', releases: 'on', jobs: 'on', answers: 'on' };
		expect(await preferencesOf(bearer)).toEqual(before);
		for (const kind of ['jobs', 'jobs', 'answers']) await choose(bearer, kind, 'off');
		const { body } = await choose(bearer, 'newsletter', 'on');
		const after = { newsletter: 'on', releases: 'on', jobs: 'off', answers: 'off' };
		expect(listOf(body.data)).toEqual(after);
		await choose(bearer, 'jobs', 'on');
		expect(await preferencesOf(bearer)).toEqual({ ...after, jobs: 'on' });
		expect((await get('profile', bearer)).body.data).toHaveProperty('user.newsletter', true);
		expect(await preferencesOf(await sessionOf('pavel'))).toEqual(before);
	});

	test.each([
		[{ kind: 'security', state: 'off' }, 'kind'],
		[{ kind: 'jobs', state: false }, 'state'],
		[{ kind: 'jobs', state: 'OFF' }, 'state'],
	])('T112 refuse %j at its field', async (body, field) => {
		const reply = await post('mails/change', body, { bearer: await sessionOf('mira') });
		expect([reply.status, reply.body.fields]).toEqual([400, { [field]: 'field.choice' }]);
	});

	test('count when a mail is sent, also for one that waits since before', async () => {
		const bearer = await sessionOf('mira');
		await services()
			.db.insertInto('outgoing')
			.values({
				...{ id: randomUUID(), kind: 'mail', recipient: mira, created_at: Date.now() },
				next_at: Date.now() + 3_600_000,
				message: JSON.stringify({
					...{ kind: 'mail', to: mira, locale: 'en', subject: 'A new job', text: 'Apply!' },
					mailKind: 'jobs',
				}),
			})
			.execute();
		await choose(bearer, 'jobs', 'off');
		await clockAhead(7200);
		expect(await mail('releases')).toBeDefined();
		expect((await outbox(mira)).map(({ subject }) => subject)).toEqual(['About releases']);
		expect((await state()).counts.outgoing).toBe(0);
	});

	test('T112 hold back their kind alone, and never what has none', async () => {
		const bearer = await sessionOf('mira');
		for (const kind of ['jobs', 'releases', 'answers']) await choose(bearer, kind, 'off');
		expect(await mail('jobs')).toBeUndefined();
		expect(await mail('answers')).toBeUndefined();
		expect(await mail(undefined)).toBeDefined();
		expect(await mail('jobs', mailOf('pavel'))).toBeDefined();
		await post('forgot-password', { email: mira });
		expect((await outbox(mira)).at(-1)?.subject).toBe('Set a new password');
	});

	test('hold back the answer to what their player has sent', async () => {
		await choose(await sessionOf('mira'), 'answers', 'off');
		const feedback = {
			email: mira,
			subject: 'The site',
			message: 'It is a joy to read, every page of it.',
			locale: 'en',
		};
		expect((await submit('feedbacks', feedback)).status).toBe(200);
		const [received] = await outbox(mira);
		const forStaff = (await outbox())
			.flatMap(({ links }) => links)
			.find((link) => link.includes('/submissions/'));
		const body = new URLSearchParams({ state: 'closed', answer: 'Thank you.' });
		const saved = await fetch(forStaff ?? '', { method: 'POST', body, redirect: 'manual' });
		expect(saved.status).toBe(303);
		expect(await outbox(mira)).toEqual([received]);
	});

	test('are not those of somebody who has not shown that the address is theirs', async () => {
		await post('create', newcomer({ email: 'ada@readers.example' }));
		const { db, now } = services();
		const ada = await db
			.selectFrom('user')
			.select('id')
			.where('email', '=', 'ada@readers.example')
			.executeTakeFirstOrThrow();
		await db.insertInto('mail_opt_out').values({ user_id: ada.id, kind: 'jobs', since: now() }).execute();
		const sent = await mail('jobs', 'ada@readers.example');
		expect(sent?.links).toEqual([]);
	});

	test('are in what a player downloads, and go with the account', async () => {
		const bearer = await sessionOf('mira');
		await choose(bearer, 'jobs', 'off');
		await post('verify', { password: passwords.mira, code: '' }, { bearer });
		const response = await fetch(`${origin()}/accounts/api/account/export`, {
			headers: { Authorization: `Bearer ${bearer}` },
		});
		const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
		const own = JSON.parse(strFromU8(files['mailPreferences.json'] ?? new Uint8Array()));
		expect(own).toContainEqual({ kind: 'jobs', state: 'off' });
		expect((await state()).counts.mail_opt_out).toBe(1);
		await post('delete', { password: passwords.mira, code: '' }, { bearer });
		expect((await state()).counts.mail_opt_out).toBe(0);
	});
});

describe('[SI-06] alerts of who has an account', () => {
	test('rest while their kind is off, and come back when it is confirmed again', async () => {
		await confirmAlert();
		const bearer = await sessionOf('mira');
		await choose(bearer, 'jobs', 'off');
		expect(await alertStates()).toEqual(['confirmed']);
		await confirmAlert();
		expect(await preferencesOf(bearer)).toHaveProperty('jobs', 'on');
		expect(await alertStates()).toEqual(['confirmed']);
	});

	test('end with the account, or its address, where their kind is off', async () => {
		const bearer = await sessionOf('mira');
		await confirmAlert();
		await choose(bearer, 'jobs', 'off');
		await post(
			'update-email',
			{ email: 'new@elsewhere.example', password: passwords.mira, code: '' },
			{ bearer },
		);
		const undo = await newestToken(mira);
		const token = await newestToken('new@elsewhere.example');
		await post('validate', { username: 'mira', token });
		expect(await alertStates()).toEqual(['stopped']);
		await confirmAlert('new@elsewhere.example');
		await choose(bearer, 'jobs', 'off');
		await post('undo-email', { token: undo });
		expect(await alertStates()).toEqual(['stopped', 'stopped']);
		await confirmAlert();
		const anew = await sessionOf('mira');
		await choose(anew, 'jobs', 'off');
		await post('delete', { password: passwords.mira, code: '' }, { bearer: anew });
		expect(await alertStates()).toEqual(['stopped', 'stopped', 'stopped']);
	});

	test('outlive it where their kind is on, and keep the link of their own without one', async () => {
		await confirmAlert();
		const bearer = await sessionOf('mira');
		await post('delete', { password: passwords.mira, code: '' }, { bearer });
		expect(await alertStates()).toEqual(['confirmed']);
		await submit('job-alerts', { email: mira, filters: {}, locale: 'en' });
		expect((await outbox(mira)).at(-1)?.headers['List-Unsubscribe']).toContain('/careers/alerts/stop/');
	});
});

describe('[SI-06] the link of a mail', () => {
	test('leads to the preferences in its language, and mail programs unsubscribe from its kind alone', async () => {
		const sent = await mail('releases');
		const page = sent?.links.at(-1) ?? '';
		expect(page).toContain('/fr/account/mails/');
		expect(sent?.headers).toEqual(
			expect.objectContaining({
				'List-Unsubscribe': `<${page.replace('/mails/', '/mails/stop/releases/')}>`,
				'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
			}),
		);
	});

	test('shows a masked address, changes nothing by itself and one kind where it is asked to', async () => {
		const token = await tokenOf('mira');
		const before = (await state()).hash;
		const { body } = await byLink(token);
		expect((await state()).hash).toBe(before);
		const data = body.data as unknown as { email: string; mails: MailPreference[] };
		expect([data.email, listOf(data.mails)]).toEqual([
			'm•••@p•••.example',
			{ newsletter: 'off', releases: 'on', jobs: 'on', answers: 'on' },
		]);
		expect(JSON.stringify(body)).not.toContain('mira');
		for (const _ of [1, 2]) expect((await byLink(token, { kind: 'jobs' })).status).toBe(200);
		expect(await preferencesOf(await sessionOf('mira'))).toEqual({ ...listOf(data.mails), jobs: 'off' });
		const back = await byLink(token, { kind: 'jobs', state: 'on' });
		expect((back.body.data as unknown as typeof data).mails).toEqual(data.mails);
	});

	test('T111 is refused where it is forged, altered or of somebody else', async () => {
		const [id = '', signature = ''] = (await tokenOf('mira')).split('.');
		const [, other] = (await tokenOf('pavel')).split('.');
		const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
		for (const token of [
			`${id}.${other}`,
			`${id}.${changed}`,
			`${id}.`,
			id,
			`nobody.${signature}`,
			'.',
			'x',
		]) {
			const { status, body } = await byLink(token, { kind: 'answers' });
			expect({ token, status, body }).toEqual({ token, ...refusedAsWrong });
		}
		expect(await preferencesOf(await sessionOf('mira'))).toHaveProperty('answers', 'on');
	});

	test('works for years, but not for a deleted account or another address', async () => {
		const token = await tokenOf('mira');
		await clockAhead(3 * 365 * 86_400);
		expect((await byLink(token)).status).toBe(200);
		await clockAhead(0);
		const bearer = await sessionOf('mira');
		await post(
			'update-email',
			{ email: 'new@elsewhere.example', password: passwords.mira, code: '' },
			{ bearer },
		);
		await post('validate', { username: 'mira', token: await newestToken('new@elsewhere.example') });
		expect(await byLink(token)).toEqual(expect.objectContaining(refusedAsWrong));
		const own = await tokenOf('pavel');
		await post('delete', { password: passwords.pavel, code: '' }, { bearer: await sessionOf('pavel') });
		expect(await byLink(own, { kind: 'jobs' })).toEqual(expect.objectContaining(refusedAsWrong));
	});
});
