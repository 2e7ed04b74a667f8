import { beforeEach, describe, expect, test } from 'vitest';
import type { MailPreference } from '#contract/endpoints/mails.ts';
import { mailLinksOf } from '../support/mail-preferences.ts';
import { press } from '../support/press.ts';
import {
	call,
	freshAddress,
	jarOf,
	outboxOf,
	players,
	type Reply,
	readState,
	reset,
} from '../support/site.ts';

beforeEach(reset);

const path = '/api/account/mails';
const stateOf = async (kind: string, player = players.mira) => {
	const { body } = await call(path, { jar: await jarOf(player) });
	return (body.data as MailPreference[]).find((each) => each.kind === kind)?.state;
};
const mainOf = ({ text }: Reply) => /<main.*<\/main>/s.exec(text)?.[0] ?? '';

/** Posts as RFC 8058 says: without cookies, origin or referrer. */
const unsubscribe = (stop: string, method = 'POST') =>
	call(stop, {
		...{ method, body: 'List-Unsubscribe=One-Click', from: freshAddress() },
		headers: {
			'Content-Type': 'application/x-www-form-urlencoded',
			...{ Accept: undefined, Origin: undefined, 'X-Requested-With': undefined },
		},
	});

describe('[SI-06] mail preferences', () => {
	test('T111 are changed in the account by its player alone', async () => {
		const jar = await jarOf(players.mira);
		const changed = await call(`${path}/change`, { body: { kind: 'answers', state: 'off' }, jar });
		expect(changed.body.data).toEqual((await call(path, { jar })).body.data);
		expect([await stateOf('answers'), await stateOf('answers', players.pavel)]).toEqual(['off', 'on']);
		expect((await call(path)).status).toBe(401);
	});

	test.each([
		['en', 'Turn off: Job alerts', 'Turn on: Job alerts'],
		['fr', 'Désactiver\u202f: Alertes emploi', 'Activer\u202f: Alertes emploi'],
		['es', 'Desactivar: Alertas de empleo', 'Activar: Alertas de empleo'],
	])('are shown and changed by presses without scripts in %s', async (locale, off, on) => {
		const { page } = await mailLinksOf(players.mira, locale);
		const shown = await press(page);
		expect([shown.status, mainOf(shown)]).toEqual([200, expect.stringContaining(off)]);
		expect(mainOf(shown)).toContain('m•••@p•••.example');
		expect(shown.text).not.toContain(players.mira.email);
		const { 'cache-control': cache, 'referrer-policy': referrer } = shown.headers;
		expect([cache, referrer]).toEqual(['no-store', 'no-referrer']);
		const changed = await press(page, { fields: { kind: 'jobs', state: 'off' } });
		expect([changed.status, mainOf(changed)]).toEqual([200, expect.stringContaining(on)]);
		expect(await stateOf('jobs')).toBe('off');
		await press(page, { fields: { kind: 'jobs', state: 'on' } });
		expect(await stateOf('jobs')).toBe('on');
	});

	test('T111 are left alone where their page is opened, and by what is no press of it', async () => {
		const { page, stop } = await mailLinksOf(players.mira);
		const before = (await readState()).hash;
		for (const each of [page, stop])
			for (const method of ['GET', 'HEAD'])
				expect((await call(each, { method, headers: { Origin: undefined } })).status).toBe(200);
		const wrong = [
			'kind=jobs&state=off&more=1',
			'kind=security&state=off',
			'kind=jobs&kind=answers&state=off',
		];
		for (const fields of wrong) expect((await press(page, { fields })).status).toBe(400);
		const foreign = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' };
		const forced = await press(page, { fields: 'kind=jobs&state=off', headers: foreign });
		expect(forced.status).toBe(403);
		expect((await readState()).hash).toBe(before);
	});

	test('stop one kind where a mail program unsubscribes by itself', async () => {
		const { stop } = await mailLinksOf(players.mira, 'fr');
		expect(stop).toContain('/fr/account/mails/stop/jobs/');
		const before = (await outboxOf(players.mira.email)).length;
		for (const _ of [1, 2]) expect((await unsubscribe(stop)).status).toBe(200);
		expect([await stateOf('jobs'), await stateOf('answers')]).toEqual(['off', 'on']);
		expect(await outboxOf(players.mira.email)).toHaveLength(before);
	});

	test('T111 are refused with a link that is altered, of another kind of mail or of nobody', async () => {
		const { page, stop, token } = await mailLinksOf(players.mira);
		const altered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
		const before = (await readState()).hash;
		for (const each of [page, stop]) {
			const reply = await press(each.replace(token, altered));
			expect([reply.status, mainOf(reply)]).toEqual([
				422,
				expect.stringContaining('This link does not work'),
			]);
		}
		expect((await unsubscribe(stop.replace('/jobs/', '/security/'))).status).toBe(400);
		expect((await unsubscribe(page)).status).toBe(400);
		const reply = await call(`${path}/by-link`, { body: { token: altered, kind: 'jobs' } });
		expect([reply.status, reply.body.messages]).toEqual([422, ['INCORRECT_EMAIL_TOKEN']]);
		expect((await readState()).hash).toBe(before);
	});
});
