import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { application, newApplicant, withdrawalOf } from '../support/applications.ts';
import { creation, newestToken, stranger } from '../support/players.ts';
import { press } from '../support/press.ts';
import { answerAs, sentMessage } from '../support/receipts.ts';
import {
	botToken,
	call,
	clearFaults,
	createJar,
	freshAddress,
	outboxOf,
	players,
	type Reply,
	readState,
	reset,
	setFaults,
	signIn,
} from '../support/site.ts';

beforeEach(reset);
afterEach(clearFaults);

const tokenLink = async (email: string) =>
	new URL((await outboxOf(email)).at(-1)?.links.at(-1) ?? '').pathname;

/** The HTML of a page's main part, beside which every page is alike. */
const mainOf = ({ text }: Reply) => /<main.*<\/main>/s.exec(text)?.[0] ?? '';

/** A link with the token that confirms a new account's address. */
async function validation(locale = 'en'): Promise<{ path: string; player: ReturnType<typeof stranger> }> {
	const player = stranger();
	await call('/api/account/create', { body: await creation(player, { locale }), from: freshAddress() });
	return { path: await tokenLink(player.email), player };
}

const isVerified = async (player: ReturnType<typeof stranger>) =>
	(await signIn(player, createJar())).status === 200;

async function askForAlerts(locale = 'en', email = `reader-${crypto.randomUUID()}@readers.example`) {
	const body = { email, filters: {}, locale, captcha: await botToken('alerts') };
	await call('/api/careers/alerts', { body, from: freshAddress() });
	return { email, path: await tokenLink(email) };
}

const alertStates = async () => (await readState()).rows.alert?.map(({ state }) => state);

/** A link that gives Mira's account its former address back. */
async function undoLink(): Promise<string> {
	const jar = createJar();
	await signIn(players.mira, jar);
	const body = { email: 'lantern@elsewhere.example', password: players.mira.password, code: '' };
	await call('/api/account/update-email', { body, jar });
	const { token } = await newestToken(players.mira.email);
	return `/account/undo-email/${token}`;
}

describe('[FX-35] a form that is sent without scripts', () => {
	test.each([
		['en', 'Your address is verified'],
		['fr', 'Votre adresse est vérifiée'],
		['es', 'Tu dirección está verificada'],
	])('verifies an address in %s, and claims nothing of who is signed in', async (locale, words) => {
		const { path, player } = await validation(locale);
		expect(await isVerified(player)).toBe(false);
		const reply = await press(path);
		expect([reply.status, mainOf(reply)]).toEqual([200, expect.stringContaining(words)]);
		const prefix = locale === 'en' ? '' : `/${locale}`;
		for (const way of ['/account/login', '/account'])
			expect(mainOf(reply)).toContain(`href="${prefix}${way}"`);
		expect(reply.text).toContain(`<html lang="${locale}"`);
		expect(await isVerified(player)).toBe(true);
		const again = await press(path);
		expect([again.status, mainOf(again)]).toEqual([
			422,
			expect.stringContaining(`href="${prefix}/account/login"`),
		]);
	});

	test.each([
		['en', 'Your alerts have begun', 'Your alerts are stopped'],
		['fr', 'Vos alertes sont actives', 'Vos alertes sont arrêtées'],
		['es', 'Tus alertas están activas', 'Tus alertas se han detenido'],
	])('begins and stops alerts in %s', async (locale, begun, stopped) => {
		const { email, path } = await askForAlerts(locale);
		expect(await alertStates()).toEqual(['asked']);
		const first = await press(path);
		expect([first.status, mainOf(first)]).toEqual([200, expect.stringContaining(begun)]);
		expect(await alertStates()).toEqual(['confirmed']);
		const { path: stop } = await askForAlerts(locale, email);
		expect(stop).toContain('/careers/alerts/stop/');
		const last = await press(stop);
		expect([last.status, mainOf(last)]).toEqual([200, expect.stringContaining(stopped)]);
		expect(await alertStates()).toEqual(['stopped']);
		const late = await press(path);
		expect([late.status, mainOf(late)]).toEqual([422, expect.stringContaining('/careers/alerts"')]);
	});

	test('gives an account its former address back, once', async () => {
		const path = await undoLink();
		const reply = await press(path);
		expect([reply.status, mainOf(reply)]).toEqual([200, expect.stringContaining('/account/forgot-password')]);
		const jar = createJar();
		expect((await signIn(players.mira, jar)).body.data).toHaveProperty('user.email', players.mira.email);
		const again = await press(`/fr${path}`);
		expect([again.status, mainOf(again)]).toEqual([422, expect.stringContaining('Ce lien a déjà servi')]);
	});

	test('withdraws an application with what is typed in, and gives nothing of it back', async () => {
		const email = newApplicant();
		await call('/api/careers/apply', { body: await application({ email }), from: freshAddress() });
		const { reference, token } = await withdrawalOf(email);
		const wrong = await press('/fr/careers/withdraw/by-code', { fields: { reference, token: 'AAAAA' } });
		expect([wrong.status, mainOf(wrong)]).toEqual([422, expect.stringContaining('Aucune candidature')]);
		expect(mainOf(wrong)).not.toContain(reference);
		expect(mainOf(wrong)).toContain('action="/fr/careers/withdraw/by-code"');
		const reply = await press('/careers/withdraw/by-code', { fields: { reference, token } });
		expect([reply.status, mainOf(reply)]).toEqual([
			200,
			expect.stringContaining('Your application is deleted'),
		]);
		expect((await readState()).rows.application?.[0]?.withdrawn_at).not.toBeNull();
	});

	test.each([
		['en', 'It has been read.', 'Our answer'],
		['fr', 'Lu.', 'Notre réponse'],
		['es', 'Se ha leído.', 'Nuestra respuesta'],
	])('[SV-13] shows what became of a message in %s', async (locale, words, heading) => {
		const { reference, token } = await sentMessage(locale);
		const prefix = locale === 'en' ? '' : `/${locale}`;
		const address = `${prefix}/receipt/by-code`;
		const before = await press(address, { fields: { reference, token } });
		expect(before.status).toBe(200);
		expect(mainOf(before)).not.toContain(words);
		expect(mainOf(before)).not.toContain(heading);
		await answerAs(reference, { state: 'read', answer: 'Two <b>words</b>.' });
		const reply = await press(address, { fields: { reference, token } });
		expect(mainOf(reply)).toContain(words);
		expect(mainOf(reply)).toContain(heading);
		expect(mainOf(reply)).toContain('Two &lt;b&gt;words&lt;/b&gt;.');
		const wrong = await press(address, { fields: { reference, token: 'AAAAA' } });
		expect([wrong.status, mainOf(wrong)]).toEqual([422, expect.stringContaining(`action="${address}"`)]);
		expect(mainOf(wrong)).not.toContain(reference);
	});

	test('withdraws a sign-up for playtests only with the right code', async () => {
		const fields = { reference: 'P-22222222', token: 'wrong' };
		const reply = await press('/es/playtests/withdraw/by-code', { fields });
		expect([reply.status, mainOf(reply)]).toEqual([422, expect.stringContaining('No conocemos ninguna')]);
	});

	test('is answered by a page that nobody keeps, lists or hears of', async () => {
		const { path } = await validation();
		const { headers, setCookies } = await press(path);
		expect(headers).toEqual(
			expect.objectContaining({
				'cache-control': 'no-store',
				'referrer-policy': 'no-referrer',
				'content-type': 'text/html; charset=utf-8',
				'x-frame-options': 'DENY',
				'content-security-policy': expect.stringContaining("form-action 'self'"),
			}),
		);
		expect(Object.keys(headers).filter((name) => /^(?:cdn-|netlify-)|^etag$/.test(name))).toEqual([]);
		expect(setCookies).toEqual([]);
	});

	test('looks at no cookie, and leaves those of a session alone', async () => {
		const jar = createJar();
		await signIn(players.mira, jar);
		const { path, player } = await validation();
		const reply = await press(path, { jar });
		expect([reply.status, reply.setCookies]).toEqual([200, []]);
		expect(await isVerified(player)).toBe(true);
		expect((await call('/api/account/profile', { jar })).body.data).toHaveProperty('user.username', 'mira');
	});

	test.each([
		['a service that is down', { mode: 'status:503' }, 503, 'press the button again'],
		['a service that makes no sense', { mode: 'html' }, 503, 'press the button again'],
	])('says to press again after %s', async (_name, fault, status, words) => {
		const { path, player } = await validation();
		await setFaults({ service: 'account', path: '/api/account/validate', ...fault });
		const reply = await press(path);
		expect([reply.status, mainOf(reply)]).toEqual([status, expect.stringContaining(words)]);
		expect(mainOf(reply)).toMatch(/<form[^>]* method="post"/);
		await clearFaults();
		await expect.poll(async () => (await press(path)).status, { timeout: 20_000 }).toBe(200);
		expect(await isVerified(player)).toBe(true);
	});

	test('[FX-42] names the request after a failure of the service, and after nothing else', async () => {
		const { path } = await validation('fr');
		expect(mainOf(await press('/fr/account/validate/mira/wrong'))).not.toContain('Référence');
		await setFaults({ service: 'account', path: '/api/account/validate', mode: 'status:503' });
		const reply = await press(path);
		expect(mainOf(reply)).toContain(`assistance\u202f: ${reply.headers['x-request-id']}`);
	});

	test('is limited as its call is, with the time to wait', async () => {
		const from = freshAddress();
		const { times } = limits.attempts.formPerAddress;
		const tryOnce = () => press('/careers/alerts/stop/not.ours', { from });
		for (let time = 0; time < times; time += 1) expect((await tryOnce()).status).toBe(422);
		const reply = await tryOnce();
		expect([reply.status, mainOf(reply)]).toEqual([429, expect.stringContaining('Too many tries')]);
		expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
	});
});

describe('[FX-42] a mail program that unsubscribes by itself', () => {
	/** Posts as RFC 8058 says: without cookies, origin or referrer. */
	const unsubscribe = (path: string, body: string, type?: string, method = 'POST') =>
		call(path, {
			...{ method, body, from: freshAddress() },
			headers: {
				'Content-Type': type,
				...{ Accept: undefined, Origin: undefined, Referer: undefined, 'X-Requested-With': undefined },
				...{ 'Sec-Fetch-Site': undefined, 'Sec-Fetch-Mode': undefined, 'Sec-Fetch-Dest': undefined },
			},
		});
	const urlencoded = 'application/x-www-form-urlencoded';

	/** An alert that has begun, with what its mail says of how to end it. */
	async function begunAlert(locale = 'en') {
		const { email, path } = await askForAlerts(locale);
		await press(path);
		await askForAlerts(locale, email);
		const { headers = {} } = (await outboxOf(email)).at(-1) ?? {};
		const address = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
		return { path: new URL(address).pathname, headers };
	}

	test.each([
		['a form', 'List-Unsubscribe=One-Click', urlencoded],
		['a form with a charset', 'List-Unsubscribe=One-Click', `${urlencoded}; charset=UTF-8`],
		[
			'multipart form data',
			'--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
			'multipart/form-data; boundary=x',
		],
		['nothing', '', undefined],
	])('ends alerts with %s, at the address that their mail names', async (_, body, type) => {
		const { path, headers } = await begunAlert();
		expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
		const reply = await unsubscribe(path, body, type);
		expect([reply.status, mainOf(reply)]).toEqual([200, expect.stringContaining('Your alerts are stopped')]);
		expect(await alertStates()).toEqual(['stopped']);
		expect((await unsubscribe(path, body, type)).status).toBe(200);
	});

	test('ends alerts in French and Spanish, too', async () => {
		for (const locale of ['fr', 'es']) {
			const { path } = await begunAlert(locale);
			expect((await unsubscribe(path, 'List-Unsubscribe=One-Click', urlencoded)).status).toBe(200);
		}
		expect(await alertStates()).toEqual(['stopped', 'stopped']);
	});

	test.each([
		['something else beside it', 'List-Unsubscribe=One-Click&a=1', urlencoded],
		['something else', 'List-Unsubscribe=No', urlencoded],
		['JSON', '{"List-Unsubscribe":"One-Click"}', 'application/json'],
		['a torn form', '--x\r\nContent', 'multipart/form-data; boundary=x'],
	])('ends nothing with %s', async (_, body, type) => {
		const { path } = await begunAlert();
		expect((await unsubscribe(path, body, type)).status).toBeGreaterThanOrEqual(400);
		expect(await alertStates()).toEqual(['confirmed']);
	});

	test('begins, confirms and withdraws nothing by that', async () => {
		const { path } = await askForAlerts();
		const { path: validate, player } = await validation();
		for (const each of [path, validate])
			expect((await unsubscribe(each, 'List-Unsubscribe=One-Click', urlencoded)).status).toBe(400);
		expect(await alertStates()).toEqual(['asked']);
		expect(await isVerified(player)).toBe(false);
	});

	test('is refused with another token, from another site, and by GET', async () => {
		const { path } = await begunAlert();
		const wrong = await unsubscribe(
			'/careers/alerts/stop/not.ours',
			'List-Unsubscribe=One-Click',
			urlencoded,
		);
		expect(wrong.status).toBe(422);
		const headers = {
			Origin: 'https://evil.test',
			'Sec-Fetch-Site': 'cross-site',
			'Content-Type': urlencoded,
		};
		const foreign = await call(path, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers });
		expect(foreign.status).toBe(403);
		await unsubscribe(path, '', undefined, 'GET');
		expect(await alertStates()).toEqual(['confirmed']);
	});
});

describe('[FX-35] the page of such a form', () => {
	const opened = (path: string, method = 'GET', headers = {}) =>
		call(path, { method, headers: { Accept: 'text/html', Origin: undefined, ...headers } });

	test('is a file: opening it, a HEAD and a fetch in advance change nothing', async () => {
		const { path } = await validation();
		const { path: alert } = await askForAlerts();
		const undo = await undoLink();
		const before = (await readState()).hash;
		for (const each of [path, alert, undo, `/en${alert}`]) {
			for (const method of ['GET', 'HEAD']) expect((await opened(each, method)).status).toBeOneOf([200, 301]);
			expect((await opened(each, 'GET', { 'Sec-Purpose': 'prefetch' })).status).toBeOneOf([200, 301]);
		}
		expect((await readState()).hash).toBe(before);
	});

	test.each(['', '/fr', '/es'])('holds a form that works without scripts, in %j', async (prefix) => {
		for (const path of ['/account/validate/mira/x', '/account/undo-email/x', '/careers/alerts/confirm/x.y']) {
			const { status, text } = await opened(prefix + path);
			const [noscript = ''] =
				/<noscript>.*?<form[^>]*>.*?<\/noscript>/s.exec(text.slice(text.indexOf('<main'))) ?? [];
			expect([path, status, noscript]).toEqual([
				path,
				200,
				expect.stringMatching(/<form[^>]* method="post"/),
			]);
			expect(noscript).toMatch(/<button[^>]*type="submit"/);
			expect(noscript).not.toMatch(/ action=| disabled/);
		}
	});

	// The query stays, as the platform has it; the page takes both out of its address.
	test.each([
		['/careers/alerts?confirm=a-b.C_d', '/careers/alerts/confirm/a-b.C_d?confirm=a-b.C_d'],
		['/fr/careers/alerts?stop=a-b.C_d', '/fr/careers/alerts/stop/a-b.C_d?stop=a-b.C_d'],
		['/es/careers/withdraw/by-code', '/es/careers/withdraw'],
	])('is where %s leads', async (from, to) => {
		const reply = await opened(from);
		expect([reply.status, reply.headers.location]).toEqual([302, to]);
	});

	test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('takes no %s', async (method) => {
		const { path } = await validation();
		const before = (await readState()).hash;
		const reply = await press(path, { method });
		expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
		expect((await readState()).hash).toBe(before);
	});
});

describe('[FX-35] a form is refused, and nothing happens,', () => {
	const refused = async (options: Parameters<typeof press>[1], path?: string) => {
		const made = await validation();
		const before = (await readState()).hash;
		const reply = await press(path ?? made.path, { from: freshAddress(), ...options });
		expect((await readState()).hash).toBe(before);
		expect(await isVerified(made.player)).toBe(false);
		return reply;
	};

	test.each([
		['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.test' }],
		['another site that hides where it is', { 'Sec-Fetch-Site': 'cross-site' }],
		['another site of the studio', { 'Sec-Fetch-Site': 'same-site', Origin: undefined }],
		['nowhere, such as a bookmark', { 'Sec-Fetch-Site': 'none', Origin: undefined }],
		['another origin, as old browsers say it', { 'Sec-Fetch-Site': undefined, Origin: 'https://evil.test' }],
		['an origin that only looks like ours', { 'Sec-Fetch-Site': undefined, Origin: 'http://localhost' }],
	])('from %s', async (_name, headers) => {
		const reply = await refused({ headers });
		expect([reply.status, mainOf(reply)]).toEqual([403, expect.stringContaining('press the button')]);
	});

	test.each([
		['JSON', { headers: { 'Content-Type': 'application/json' }, fields: '{}' }, 415],
		['multipart', { headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, fields: '--x--' }, 415],
		['text', { headers: { 'Content-Type': 'text/plain' } }, 415],
		['no type', { headers: { 'Content-Type': undefined } }, 415],
		[
			'another alphabet',
			{ headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-7' } },
			415,
		],
		['a field that it has not', { fields: 'username=mira' }, 400],
		['a field of every object', { fields: '__proto__=x' }, 400],
		['more than fits', { fields: `x=${'a'.repeat(limits.jsonBody)}` }, 413],
	])('with %s', async (_name, options, status) => {
		expect((await refused(options)).status).toBe(status);
	});

	test.each([
		['no token', '/account/validate/mira', 400],
		['neither', '/account/validate', 400],
		['one part too many', '/account/validate/mira/a/b', 404],
		['a token that is none', '/account/validate/mira/wrong', 422],
		['odd characters', '/account/validate/mira/%00%0d%0a%3Cscript%3E', 422],
		['a broken encoding', '/account/validate/mira/%E0%A4%A', 422],
		['a path within a token', '/account/validate/mira/..%2f..%2fadmin', 422],
		['a name that is none', '/account/validate/m%20i/abc', 400],
		['a token that is too long', `/account/validate/mira/${'a'.repeat(limits.token.max + 1)}`, 400],
	])('with %s in its address', async (_name, path, status) => {
		const reply = await refused({}, path);
		expect(reply.status).toBe(status);
		expect(mainOf(reply)).not.toMatch(/<script>|wrong|admin/);
	});

	test('with a field twice, one too many or one too few where it has some', async () => {
		for (const fields of ['reference=A&reference=B&token=x', 'reference=A-2&token=x&more=1', 'reference=A-2'])
			expect((await refused({ fields }, '/careers/withdraw/by-code')).status).toBe(400);
	});

	test('but not from a browser that says nothing of where it comes from', async () => {
		for (const Origin of [undefined, 'null']) {
			const { path, player } = await validation();
			const headers = { 'Sec-Fetch-Site': undefined, 'Sec-Fetch-Mode': undefined, Origin };
			expect((await press(path, { headers })).status).toBe(200);
			expect(await isVerified(player)).toBe(true);
		}
	});
});
