import type { Context } from '@netlify/functions';
import { type Config, ConfigError, readConfig } from '#contract/config.ts';
import { getDeployContext, isPreview, previewEnvironment } from './preview-env.ts';

const names = [
	'SITE_URL',
	'ACCOUNT_API_URL',
	'ACCOUNT_SERVICE_KEY',
	'CMS_URL',
	'CMS_TOKEN',
	'MERCH_URL',
	'SESSION_KEYS',
	'BOT_CHECK_VERIFY_URL',
	'BOT_CHECK_SECRET',
	'MINIMUM_AGE',
	'SMS_COUNTRIES',
	'JOB_POSTINGS_URL',
	'UPLOAD_URL',
	'SIGNING_KEY',
	'CMS_WEBHOOK',
	'CMS_WEBHOOK_HEADER',
	'CMS_WEBHOOK_SECRET',
	'PUBLISHING_WINDOW',
	'MAX_DEPLOYS_PER_MONTH',
	'BUILD_HOOK_URL',
	'NETLIFY_API_TOKEN',
	'PLATFORM_ORIGINS',
	'PRODUCTION_HOSTS',
] as const;

/** The configuration of the functions. */
export type FunctionConfig = Config<(typeof names)[number]>;

/** Every service that functions call, or send browsers to with something signed. */
const upstreamNames = [
	'ACCOUNT_API_URL',
	'CMS_URL',
	'MERCH_URL',
	'JOB_POSTINGS_URL',
	'UPLOAD_URL',
	'BOT_CHECK_VERIFY_URL',
	'BUILD_HOOK_URL',
] as const;
let config: FunctionConfig | undefined;

/** A preview that reached production's services would show strangers real players. */
function refuseProduction(values: FunctionConfig): void {
	const found = upstreamNames.find((name) => {
		const address = values[name];
		return address && values.PRODUCTION_HOSTS.includes(new URL(address).hostname);
	});
	if (found)
		throw new ConfigError(`${found} names a host of PRODUCTION_HOSTS, which a preview may not reach.`);
}

function readPreviewConfig(): FunctionConfig {
	const values = readConfig(previewEnvironment(process.env), names);
	refuseProduction(values);
	return values;
}

/**
 * The parsed environment, read once: an instance serves one deploy. A preview has addresses that no variable can know;
 * its SITE_URL is the one that it was asked at. Throws ConfigError, whose message names the variable and no secret.
 */
export function getConfig(context: Context): FunctionConfig {
	const isOfPreview = isPreview(getDeployContext(context));
	config ??= isOfPreview ? readPreviewConfig() : readConfig(process.env, names);
	return isOfPreview ? { ...config, SITE_URL: context.url.origin } : config;
}
