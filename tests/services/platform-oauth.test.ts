import { generateKeyPair, SignJWT } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import type { Platform } from '#contract/platforms.ts';
import { clientId } from '../../sandbox/services/platforms/client.ts';
import { signIdToken } from '../../sandbox/services/platforms/openid.ts';
import { playedSettings } from '../../sandbox/services/platforms/settings.ts';
import { createPlatforms } from '../../services/accounts/platforms/platform-client.ts';
import { sample } from '../support/full.ts';
import { type Reply, userOf } from './account-client.ts';
import { control, origin, serviceKey, siteUrl, withOwnSandbox } from './own-services.ts';
import {
	allowAt,
	away,
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

/** Links a platform; gives under which name it is linked. */
async function linkedAs(platform: Platform, name: string): Promise<string | null | undefined> {
	const bearer = await verified();
	expect(outcome(await visit(platform, name, bearer))).toEqual([200, undefined]);
	return (await userOf(bearer)).platforms.find((link) => link.platform === platform)?.name;
}

test.each([
	['twitch', 'an ID token has, whose scope comes as a list', 'tallowlight'],
	['xbox', 'XSTS has', 'Citadel Mouse'],
	['galaxy', 'the address for user information has', 'inkwell'],
	['psn', 'an address of its own has', 'LanternKeeper'],
] as const)('[SI-02] %s is linked under the name that %s', async (platform, _where, name) => {
	expect(await linkedAs(platform, name)).toBe(name);
});

describe('[SI-02] Twitch', () => {
	/** Comes back from Twitch, which then answers for the code with this ID token. */
	async function finishWith(idToken: (nonce: string) => Promise<string | undefined>): Promise<Reply> {
		const bearer = await verified();
		const begun = await begin('twitch', { bearer });
		const back = await allowAt(begun.address, 'tallowlight');
		const id_token = await idToken(begun.challenge);
		const body = JSON.stringify({ access_token: 'a', token_type: 'bearer', scope: ['openid'], id_token });
		await failAt('/twitch/token', 'body', { body });
		return finish(begun, { code: codeOf(back), bearer });
	}

	const claims = (nonce: string) => ({
		...{ iss: `${origin()}/platforms/twitch`, aud: clientId, sub: '7', preferred_username: 'x', nonce },
	});
	const unsigned = (body: object) =>
		[{ alg: 'none' }, body, '']
			.map((part) => part && Buffer.from(JSON.stringify(part)).toString('base64url'))
			.join('.');
	const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

	test('asks for the name in the ID token, with a nonce', async () => {
		const { address, challenge } = await begin('twitch', { bearer: await verified() });
		expect(Object.fromEntries(address.searchParams)).toMatchObject({
			...{ response_type: 'code', scope: 'openid', nonce: challenge, state: 'a state' },
			...{ code_challenge: challenge, code_challenge_method: 'S256' },
			claims: '{"id_token":{"preferred_username":null}}',
		});
	});

	test('links with an ID token that nothing is wrong with', async () => {
		expect(outcome(await finishWith((nonce) => signIdToken(claims(nonce))))).toEqual([200, undefined]);
	});

	test.each([
		['of another issuer', (nonce: string) => signIdToken({ ...claims(nonce), iss: 'https://evil.test' })],
		['for another client', (nonce: string) => signIdToken({ ...claims(nonce), aud: 'another' })],
		['of another visit', () => signIdToken(claims('another nonce'))],
		['without a nonce', (nonce: string) => signIdToken({ ...claims(nonce), nonce: undefined })],
		['about nobody', (nonce: string) => signIdToken({ ...claims(nonce), sub: undefined })],
		['that nobody signed', async (nonce: string) => unsigned({ ...claims(nonce), iat: 1, exp: inAnHour() })],
		[
			'that somebody else signed',
			async (nonce: string) => {
				const { privateKey } = await generateKeyPair('RS256');
				const token = new SignJWT(claims(nonce)).setProtectedHeader({ alg: 'RS256', kid: 'sandbox' });
				return token.setIssuedAt().setExpirationTime('15 minutes').sign(privateKey);
			},
		],
		['that is missing', async () => undefined],
	])('T113 links nothing with an ID token %s', async (_what, idToken) => {
		expect(outcome(await finishWith(idToken))).toEqual(refusal);
	});

	test('T113 links nothing with the code of another visit, or a second time', async () => {
		const bearer = await verified();
		const [begun, other] = [await begin('twitch', { bearer }), await begin('twitch', { bearer })];
		const code = codeOf(await allowAt(begun.address, 'tallowlight'));
		expect(outcome(await finish(other, { code, bearer }))).toEqual(refusal);
		expect(outcome(await finish(begun, { code, bearer }))).toEqual(refusal);
	});

	test.each(['galaxy', 'psn'] as const)(
		'takes no code of %s, nor one that names its issuer',
		async (from) => {
			const bearer = await verified();
			const [elsewhere, begun] = [await begin(from, { bearer }), await begin('twitch', { bearer })];
			const code = codeOf(await allowAt(elsewhere.address, 'owl'));
			expect(outcome(await finish(begun, { code, bearer }))).toEqual(refusal);
			const own = await begin('twitch', { bearer });
			const ownCode = codeOf(await allowAt(own.address, 'owl'));
			const iss = `${origin()}/platforms/${from}`;
			expect(outcome(await finish(own, { code: ownCode, bearer, iss }))).toEqual(refusal);
		},
	);
});

describe('[SI-02] Xbox', () => {
	test.each([
		['a child’s account', 'A child’s account', 'XBOX_CHILD_ACCOUNT'],
		['an account without a profile', 'Somebody without a profile', 'XBOX_PROFILE_MISSING'],
		['an account that is banned', 'Somebody who is banned', 'XBOX_ACCOUNT_RESTRICTED'],
	])('gives no token to %s, and the player hears why', async (_what, name, code) => {
		expect(outcome(await visit('xbox', name, await verified()))).toEqual([422, [code]]);
	});

	test('refuses for a reason that is not known', async () => {
		const bearer = await verified();
		await failAt('/xbox/xsts', 'status:401');
		expect(outcome(await visit('xbox', 'Citadel Mouse', bearer))).toEqual(refusal);
	});

	test.each([
		['Owl\r\nBcc: you', 'Owl Bcc: you'],
		[`\u202eOwl`, 'Owl'],
		['👩‍🚀 Ñandú', '👩‍🚀 Ñandú'],
		['x'.repeat(5000), 'x'.repeat(100)],
		[' \n ', '7'],
	])('that calls somebody %j has them linked under a name in one line', async (gtg, name) => {
		await failAt('/xbox/xsts', 'body', {
			body: JSON.stringify({ DisplayClaims: { xui: [{ xid: '7', gtg }] } }),
		});
		expect(await linkedAs('xbox', 'Citadel Mouse')).toBe(name);
	});

	test.each(['7\u0000', '7'.repeat(300)])('vouches for nobody by the id %j', async (xid) => {
		const bearer = await verified();
		await failAt('/xbox/xsts', 'body', { body: JSON.stringify({ DisplayClaims: { xui: [{ xid }] } }) });
		expect(outcome(await visit('xbox', 'Citadel Mouse', bearer))).toEqual(away);
	});

	test('vouches for nobody in an answer without an id', async () => {
		const bearer = await verified();
		await failAt('/xbox/xsts', 'body', { body: '{"Token":"x","DisplayClaims":{"xui":[{"gtg":"Owl"}]}}' });
		expect(outcome(await visit('xbox', 'Citadel Mouse', bearer))).toEqual(away);
	});
});

describe('[SI-02] a platform that fails', () => {
	const modes = ['html', 'status:503', 'reset', 'truncate'];
	const others = ['/xbox/token', '/xbox/xsts', '/twitch/token', '/galaxy/me', '/psn/token'];
	const failures = [
		...modes.map((mode) => ['/xbox/user', mode] as const),
		...others.flatMap((path) => sample(modes).map((mode) => [path, mode] as const)),
	];

	test.each(failures)(
		'at %s (%s) is away, links nothing, and is linked at the next try',
		async (path, mode) => {
			const bearer = await verified();
			const platform = path.split('/')[1] as Platform;
			await failAt(path, mode, { times: 1 });
			expect(outcome(await visit(platform, 'owl', bearer))).toEqual(away);
			expect(outcome(await visit(platform, 'owl', bearer))).toEqual([200, undefined]);
		},
	);

	test('by being slow at every step is given up in the time that a function waits', async () => {
		const bearer = await verified();
		for (const path of ['/xbox/token', '/xbox/user', '/xbox/xsts']) await failAt(path, 'slow:1600');
		expect(outcome(await visit('xbox', 'owl', bearer))).toEqual(away);
	});

	test.each(['status:503', 'html', 'reset', 'body'])(
		'before it is known (%s) leads nowhere, and does once it is back',
		async (mode) => {
			const settings = playedSettings({ origin: origin(), accountServiceKey: serviceKey });
			const { galaxy } = createPlatforms(settings, { siteUrl, now: Date.now });
			const input = { platform: 'galaxy', state: 's', code_challenge: 'c', redirect_uri: siteUrl } as const;
			const start = () => galaxy?.authorizeUrl(input, { forProducts: false });
			// The mode `body` gives the document of an impostor.
			const body = JSON.stringify({ issuer: 'https://evil.test', token_endpoint: 'https://evil.test/token' });
			await failAt('/galaxy/.well-known', mode, { body, times: 1 });
			await expect(start()).rejects.toHaveProperty('refusal.status', 503);
			expect(await start()).toContain(`${origin()}/platforms/galaxy/authorize?`);
		},
	);
});
