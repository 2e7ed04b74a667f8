import { afterEach, expect, test } from 'vitest';
import { press } from '../support/press.ts';
import {
	botToken,
	call,
	clearFaults,
	freshAddress,
	outboxOf,
	readState,
	setFaults,
} from '../support/site.ts';

afterEach(clearFaults);

const path = '/api/games/alerts';
const newReader = () => `release-${crypto.randomUUID()}@readers.example`;
const ask = async (email: string, more: object = {}) =>
	call(path, {
		body: { email, game: 'wending', locale: 'en', captcha: await botToken('alerts'), ...more },
		from: freshAddress(),
	});
const linksTo = async (email: string) =>
	((await outboxOf(email)).at(-1)?.links ?? []).map((link) => new URL(link).pathname);
const tokenOf = (link = '') => link.split('/').at(-1) ?? '';

test('[GP-06] somebody who asks to hear of a release confirms and takes back with the links of one mail', async () => {
	const email = newReader();
	const reply = await ask(email, { locale: 'fr' });
	expect([reply.status, reply.body]).toEqual([200, { status: true, data: null }]);
	const [confirm, stop] = await linksTo(email);
	expect([confirm, stop]).toEqual([
		expect.stringMatching(/^\/fr\/games\/alerts\/confirm\//),
		expect.stringMatching(/^\/fr\/games\/alerts\/stop\//),
	]);
	for (const [action, link] of Object.entries({ confirm, stop })) {
		const done = await call(`${path}/${action}`, { body: { token: tokenOf(link) } });
		expect([action, done.status, done.body]).toEqual([action, 200, { status: true, data: null }]);
	}
	const again = await call(`${path}/confirm`, { body: { token: tokenOf(confirm) } });
	expect([again.status, again.body.messages]).toEqual([422, ['INCORRECT_EMAIL_TOKEN']]);
});

test('[GP-06] the links of its mail work without scripts, and a mail program can stop by itself', async () => {
	const email = newReader();
	await ask(email, { locale: 'es' });
	const [confirm = '', stop = ''] = await linksTo(email);
	const begun = await press(confirm);
	expect([begun.status, begun.text]).toEqual([200, expect.stringContaining('Estás en la lista')]);
	const stopped = await press(stop, { fields: { 'List-Unsubscribe': 'One-Click' } });
	expect([stopped.status, stopped.text]).toEqual([200, expect.stringContaining('No te escribiremos')]);
});

test('answers the same for an address that waits already, and for one that does not', async () => {
	const email = newReader();
	await ask(email);
	await call(`${path}/confirm`, { body: { token: tokenOf((await linksTo(email))[0]) } });
	const [known, unknown] = [await ask(email), await ask(newReader())];
	expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
});

test.each([
	[{ email: 'x' }, 400, { email: 'field.email' }],
	[{ game: '../x' }, 400, { game: 'field.choice' }],
	[{ game: 'no-such-game' }, 422, { game: 'field.choice' }],
	[{ captcha: 'made-up' }, 403, undefined],
])('refuses %j and sends nothing', async (wrong, status, fields) => {
	const email = newReader();
	const before = (await readState()).hash;
	const reply = await ask(email, wrong);
	expect([reply.status, reply.body.fields]).toEqual([status, fields]);
	expect((await readState()).hash).toBe(before);
});

test('says so while the service cannot be asked', async () => {
	await setFaults({ service: 'cms', path: '/api/release-alerts', mode: 'status:503' });
	const reply = await ask(newReader());
	expect([reply.status, reply.body.messages]).toEqual([503, ['SERVICE_TEMPORARILY_UNAVAILABLE']]);
});
