import { platforms } from '#contract/platforms.ts';
import { type PlatformSettings, readPlatforms } from '#services/accounts/platforms/settings.ts';
import type { SandboxContext } from '../context.ts';
import { clientId, clientSecret } from './client.ts';

/** The settings of a studio whose platforms are the sandbox's, read as `npm run services` reads its own. */
export function playedSettings(
	context: Pick<SandboxContext, 'origin' | 'accountServiceKey'>,
): PlatformSettings {
	const at = (path: string) => `${context.origin}/platforms/${path}`;
	const clients = platforms.flatMap((name) => [
		[`${name.toUpperCase()}_CLIENT_ID`, clientId],
		[`${name.toUpperCase()}_CLIENT_SECRET`, clientSecret(name, context)],
	]);
	const environment = {
		...Object.fromEntries(clients),
		STEAM_OPENID_URL: at('steam/openid/login'),
		STEAM_API_URL: at('steam'),
		STEAM_API_KEY: clientSecret('steam', context),
		TWITCH_ISSUER: at('twitch'),
		XBOX_AUTHORITY: at('xbox'),
		XBOX_USER_URL: at('xbox/user/authenticate'),
		XBOX_XSTS_URL: at('xbox/xsts/authorize'),
		XBOX_PRODUCTS_URL: at('xbox/products'),
		GALAXY_ISSUER: at('galaxy'),
		PSN_AUTHORIZATION_URL: at('psn/authorize'),
		PSN_TOKEN_URL: at('psn/token'),
		PSN_USER_INFO_URL: at('psn/me'),
		PSN_REVOCATION_URL: at('psn/revoke'),
		PSN_SCOPE: 'identity',
		PSN_ID_CLAIM: 'id',
		PSN_NAME_CLAIM: 'name',
		PSN_PRODUCTS_URL: at('psn/products'),
	};
	const complaints: string[] = [];
	const settings = readPlatforms(environment, { offered: platforms, complaints });
	if (complaints.length > 0) throw new Error(complaints.join('\n'));
	return settings;
}
