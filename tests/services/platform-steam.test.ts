import { afterEach, describe, expect, test } from 'vitest';
import { userOf } from './account-client.ts';
import { clockAhead, control, origin, siteUrl, withOwnSandbox } from './own-services.ts';
import {
	allowAt,
	away,
	type Begun,
	begin,
	codeOf,
	failAt,
	finish,
	outcome,
	refusal,
	verified,
	visit,
} from './platform-visits.ts';

withOwnSandbox();
afterEach(() => control('DELETE', 'faults'));

const endpoint = '/steam/openid/login';
/** Steam that finds every signature right, so that only our own checks are left. */
const trusting = () =>
	failAt(endpoint, 'body', { body: 'ns:http://specs.openid.net/auth/2.0\nis_valid:true\n' });

/** A sign-in of the player whom Steam's first account is linked to, up to the way back. */
async function comeBack(name = 'mira_by_lantern'): Promise<{ begun: Begun; back: URLSearchParams }> {
	const begun = await begin('steam');
	return { begun, back: await allowAt(begun.address, name) };
}

/** Changes a field of an assertion. */
function change(back: URLSearchParams, field: string, to: (value: string) => string): URLSearchParams {
	const changed = new URLSearchParams(back);
	changed.set(`openid.${field}`, to(changed.get(`openid.${field}`) ?? ''));
	return changed;
}

const steamOf = async (bearer: string) =>
	(await userOf(bearer)).platforms.find(({ platform }) => platform === 'steam');

describe('[SI-01] Steam', () => {
	test('is asked by OpenID 2.0 who it is, and for which site', async () => {
		const { address, challenge, redirectUri } = await begin('steam');
		expect(`${address.origin}${address.pathname}`).toBe(`${origin()}/platforms${endpoint}`);
		const anybody = 'http://specs.openid.net/auth/2.0/identifier_select';
		expect(Object.fromEntries(address.searchParams)).toEqual({
			'openid.ns': 'http://specs.openid.net/auth/2.0',
			'openid.mode': 'checkid_setup',
			'openid.return_to': `${redirectUri}?${new URLSearchParams({ state: 'a state', challenge })}`,
			'openid.realm': siteUrl,
			...{ 'openid.identity': anybody, 'openid.claimed_id': anybody },
		});
	});

	test('signs in whom its account is linked to', async () => {
		const { begun, back } = await comeBack();
		const { body } = await finish(begun, { code: codeOf(back) });
		expect((await userOf(body.session?.token ?? '')).username).toBe('mira');
	});

	test('is linked under the name that its Web API has', async () => {
		const bearer = await verified();
		expect((await visit('steam', 'two_moons', bearer)).status).toBe(200);
		expect(await steamOf(bearer)).toEqual({ platform: 'steam', linked: true, name: 'two_moons' });
	});

	test.each(['status:503', 'html', 'reset'])(
		'is linked under its id while the Web API fails (%s)',
		async (mode) => {
			const bearer = await verified();
			await failAt('/steam/ISteamUser', mode);
			expect((await visit('steam', 'two_moons', bearer)).status).toBe(200);
			expect((await steamOf(bearer))?.name).toMatch(/^\d{17}$/);
		},
	);

	test('that does not vouch for an assertion lets nobody in', async () => {
		for (const field of ['sig', 'claimed_id', 'identity', 'response_nonce']) {
			const { begun, back } = await comeBack();
			const changed = change(back, field, (value) =>
				value.replace(/\w(?=\W*$)/, (end) => (end === '7' ? '8' : '7')),
			);
			expect([field, ...outcome(await finish(begun, { code: codeOf(changed) }))]).toEqual([
				field,
				...refusal,
			]);
		}
	});

	test.each(['status:503', 'html', 'reset', 'truncate', 'status:429'])(
		'that fails while it is asked (%s) is away',
		async (mode) => {
			const { begun, back } = await comeBack();
			await failAt(endpoint, mode);
			expect(outcome(await finish(begun, { code: codeOf(back) }))).toEqual(away);
		},
	);
});

describe('[SI-01] an assertion of Steam is nothing, even where its signature is right,', () => {
	const signed = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];

	test.each(signed)('if %s is not signed', async (name) => {
		const { begun, back } = await comeBack();
		const partly = change(back, 'signed', (names) =>
			names
				.split(',')
				.filter((one) => one !== name)
				.join(),
		);
		await trusting();
		expect(outcome(await finish(begun, { code: codeOf(partly) }))).toEqual(refusal);
	});

	test.each([
		['mode', () => 'setup_needed'],
		['ns', () => 'http://openid.net/signon/1.1'],
		['op_endpoint', () => 'https://evil.test/openid/login'],
		['op_endpoint', (value: string) => `${value}/`],
		['identity', (value: string) => value.replace(/\d$/, (end) => String((Number(end) + 1) % 10))],
		['claimed_id', () => 'https://evil.test/openid/id/76561198000000000'],
		['return_to', () => 'https://evil.test/api/account/steam/callback'],
		['return_to', (value: string) => value.replace('/steam/', '/xbox/')],
		['return_to', (value: string) => value.replace(/challenge=.*/, `challenge=${'x'.repeat(43)}`)],
		['return_to', (value: string) => `${value}&challenge=${'x'.repeat(43)}`],
		['return_to', () => 'not an address'],
		['response_nonce', () => 'yesterday'],
		['response_nonce', (value: string) => value.replace(/^\d{4}/, '2001')],
	])('with another %s: %s', async (field, to) => {
		const { begun, back } = await comeBack();
		await trusting();
		expect(outcome(await finish(begun, { code: codeOf(change(back, field, to)) }))).toEqual(refusal);
	});

	test('about somebody at another provider in both of its fields', async () => {
		const { begun, back } = await comeBack();
		const elsewhere = () => `${origin()}/platforms/psn/openid/id/76561198000000000`;
		const changed = change(change(back, 'claimed_id', elsewhere), 'identity', elsewhere);
		await trusting();
		expect(outcome(await finish(begun, { code: codeOf(changed) }))).toEqual(refusal);
	});

	test('with a field twice', async () => {
		const { begun, back } = await comeBack();
		await trusting();
		const code = `${codeOf(back)}&openid.claimed_id=x`;
		expect(outcome(await finish(begun, { code }))).toEqual(refusal);
	});

	test('T113 in another visit than its own, or a second time in its own', async () => {
		const { begun, back } = await comeBack();
		const other = await begin('steam');
		await trusting();
		expect(outcome(await finish(other, { code: codeOf(back) }))).toEqual(refusal);
		expect((await finish(begun, { code: codeOf(back) })).status).toBe(200);
		expect(outcome(await finish(begun, { code: codeOf(back) }))).toEqual(refusal);
	});

	test('from a visit that lasted too long', async () => {
		const { begun, back } = await comeBack();
		await clockAhead(601);
		await trusting();
		expect(outcome(await finish(begun, { code: codeOf(back) }))).toEqual(refusal);
	});

	test('T113 for another site, to which Steam does not lead from ours', async () => {
		const elsewhere = await begin('steam', { site: 'https://evil.test' });
		expect((await fetch(elsewhere.address)).status).toBe(400);
		const { begun, back } = await comeBack();
		const lured = change(back, 'return_to', (value) => value.replace(siteUrl, 'https://evil.test'));
		await trusting();
		const redirectUri = begun.redirectUri.replace(siteUrl, 'https://evil.test');
		expect(outcome(await finish({ ...begun, redirectUri }, { code: codeOf(lured) }))).toEqual(refusal);
	});

	test('that says that somebody does not want to', async () => {
		const begun = await begin('steam');
		const code = 'openid.ns=http%3A%2F%2Fspecs.openid.net%2Fauth%2F2.0&openid.mode=cancel';
		await trusting();
		expect(outcome(await finish(begun, { code }))).toEqual(refusal);
	});
});
