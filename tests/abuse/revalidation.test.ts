import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { call, createJar, players, reset, signIn } from '../support/site.ts';
import { leavesState, othersThan, send } from './every-call.ts';
import { fieldsOf, sampleOf } from './samples.ts';

/** Every call that asks whether it is really the player. */
const sensitive = endpoints.filter((each) => each.codes.includes('MISSING_PASSWORD_REVALIDATION'));
const spelled = sensitive.map(({ path }) => path);

let cookie = '';
beforeEach(async () => {
	await reset();
	const jar = createJar();
	await signIn(players.mira, jar);
	cookie = jar.header();
});

test('[FX-28] T18 what is sensitive is every change of address, password, MFA, a new platform and the end of the account', () => {
	for (const path of ['update-email', 'update-password', 'mfa/remove', 'delete', ':platform/connect'])
		expect(spelled).toContain(`/api/account/${path}`);
	const asking = endpoints.filter((each) => 'password' in fieldsOf(each) && 'code' in fieldsOf(each));
	// A GET carries no secrets: it holds for as long as a verification of before does.
	const mutating = sensitive.filter(({ method }) => method === 'POST');
	expect(asking.map(({ path }) => path)).toEqual(mutating.map(({ path }) => path));
});

/** A platform that the player could link. */
const unlinked = (each: Endpoint) => ('platform' in fieldsOf(each) ? { platform: 'twitch' } : {});

describe('T18 a sensitive change', () => {
	test.each([
		['without password and code', { password: undefined, code: undefined }],
		['with both empty', { password: '', code: '' }],
	])('%s is refused and changes nothing', async (_name, proof) => {
		const isQuiet = await leavesState(async () => {
			const ask = (each: (typeof sensitive)[number]) =>
				send(each, { ...sampleOf(each), ...unlinked(each), ...proof }, { headers: { Cookie: cookie } });
			expect(await othersThan('422 MISSING_PASSWORD_REVALIDATION', sensitive, ask)).toEqual([]);
		});
		expect(isQuiet).toBe(true);
	});

	test('with the password is made', async () => {
		const body = { email: 'mira@elsewhere.example', password: players.mira.password, code: '' };
		const headers = { Cookie: cookie };
		expect((await call('/api/account/update-email', { body, headers })).status).toBe(200);
	});
});

test('T19 an app whose set-up is begun twice has a new secret, and the old one confirms nothing', async () => {
	const headers = { Cookie: cookie };
	const body = { password: players.mira.password, code: '' };
	const begin = async () =>
		((await call('/api/account/mfa/addtotp', { body, headers })).body.data as { secret: string }).secret;
	const confirm = (secret: string) =>
		call('/api/account/mfa/confirmtotp', {
			body: { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() },
			headers,
		});
	const [old, fresh] = [await begin(), await begin()];
	expect((await confirm(old)).body.messages).toEqual(['MFA_CODE_INVALID']);
	expect((await call('/api/account/profile', { headers })).body.data).toHaveProperty('user.mfa', null);
	expect((await confirm(fresh)).status).toBe(200);
});
