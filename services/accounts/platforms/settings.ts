import * as v from 'valibot';
import type { Platform } from '#contract/platforms.ts';
import { createReader, type VariableTable } from '../../shared/read-variables.ts';

/** Where what a player owns is asked with the player's token, and the scope that allows it. */
interface ProductsSettings {
	url: string;
	scope: string;
}

/** A platform that speaks OAuth 2 (RFC 6749), or OpenID Connect where it has an issuer. */
export interface OAuthSettings {
	clientId: string;
	clientSecret: string;
	/** Whether id and secret stand in the body of a request or in its header. */
	clientAuth: 'post' | 'basic';
	server: { issuer: string } | { authorizationUrl: string; tokenUrl: string; userInfoUrl?: string };
	/** Where tokens are ended (RFC 7009), if the issuer does not say it. */
	revocationUrl: string | undefined;
	scope: string;
	/** What is asked of the issuer by the parameter `claims` (OpenID Connect Core, 5.5). */
	claimsParameter?: string;
	/** Where a player's id and name stand; a dot leads into an object. */
	claims: { id: string; name: string };
	products: ProductsSettings | undefined;
}

export interface SteamSettings {
	/** The endpoint of OpenID 2.0. */
	openIdUrl: string;
	/** Of the Web API, which knows names; without a key a player's id stands for the name. */
	apiUrl: string;
	apiKey: string | undefined;
}

export interface XboxSettings {
	oauth: OAuthSettings;
	/** Where Microsoft's token is exchanged for one of Xbox. */
	userUrl: string;
	xstsUrl: string;
}

/** How each platform that is offered is spoken to. */
export interface PlatformSettings {
	steam?: SteamSettings;
	galaxy?: OAuthSettings;
	psn?: OAuthSettings;
	xbox?: XboxSettings;
	twitch?: OAuthSettings;
}

interface Reading {
	offered: readonly Platform[];
	/** Takes what is wrong with a variable. */
	complaints: string[];
}

type Environment = Record<string, string | undefined>;

const text = v.pipe(v.string(), v.nonEmpty());
/** Without TLS on this machine alone, to try things out. */
const isSecure = ({ protocol, hostname }: URL) =>
	protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
const exactUrl = v.pipe(
	v.string(),
	v.check((given) => URL.canParse(given) && isSecure(new URL(given))),
);
const url = v.pipe(
	exactUrl,
	v.transform((given) => given.replace(/\/+$/, '')),
);
const anAddress = 'an https address';

const client = {
	CLIENT_ID: [text, 'the id that the platform gave for this site (docs/running-services.md)'],
	CLIENT_SECRET: [text, 'the secret that the platform gave for this site'],
	PRODUCTS_URL: [v.optional(url), `${anAddress} that lists what a player owns`],
	PRODUCTS_SCOPE: [v.optional(text, 'products'), 'the scope that allows to ask what a player owns'],
} as const satisfies VariableTable;

const steam = {
	API_KEY: [v.optional(text), 'a key of Steam’s Web API'],
	OPENID_URL: [v.optional(url, 'https://steamcommunity.com/openid/login'), anAddress],
	API_URL: [v.optional(url, 'https://api.steampowered.com'), anAddress],
} as const satisfies VariableTable;

const twitch = {
	...client,
	ISSUER: [v.optional(url, 'https://id.twitch.tv/oauth2'), anAddress],
} as const satisfies VariableTable;

const xbox = {
	...client,
	AUTHORITY: [v.optional(url, 'https://login.microsoftonline.com/consumers/oauth2/v2.0'), anAddress],
	USER_URL: [v.optional(url, 'https://user.auth.xboxlive.com/user/authenticate'), anAddress],
	XSTS_URL: [v.optional(url, 'https://xsts.auth.xboxlive.com/xsts/authorize'), anAddress],
} as const satisfies VariableTable;

const generic = {
	...client,
	// Compared letter by letter with what the issuer says of itself.
	ISSUER: [v.optional(exactUrl), `${anAddress}, the platform’s issuer of OpenID Connect`],
	AUTHORIZATION_URL: [url, `${anAddress}, or ISSUER is set in its place`],
	TOKEN_URL: [url, `${anAddress}, or ISSUER is set in its place`],
	USER_INFO_URL: [url, `${anAddress} that says who a token is from, or ISSUER is set in its place`],
	REVOCATION_URL: [v.optional(url), anAddress],
	SCOPE: [v.optional(text, 'openid'), 'the scope that says who somebody is, such as openid'],
	CLIENT_AUTH: [v.optional(v.picklist(['post', 'basic']), 'post'), 'post or basic'],
	ID_CLAIM: [v.optional(text, 'sub'), 'where a player’s id stands, such as sub or data.id'],
	NAME_CLAIM: [v.optional(text, 'preferred_username'), 'where a player’s name stands'],
} as const satisfies VariableTable;

type Read<T extends VariableTable> = ReturnType<typeof createReader<T>>;

function readClient(read: Read<typeof client>) {
	const [products, scope] = [read('PRODUCTS_URL'), read('PRODUCTS_SCOPE')];
	return {
		clientId: read('CLIENT_ID'),
		clientSecret: read('CLIENT_SECRET'),
		clientAuth: 'post' as const,
		revocationUrl: undefined,
		products: products ? { url: products, scope } : undefined,
	};
}

function readSteam(read: Read<typeof steam>): SteamSettings {
	return { openIdUrl: read('OPENID_URL'), apiUrl: read('API_URL'), apiKey: read('API_KEY') };
}

function readTwitch(read: Read<typeof twitch>): OAuthSettings {
	const issuer = read('ISSUER');
	return {
		...readClient(read as Read<typeof client>),
		server: { issuer },
		revocationUrl: `${issuer}/revoke`,
		scope: 'openid',
		claimsParameter: JSON.stringify({ id_token: { preferred_username: null } }),
		claims: { id: 'sub', name: 'preferred_username' },
	};
}

function readXbox(read: Read<typeof xbox>): XboxSettings {
	const authority = read('AUTHORITY');
	return {
		oauth: {
			...readClient(read as Read<typeof client>),
			server: {
				authorizationUrl: `${authority}/authorize`,
				tokenUrl: `${authority}/token`,
			},
			scope: 'XboxLive.signin',
			claims: { id: 'xid', name: 'gtg' },
		},
		userUrl: read('USER_URL'),
		xstsUrl: read('XSTS_URL'),
	};
}

function readGeneric(read: Read<typeof generic>): OAuthSettings {
	const issuer = read('ISSUER');
	return {
		...readClient(read as Read<typeof client>),
		clientAuth: read('CLIENT_AUTH'),
		server: issuer
			? { issuer }
			: {
					authorizationUrl: read('AUTHORIZATION_URL'),
					tokenUrl: read('TOKEN_URL'),
					userInfoUrl: read('USER_INFO_URL'),
				},
		revocationUrl: read('REVOCATION_URL'),
		scope: read('SCOPE'),
		claims: { id: read('ID_CLAIM'), name: read('NAME_CLAIM') },
	};
}

/** Reads how the offered platforms are spoken to; complains of each variable that one of them needs and that is wrong. */
export function readPlatforms(environment: Environment, { offered, complaints }: Reading): PlatformSettings {
	const reader = <const T extends VariableTable>(table: T, prefix: string) =>
		createReader(table, { environment, complaints, prefix });
	const read: { [P in Platform]: () => PlatformSettings[P] } = {
		steam: () => readSteam(reader(steam, 'STEAM_')),
		galaxy: () => readGeneric(reader(generic, 'GALAXY_')),
		psn: () => readGeneric(reader(generic, 'PSN_')),
		xbox: () => readXbox(reader(xbox, 'XBOX_')),
		twitch: () => readTwitch(reader(twitch, 'TWITCH_')),
	};
	return Object.fromEntries(offered.map((platform) => [platform, read[platform]()]));
}
