import { describe, expect, test } from 'vitest';
import type { SecurityEvent } from '#contract/endpoints/sessions.ts';
import {
	get,
	login,
	mailOf,
	newestToken,
	passwords,
	post,
	profile,
	sessionOf,
	signIn,
} from './account-client.ts';
import { nextTotpCode, sessionWithFactor, totpCode } from './factor-codes.ts';
import { clockAhead, origin, outbox, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const firefox = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const day = 86_400;

async function eventsOf(bearer: string): Promise<SecurityEvent[]> {
	return (await get('security-events', bearer)).body.data as unknown as SecurityEvent[];
}

const kindsOf = async (bearer: string) => (await eventsOf(bearer)).map(({ kind }) => kind);

/** The session of a player after their password was reset by a link. */
async function afterReset(name: 'mira', password: string): Promise<string> {
	await post('forgot-password', { username: name });
	const link = (await outbox(mailOf(name))).at(-1)?.links[0] ?? '';
	await post('reset-password', { username: name, recoveryCode: link.split('/').at(-1), password });
	return (await login(name, password)).body.session?.token ?? '';
}

describe('[SI-05] the history of security', () => {
	test('has what happened, newest first, with the device that did it', async () => {
		const bearer = (await signIn('mira', { headers: firefox })).body.session?.token ?? '';
		await clockAhead(60);
		await post('steam/disconnect', {}, { bearer, headers: firefox });
		const time = expect.stringMatching(/^\d{4}-.*Z$/);
		expect(await eventsOf(bearer)).toEqual([
			{ kind: 'platformUnlinked', device: 'Firefox, Linux', platform: 'steam', at: time },
			{ kind: 'signedIn', device: 'Firefox, Linux', platform: null, at: time },
		]);
	});

	test('has every change of a password and an address', async () => {
		const bearer = await sessionOf('mira');
		const address = 'lantern@elsewhere.example';
		const secret = { password: passwords.mira, code: '' };
		let time = 0;
		const then = async (step: Promise<unknown>) => {
			await step;
			time += 60;
			await clockAhead(time);
		};
		await then(post('update-email', { email: address, ...secret }, { bearer }));
		await then(post('update-email/cancel', {}, { bearer }));
		await then(post('update-email', { email: address, ...secret }, { bearer }));
		await then(post('validate', { username: 'mira', token: await newestToken(address) }));
		const undo = (await outbox(mailOf('mira'))).at(-1)?.links[0]?.split('/').at(-1);
		await then(post('undo-email', { token: undo }));
		const next = await afterReset('mira', 'Bramble4Gate');
		await then(
			post('update-password', { password: 'Bramble4Gate', newPassword: 'Thistle3Bridge' }, { bearer: next }),
		);
		const last = (await login('mira', 'Thistle3Bridge')).body.session?.token ?? '';
		const changes = (await kindsOf(last)).filter((kind) => kind !== 'signedIn');
		expect(changes).toEqual([
			'passwordChanged',
			'passwordReset',
			'emailRestored',
			'emailChanged',
			'emailChangeRequested',
			'emailChangeCancelled',
			'emailChangeRequested',
		]);
	});

	test('has every change of the second step', async () => {
		const bearer = await sessionWithFactor('tomas');
		const verified = { password: '', code: await nextTotpCode() };
		await post('mfa/recovery-codes', verified, { bearer });
		await clockAhead(60);
		await post('mfa/remove', { password: '', code: '' }, { bearer });
		await clockAhead(120);
		const set = await post('mfa/addtotp', { password: passwords.tomas, code: '' }, { bearer });
		const { secret = '' } = (set.body.data ?? {}) as { secret?: string };
		await post('mfa/confirmtotp', { code: await totpCode(secret) }, { bearer });
		expect(await kindsOf(bearer)).toEqual(['mfaEnabled', 'mfaDisabled', 'recoveryCodesRenewed', 'signedIn']);
	});

	test('has what ended sessions, and downloads of the data', async () => {
		const [other, bearer] = [await sessionOf('mira'), await sessionOf('mira')];
		const list = (await get('sessions', bearer)).body.data as unknown as { id: string; current: boolean }[];
		await clockAhead(60);
		await post('sessions/revoke', { id: list.find(({ current }) => !current)?.id }, { bearer });
		await clockAhead(120);
		await post('verify', { password: passwords.mira }, { bearer });
		await fetch(`${origin()}/accounts/api/account/export`, {
			headers: { Authorization: `Bearer ${bearer}` },
		});
		await clockAhead(180);
		await post('global-logout', {}, { bearer });
		expect((await profile(other)).body.redirect).toBe('/account/login');
		const changes = (await kindsOf(await sessionOf('mira'))).filter((kind) => kind !== 'signedIn');
		expect(changes).toEqual(['allSessionsEnded', 'dataExported', 'sessionEnded']);
	});

	test('T110 is the player’s own', async () => {
		await post('steam/disconnect', {}, { bearer: await sessionOf('mira') });
		expect(await kindsOf(await sessionOf('pavel'))).toEqual(['signedIn']);
		expect((await get('security-events')).status).toBe(401);
	});

	test('goes back 90 days', async () => {
		await sessionOf('mira');
		await clockAhead(89 * day);
		expect(await kindsOf(await sessionOf('mira'))).toHaveLength(2);
		await clockAhead(91 * day);
		expect(await kindsOf(await sessionOf('mira'))).toHaveLength(2);
	});
});

describe('[SI-05] ending every other session', () => {
	test('T110 leaves this one, and nobody else’s are touched', async () => {
		const [one, other, own] = [await sessionOf('mira'), await sessionOf('mira'), await sessionOf('mira')];
		const theirs = await sessionOf('pavel');
		expect((await post('sessions/revoke-others', {}, { bearer: own })).body).toEqual({
			status: true,
			data: null,
		});
		for (const ended of [one, other]) expect((await profile(ended)).body.redirect).toBe('/account/login');
		for (const open of [own, theirs]) expect((await profile(open)).body.status).toBe(true);
		expect((await kindsOf(own))[0]).toBe('otherSessionsEnded');
	});

	test('ends sign-ins that wait for a code', async () => {
		const waiting = (await signIn('tomas')).body.challenge?.token;
		await post('sessions/revoke-others', {}, { bearer: await sessionWithFactor('tomas') });
		const late = await post('mfa/submitcode', { code: await nextTotpCode() }, { bearer: waiting });
		expect(late.body.messages).toEqual(['NO_PENDING_MFA_VERIFICATION']);
	});
});
