import type { Context } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Platform } from '#contract/platforms.ts';
import type { SandboxContext } from '../context.ts';

interface Asked {
	platform: Platform;
	context: Pick<SandboxContext, 'origin'>;
}

/** The platforms that speak OpenID Connect. */
export const openIdPlatforms: readonly Platform[] = ['galaxy', 'twitch'];

const kid = 'sandbox';
let keys: ReturnType<typeof generateKeyPair> | undefined;

/** The keys of this process, made when the first token is signed. */
function signingKeys() {
	keys ??= generateKeyPair('RS256');
	return keys;
}

/** Who a platform says to be. */
export const issuerOf = ({ platform, context }: Asked) => `${context.origin}/platforms/${platform}`;

/** Says where everything of an issuer is (OpenID Connect Discovery 1.0). */
export function sendDiscovery(c: Context, asked: Asked): Response | Promise<Response> {
	if (!openIdPlatforms.includes(asked.platform)) return c.notFound();
	const issuer = issuerOf(asked);
	return c.json({
		issuer,
		authorization_endpoint: `${issuer}/authorize`,
		token_endpoint: `${issuer}/token`,
		userinfo_endpoint: `${issuer}/me`,
		jwks_uri: `${issuer}/jwks`,
		// Twitch names none there, although it has one.
		...(asked.platform === 'galaxy' && { revocation_endpoint: `${issuer}/revoke` }),
		response_types_supported: ['code'],
		subject_types_supported: ['public'],
		id_token_signing_alg_values_supported: ['RS256'],
		token_endpoint_auth_methods_supported: ['client_secret_post'],
	});
}

/** The public half of what tokens are signed with. */
export async function sendKeys(c: Context): Promise<Response> {
	const { publicKey } = await signingKeys();
	return c.json({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }] });
}

/** Signs an ID token. */
export async function signIdToken(claims: Record<string, unknown>): Promise<string> {
	const { privateKey } = await signingKeys();
	const token = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid });
	// Clients tell the time by their own clock, not by the sandbox's.
	return token.setIssuedAt().setExpirationTime('15 minutes').sign(privateKey);
}
