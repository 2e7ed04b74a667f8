import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlatforms } from '../../services/accounts/platforms/platform-client.ts';
import { readPlatforms } from '../../services/accounts/platforms/settings.ts';
import { startCertifiedProvider } from './certified-provider.ts';

const siteUrl = 'http://localhost:8888';
const redirectUri = `${siteUrl}/api/account/galaxy/callback`;
const client = { clientId: 'studio', clientSecret: 'the secret of these tests alone', redirectUri };

let provider: Awaited<ReturnType<typeof startCertifiedProvider>>;
beforeAll(async () => {
	provider = await startCertifiedProvider({ ...client, clientAuth: 'basic' });
});
afterAll(() => provider.close());

/** GOG Galaxy by the generic entry, with the certified provider as its issuer. */
function galaxyOf(more: Record<string, string> = {}) {
	const environment = {
		GALAXY_CLIENT_ID: client.clientId,
		GALAXY_CLIENT_SECRET: client.clientSecret,
		GALAXY_CLIENT_AUTH: 'basic',
		GALAXY_ISSUER: provider.issuer,
		GALAXY_SCOPE: 'openid profile',
		...more,
	};
	const complaints: string[] = [];
	const settings = readPlatforms(environment, { offered: ['galaxy'], complaints });
	expect(complaints).toEqual([]);
	const { galaxy } = createPlatforms(settings, { siteUrl, now: Date.now });
	if (!galaxy) throw new Error('it is not offered');
	return galaxy;
}

/** Leads the player there and back. */
async function comeBack(galaxy: ReturnType<typeof galaxyOf>) {
	const codeVerifier = randomBytes(32).toString('base64url');
	const code_challenge = createHash('sha256').update(codeVerifier).digest('base64url');
	const visit = { platform: 'galaxy', state: 'a state', code_challenge, redirect_uri: redirectUri } as const;
	const { searchParams } = await provider.follow(await galaxy.authorizeUrl(visit, { forProducts: false }));
	expect(searchParams.get('state')).toBe('a state');
	return {
		code: searchParams.get('code') ?? '',
		iss: searchParams.get('iss') ?? '',
		codeVerifier,
		redirectUri,
	};
}

test('[SI-02] the generic entry identifies a player of a certified provider, and ends the token', async () => {
	const galaxy = galaxyOf();
	const visitor = await galaxy.identify(await comeBack(galaxy));
	expect(visitor).toEqual({ id: 'wren-7', name: 'Wren', token: expect.any(String) });
	await galaxy.revoke?.(visitor.token ?? '');
});

test.each([
	['another verifier', { codeVerifier: 'x'.repeat(43) }],
	['another issuer', { iss: 'https://evil.test' }],
	['no issuer, where the provider always names it', { iss: undefined }],
	['another return address', { redirectUri: `${siteUrl}/api/account/psn/callback` }],
])('[SI-02] T113 the generic entry refuses a code of a certified provider with %s', async (_what, more) => {
	const galaxy = galaxyOf();
	const back = { ...(await comeBack(galaxy)), ...more };
	await expect(galaxy.identify(back)).rejects.toHaveProperty('refusal.messages', [
		'OAUTH_AUTHENTICATION_ERROR',
	]);
});

test('[SI-02] a secret that the certified provider does not take is the studio’s matter, not the player’s', async () => {
	const galaxy = galaxyOf({ GALAXY_CLIENT_SECRET: 'another one' });
	await expect(galaxy.identify(await comeBack(galaxy))).rejects.toHaveProperty('refusal.status', 503);
});
