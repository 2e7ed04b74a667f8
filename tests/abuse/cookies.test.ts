import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookies } from '#contract/cookies.ts';
import { decideAt, navigateTo } from '../support/platforms.ts';
import { type CookieJar, call, createJar, players, type Reply, reset, signIn } from '../support/site.ts';

const rows = Object.values(cookies);
const code = () => new TOTP({ secret: players.tomas.totpSecret }).generate();

/** What a Set-Cookie must say besides its value. */
function expectRow(cookie: string): void {
	const [pair = '', ...flags] = cookie.split('; ');
	const name = pair.slice(0, pair.indexOf('='));
	const row = rows.find((each) => each.name === name);
	expect(row, `${name} stands in no row of the contract`).toBeDefined();
	const isRemoved = pair.endsWith('=');
	expect(flags).toEqual([
		'Path=/',
		`Max-Age=${isRemoved ? 0 : row?.age}`,
		...(row?.httpOnly ? ['HttpOnly'] : []),
		'Secure',
		'SameSite=Lax',
	]);
	expect(Buffer.byteLength(cookie)).toBeLessThanOrEqual(4096);
}

/** Every way in which a text may stand in a value: plain, in base64, in JSON, in an address. */
function readable(cookie: string): string {
	const value = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'));
	const parts = [value, decodeURIComponent(value), ...value.split(/[.~:|]/)];
	const decoded = parts.flatMap((part) => [
		Buffer.from(part, 'base64url').toString('utf8'),
		Buffer.from(part, 'hex').toString('utf8'),
	]);
	return [...parts, ...decoded].join('\n').toLowerCase();
}

beforeEach(reset);

/** Goes through whatever sets and removes cookies; gives every Set-Cookie. */
async function everything(jar: CookieJar): Promise<string[]> {
	const replies: Reply[] = [];
	const note = async (reply: Promise<Reply>) => {
		replies.push(await reply);
		return replies.at(-1) as Reply;
	};
	await note(call('/api/account/login/passkey/options', { method: 'POST', jar }));
	await note(signIn(players.tomas, jar));
	await note(call('/api/account/mfa/submitcode', { body: { code: code() }, jar }));
	await note(call('/api/faqs/vote/316', { body: { value: 'up' }, jar }));
	await note(call('/api/account/logout', { method: 'POST', jar }));
	await note(signIn(players.mira, jar));
	const { password } = players.mira;
	const asked = { redirect: '/account', password, code: '' };
	const started = await note(call('/api/account/twitch/connect', { body: asked, jar }));
	const back = await decideAt(started.body.redirect ?? '', 'deny');
	await note(navigateTo(back, jar));
	const body = { password, newPassword: 'Thistle3Bridge', code: '' };
	await note(call('/api/account/update-password', { body, jar }));
	await note(call('/api/account/global-logout', { method: 'POST', jar }));
	await note(
		call('/api/account/profile', {
			headers: { Cookie: '__Host-sid=x; __Host-oauth=y; __Host-challenge=z; __Host-passkey=p' },
		}),
	);
	expect(replies.map(({ status }) => status)).toEqual([
		200, 200, 200, 200, 200, 200, 200, 302, 200, 200, 200,
	]);
	return replies.flatMap(({ setCookies }) => setCookies);
}

describe('T29 every cookie', () => {
	test('is one of the contract, with its flags, and shows nothing of a player', async () => {
		const set = await everything(createJar());
		const names = new Set(set.map((cookie) => cookie.slice(0, cookie.indexOf('='))));
		const byServer = [
			'__Host-challenge',
			'__Host-oauth',
			'__Host-passkey',
			'__Host-sid',
			'flash',
			'signed_in',
			'voter',
		];
		expect([...names].sort()).toEqual(byServer);
		for (const cookie of set) {
			expectRow(cookie);
			expect(readable(cookie)).not.toMatch(/mira|tomas|players\.example|twitch|\/account/);
		}
	});

	test.each([
		['plain', `/${'a'.repeat(1023)}`],
		['Chinese', `/${'页'.repeat(1023)}`],
		['quoted', `/${'"'.repeat(1023)}`],
	])('fits with the longest way back that is %s', async (_name, redirect) => {
		const jar = createJar();
		await signIn(players.mira, jar);
		const body = { redirect, password: players.mira.password, code: '' };
		const { status, setCookies } = await call('/api/account/twitch/connect', { body, jar });
		expect([status, setCookies.map((cookie) => cookie.split('=')[0])]).toEqual([200, ['__Host-oauth']]);
		setCookies.forEach(expectRow);
	});

	test('that no page can be given by another site begins with __Host-', () => {
		for (const row of rows.filter(({ httpOnly, name }) => httpOnly && name !== 'voter'))
			expect(row.name).toMatch(/^__Host-/);
	});
});
