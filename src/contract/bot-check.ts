import { readConfig } from './config.ts';

/** What pages are told of an environment's bot check. Throws ConfigError where its public key is missing. */
export function readBotCheck(environment: Record<string, string | undefined>) {
	const config = readConfig(environment, ['BOT_CHECK_SITE_KEY', 'BOT_CHECK_SCRIPT_URL']);
	return { siteKey: config.BOT_CHECK_SITE_KEY, version: 'v3', scriptUrl: config.BOT_CHECK_SCRIPT_URL };
}
