import type { Platform } from '#contract/platforms.ts';
import { digest } from '#services/shared/secrets.ts';
import type { SandboxContext } from '../context.ts';

/** The studio as every platform knows it. */
export const clientId = 'tallow-and-thorn';

/** The one secret that the studio shares with a platform; the account service holds it, no browser sees it. */
export function clientSecret(
	platform: Platform,
	{ accountServiceKey }: Pick<SandboxContext, 'accountServiceKey'>,
): string {
	return digest(`${platform} ${accountServiceKey}`);
}

/** The only address that a platform leads back to. */
export function redirectUriOf(platform: Platform, { siteUrl }: SandboxContext): string {
	return `${siteUrl}/api/account/${platform}/callback`;
}
