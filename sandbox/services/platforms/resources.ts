import type { Context } from 'hono';
import type { Platform } from '#contract/platforms.ts';
import { isSame } from '#services/shared/secrets.ts';
import { transaction } from '../../store/transaction.ts';
import type { SandboxContext } from '../context.ts';
import { clientId, clientSecret } from './client.ts';
import { endToken, findToken, type Granted, issueToken, lifetime, redeemCode } from './grants.ts';
import { findIdentity, type PlatformIdentity } from './identities.ts';
import { issuerOf, openIdPlatforms, signIdToken } from './openid.ts';

interface Asked {
	platform: Platform;
	context: SandboxContext;
}

type Form = (name: string) => string;

async function readForm(c: Context): Promise<Form> {
	const form = new URLSearchParams(await c.req.text());
	return (name) => form.get(name) ?? '';
}

function isClient(given: Form, { platform, context }: Asked): boolean {
	return given('client_id') === clientId && isSame(given('client_secret'), clientSecret(platform, context));
}

/** Exchanges a code for a token (RFC 6749, 4.1.3), for our client alone. */
export async function exchangeCode(c: Context, { platform, context }: Asked): Promise<Response> {
	const given = await readForm(c);
	if (!isClient(given, { platform, context })) return c.json({ error: 'invalid_client' }, 401);
	if (given('grant_type') !== 'authorization_code') return c.json({ error: 'unsupported_grant_type' }, 400);
	const offered = {
		platform,
		code: given('code'),
		redirectUri: given('redirect_uri'),
		verifier: given('code_verifier'),
	};
	const issued = transaction(context.db, () => {
		const granted = redeemCode(context.db, offered, context.now());
		return granted && { granted, access_token: issueToken(context.db, granted, context.now()) };
	});
	if (!issued) return c.json(refusalOf(platform), 400);
	const { granted, access_token } = issued;
	return c.json({
		...{ access_token, token_type: 'Bearer', expires_in: lifetime.token },
		scope: platform === 'twitch' ? granted.scope.split(' ') : granted.scope,
		...(openIdPlatforms.includes(platform) && { id_token: await idTokenOf(granted, context) }),
	});
}

/** Twitch words what it refuses in its own way. */
const refusalOf = (platform: Platform) =>
	platform === 'twitch' ? { status: 400, message: 'Invalid authorization code' } : { error: 'invalid_grant' };

function idTokenOf({ platform, identity, nonce }: Granted, context: SandboxContext): Promise<string> {
	const name = findIdentity(context.db, platform, identity)?.name;
	return signIdToken({
		...{ iss: issuerOf({ platform, context }), aud: clientId, sub: identity },
		...(nonce && { nonce }),
		// Twitch was asked for the name by `claims`; of others the address for it says that.
		...(platform === 'twitch' && { preferred_username: name }),
	});
}

/** Ends a token (RFC 7009), for our client alone. */
export async function revokeToken(c: Context, { platform, context }: Asked): Promise<Response> {
	const given = await readForm(c);
	if (!isClient(given, { platform, context })) return c.json({ error: 'invalid_client' }, 401);
	const token = given('token');
	if (token === '') return c.json({ error: 'invalid_request' }, 400);
	endToken(context.db, { token, platform });
	return c.body(null, 200);
}

/** Answers with what belongs to whom a bearer token is from (RFC 6750). */
function withOwner(
	c: Context,
	{ platform, context }: Asked,
	then: (owner: PlatformIdentity, granted: Granted) => Response,
): Response {
	const token = /^Bearer ([\w-]+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
	const granted = findToken(context.db, { token, platform }, context.now());
	const owner = granted && findIdentity(context.db, platform, granted.identity);
	return owner ? then(owner, granted) : c.json({ error: 'invalid_token' }, 401);
}

export function sendIdentity(c: Context, asked: Asked): Response {
	const isOpenId = openIdPlatforms.includes(asked.platform);
	return withOwner(c, asked, ({ id, name }) =>
		c.json(isOpenId ? { sub: id, preferred_username: name } : { id, name }),
	);
}

export function sendProducts(c: Context, asked: Asked): Response {
	return withOwner(c, asked, ({ products }, { scope }) =>
		scope.includes('products')
			? c.json({ products: JSON.parse(products) })
			: c.json({ error: 'insufficient_scope' }, 403),
	);
}
