import { beforeEach, describe, expect, test } from 'vitest';
import { platforms } from '#contract/platforms.ts';
import { decideAt, navigateTo, visit } from '../support/platforms.ts';
import { newestToken } from '../support/players.ts';
import {
	type CookieJar,
	call,
	createJar,
	freshAddress,
	outboxOf,
	players,
	reset,
	signIn,
	verifySession,
} from '../support/site.ts';

const profile = '/api/account/profile';
const anonymous = { redirect: '/account/login' };
const owner = players.pavel;
const newPassword = 'Thistle3Bridge';
const connect = (platform: string) => `/api/account/${platform}/connect`;

/** What somebody holds who has copied the session's cookie. */
function stolenFrom(jar: CookieJar): CookieJar {
	const stolen = createJar();
	stolen.set('__Host-sid', jar.get('__Host-sid') ?? '');
	stolen.set('signed_in', '1');
	return stolen;
}

async function signedIn(): Promise<{ jar: CookieJar; stolen: CookieJar }> {
	const jar = createJar();
	await signIn(owner, jar);
	return { jar, stolen: stolenFrom(jar) };
}

/** The owner asks for a link and sets a new password. */
async function resetPassword(more: Record<string, unknown> = {}) {
	await call('/api/account/forgot-password', { body: { email: owner.email }, from: freshAddress() });
	const { username, token } = await newestToken(owner.email);
	const body = { username, recoveryCode: token, password: newPassword, ...more };
	expect((await call('/api/account/reset-password', { body })).status).toBe(200);
}

const signInFrom = (platform: string, as: string) =>
	visit(`/api/account/${platform}/login`, { jar: createJar(), decision: { as } });

beforeEach(reset);

describe('[FX-28] T101 a session that was stolen before a reset', () => {
	test.each(platforms)('links no %s identity of the thief', async (platform) => {
		const { stolen } = await signedIn();
		for (const body of [{}, { password: '', code: '' }, { password: 'Wrong1Password', code: '' }]) {
			const reply = await call(connect(platform), { body, jar: stolen });
			expect([reply.status, reply.body.redirect]).toEqual([422, undefined]);
		}
		expect(stolen.get('__Host-oauth')).toBeUndefined();
	});

	test('changes neither address, password nor MFA', async () => {
		const { stolen } = await signedIn();
		const none = { password: '', code: '' };
		for (const [path, body] of [
			['update-email', { ...none, email: 'thief@elsewhere.example' }],
			['update-password', { ...none, newPassword }],
			['mfa/addtotp', none],
			['mfa/addsms', { ...none, phone: '+16135550199' }],
			['delete', none],
		] as const) {
			const { status, body: answer } = await call(`/api/account/${path}`, { body, jar: stolen });
			expect([path, status, answer.messages]).toEqual([path, 422, ['MISSING_PASSWORD_REVALIDATION']]);
		}
	});

	test('is dead after it, with the visit that it had begun and the address that it had asked for', async () => {
		const { jar, stolen } = await signedIn();
		// The thief is quick: the owner has just confirmed a change of their own.
		await verifySession(owner, jar);
		const begun = await call(connect('steam'), { body: {}, jar: stolen });
		const back = await decideAt(begun.body.redirect ?? '', { as: 'thief' });
		const email = 'thief@elsewhere.example';
		await call('/api/account/update-email', { body: { email, password: '', code: '' }, jar: stolen });
		const confirmation = await newestToken(email);
		await resetPassword();
		await navigateTo(back, stolen);
		expect((await call(profile, { jar: stolen })).body).toEqual(anonymous);
		expect((await signInFrom('steam', 'thief')).location).toContain('/account/create');
		expect((await call('/api/account/validate', { body: confirmation })).body.messages).toEqual([
			'INCORRECT_EMAIL_TOKEN',
		]);
	});

	test('leaves no way in by what it had linked, once the owner unlinks it with the reset', async () => {
		const { jar, stolen } = await signedIn();
		await verifySession(owner, jar);
		await visit(connect('galaxy'), { jar: stolen, decision: { as: 'thief' } });
		await resetPassword({ unlinkPlatforms: true });
		const mail = (await outboxOf(owner.email)).find(({ subject }) => subject === 'Set a new password');
		expect(mail?.text).toContain('GOG Galaxy (thief)');
		expect((await signInFrom('galaxy', 'thief')).location).toContain('/account/create');
	});
});
