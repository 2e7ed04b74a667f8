import { createHash } from 'node:crypto';
import * as client from 'openid-client';
import * as v from 'valibot';
import {
	askJson,
	askPlatform,
	away,
	PlatformError,
	type PlatformProtocol,
	type PlatformReturn,
	refused,
	type VisitInput,
} from './protocol.ts';
import type { OAuthSettings } from './settings.ts';

type Claims = Record<string, unknown>;

/** What a code was good for. */
interface Exchanged {
	token: string;
	/** Of the ID token, which is verified; nothing without OpenID Connect. */
	claims: Claims | undefined;
}

/** The parts of OAuth 2 that platforms share, whatever they tell of their people. */
interface OAuthClient extends Omit<PlatformProtocol, 'identify'> {
	exchange(arrival: PlatformReturn): Promise<Exchanged>;
	/** Who a token is from, as the platform's own address says it. */
	readUserInfo(token: string, subject: string | undefined): Promise<Claims>;
}

/** Some platforms give a scope as a list (Twitch), where RFC 6749 wants a text. */
function withScopeAsText(text: string): string {
	try {
		const body = JSON.parse(text);
		return Array.isArray(body?.scope) ? JSON.stringify({ ...body, scope: body.scope.join(' ') }) : text;
	} catch {
		return text;
	}
}

const asked: client.CustomFetch = async (url, options) => {
	const response = await askPlatform(url, options as RequestInit);
	return new Response(withScopeAsText(await response.text()) || null, response);
};

const unreadable = ['OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR', 'OAUTH_TIMEOUT', 'OAUTH_ABORT'];

/** The status of a refusal that the library throws, in its two ways to hold it. */
function statusOf(error: unknown): number | undefined {
	const { status, cause } = error as { status?: number; cause?: unknown };
	return cause instanceof Response ? cause.status : status;
}

/** What the library throws as the player is answered; anything unexpected stays as it is. */
function toPlatformError(error: unknown): unknown {
	if (!(error instanceof Error)) return error;
	if (error.cause instanceof PlatformError) return error.cause;
	const code = 'code' in error ? String(error.code) : '';
	if (unreadable.includes(code)) return away(error.message);
	// Nobody who visits can do anything about the studio's id or secret.
	if ([401, 403].includes(statusOf(error) ?? 0)) return away(`it does not take the studio's id or secret`);
	return code.startsWith('OAUTH_') ? refused(error.message) : error;
}

const orThrow = (error: unknown) => {
	throw toPlatformError(error);
};

/** Twitch refuses to end a token that has ended. */
function orThrowUnlessEnded(error: unknown): void {
	if (statusOf(error) !== 400) throw toPlatformError(error);
}

/** Where the platform is: as its issuer says (OpenID Connect Discovery), or as the settings do. */
async function configure({ server, ...settings }: OAuthSettings): Promise<client.Configuration> {
	const auth = settings.clientAuth === 'basic' ? client.ClientSecretBasic : client.ClientSecretPost;
	const { clientId, clientSecret, revocationUrl } = settings;
	const known = revocationUrl ? { revocation_endpoint: revocationUrl } : {};
	const metadata: client.ServerMetadata =
		'issuer' in server
			? await discover(server.issuer, clientId)
			: {
					issuer: new URL(server.authorizationUrl).origin,
					authorization_endpoint: server.authorizationUrl,
					token_endpoint: server.tokenUrl,
				};
	const configuration = new client.Configuration(
		{ ...metadata, ...known },
		clientId,
		undefined,
		auth(clientSecret),
	);
	configuration[client.customFetch] = asked;
	// The signature is checked, too, not only the connection that the ID token came by.
	if ('issuer' in server) client.enableNonRepudiationChecks(configuration);
	if (isPlain('issuer' in server ? server.issuer : server.tokenUrl))
		client.allowInsecureRequests(configuration);
	return configuration;
}

/** Only addresses of this machine may be without TLS: the settings are read so. */
const isPlain = (url: string) => url.startsWith('http:');

async function discover(issuer: string, clientId: string): Promise<client.ServerMetadata> {
	const execute = isPlain(issuer) ? [client.allowInsecureRequests] : [];
	const options = { execute, [client.customFetch]: asked };
	const found = await client.discovery(new URL(issuer), clientId, undefined, undefined, options);
	const { supportsPKCE: _, ...metadata } = found.serverMetadata();
	return metadata;
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const owned = v.object({ products: v.array(v.string()) });

/** Speaks OAuth 2 with PKCE, and OpenID Connect with an issuer. */
export function createOAuthClient(settings: OAuthSettings): OAuthClient {
	let found: Promise<client.Configuration> | undefined;
	const isOpenId = 'issuer' in settings.server;
	const { products } = settings;
	const configuration = async () => {
		found ??= configure(settings);
		try {
			return await found;
		} catch (error) {
			found = undefined;
			throw away(`its configuration cannot be read: ${error instanceof Error ? error.message : error}`);
		}
	};
	return {
		async authorizeUrl(visit, { forProducts }) {
			const scope = forProducts && products ? `${settings.scope} ${products.scope}` : settings.scope;
			const parameters = authorizationRequest(visit, { ...settings, scope, isOpenId });
			return client.buildAuthorizationUrl(await configuration(), parameters).href;
		},
		async exchange({ code, iss, codeVerifier, redirectUri }) {
			const query = new URLSearchParams({ code, ...(iss !== undefined && { iss }) });
			const tokens = await client
				.authorizationCodeGrant(await configuration(), new URL(`${redirectUri}?${query}`), {
					pkceCodeVerifier: codeVerifier,
					...(isOpenId && { expectedNonce: challengeOf(codeVerifier), idTokenExpected: true }),
				})
				.catch(orThrow);
			return { token: tokens.access_token, claims: tokens.claims() };
		},
		async readUserInfo(token, subject) {
			if (!('issuer' in settings.server)) return readJsonOf(settings.server.userInfoUrl ?? '', token);
			const known = await configuration();
			return client.fetchUserInfo(known, token, subject ?? client.skipSubjectCheck).catch(orThrow);
		},
		...((settings.revocationUrl || isOpenId) && {
			async revoke(token: string) {
				const known = await configuration();
				if (!known.serverMetadata().revocation_endpoint) return;
				await client.tokenRevocation(known, token).catch(orThrowUnlessEnded);
			},
		}),
		...(products && { listProducts: (token: string) => listProducts(products.url, token) }),
	};
}

type Wanted = Pick<OAuthSettings, 'claimsParameter'> & { scope: string; isOpenId: boolean };

/** A nonce binds the ID token to the visit even at a platform without PKCE: the challenge is new for each. */
function authorizationRequest(
	{ state, code_challenge, redirect_uri }: VisitInput,
	{ scope, isOpenId, claimsParameter }: Wanted,
): Record<string, string> {
	return {
		...{ redirect_uri, state, scope, code_challenge, code_challenge_method: 'S256' },
		...(isOpenId && { nonce: code_challenge }),
		...(claimsParameter && { claims: claimsParameter }),
	};
}

async function readJsonOf(url: string, token: string): Promise<Claims> {
	const { ok, status, body } = await askJson(url, { headers: { Authorization: `Bearer ${token}` } });
	if (!ok) throw refused(`status ${status} of ${url}`);
	return Object(body);
}

async function listProducts(url: string, token: string): Promise<string[]> {
	const parsed = v.safeParse(owned, await readJsonOf(url, token));
	if (parsed.success) return parsed.output.products;
	throw refused('no list of what somebody owns');
}

/** What stands at `data.id` of claims, as text; undefined where nothing does. */
function claimAt(claims: Claims | undefined, path: string): string | undefined {
	const found = path.split('.').reduce<unknown>((value, key) => Object(value)[key], claims);
	return ['string', 'number'].includes(typeof found) && found !== '' ? String(found) : undefined;
}

/** A platform that tells who somebody is in its ID token, or at an address of its own. */
export function createOAuthPlatform(settings: OAuthSettings): PlatformProtocol {
	const { exchange, readUserInfo, ...shared } = createOAuthClient(settings);
	const { id: idPath, name: namePath } = settings.claims;
	return {
		...shared,
		async identify(arrival) {
			const { token, claims } = await exchange(arrival);
			const isWhole = claimAt(claims, idPath) && claimAt(claims, namePath);
			const subject = claimAt(claims, 'sub');
			const all = isWhole ? claims : { ...claims, ...(await readUserInfo(token, subject)) };
			const id = claimAt(all, idPath);
			if (!id) throw refused(`no ${idPath} of the visitor`);
			return { id, name: claimAt(all, namePath) ?? id, token };
		},
	};
}
