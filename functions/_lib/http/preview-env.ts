import type { Context } from '@netlify/functions';
import { ConfigError, readConfig } from '#contract/config.ts';
import { parts } from '#site.config';

type Environment = Record<string, string | undefined>;

/** What is served to everybody or to a developer alone; any other deploy is a preview, whatever its branch is called. */
const notPreviews = ['production', 'dev', 'unknown'];

/** What a deploy is for, as the platform says; empty on its local server. */
export const getDeployContext = ({ deploy }: Context): string => deploy?.context || 'unknown';

/** Whether a deploy context of the platform is that of a preview. */
export const isPreview = (deployContext: string): boolean => !notPreviews.includes(deployContext);

const isSameHost = (one: string, other: string | undefined) =>
	URL.canParse(other ?? '') && new URL(one).host === new URL(other ?? '').host;

/**
 * The environment of a preview, whose account service is PREVIEW_ACCOUNT_API_URL where that is set. Throws ConfigError
 * where that service may be production's: strangers would be shown real players.
 */
export function previewEnvironment(environment: Environment): Environment {
	if (!parts.accounts && !parts.forms) return environment;
	const { PRODUCTION_HOSTS } = readConfig(environment, ['PRODUCTION_HOSTS']);
	if (!parts.accounts) {
		if (PRODUCTION_HOSTS.length > 0) return environment;
		throw new ConfigError(
			'PRODUCTION_HOSTS is not set; a preview needs it, so that its forms reach no service of production.',
		);
	}
	const { PREVIEW_ACCOUNT_API_URL: own } = readConfig(environment, ['PREVIEW_ACCOUNT_API_URL']);
	if (own === undefined && PRODUCTION_HOSTS.length === 0)
		throw new ConfigError(
			'PREVIEW_ACCOUNT_API_URL is not set; a preview needs it, or PRODUCTION_HOSTS and an ACCOUNT_API_URL of its own.',
		);
	if (own === undefined) return environment;
	if (isSameHost(own, environment.ACCOUNT_API_URL) || PRODUCTION_HOSTS.includes(new URL(own).hostname))
		throw new ConfigError(
			'PREVIEW_ACCOUNT_API_URL names the account service of production, which a preview may not reach.',
		);
	return { ...environment, ACCOUNT_API_URL: own };
}
