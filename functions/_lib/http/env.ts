import type { Context } from '@netlify/functions';
import { type BotCheckService, readBotCheckService } from '#contract/bot-check.ts';
import { type Config, ConfigError, readConfig } from '#contract/config.ts';
import { getDeployContext, isPreview, previewEnvironment } from './preview-env.ts';

const names = [
	'SITE_URL',
	'ACCOUNT_API_URL',
	'ACCOUNT_SERVICE_KEY',
	'CMS_URL',
	'SUBMISSIONS_URL',
	'SUBMISSIONS_KEY',
	'MERCH_URL',
	'SESSION_KEYS',
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
export type FunctionConfig = Config<(typeof names)[number]> & {
	/** Who judges visitors; undefined where nobody does. */
	botCheck: BotCheckService | undefined;
};

/** Every service that functions call, or send browsers to with something signed. */
const upstreamNames = [
	'ACCOUNT_API_URL',
	'CMS_URL',
	'SUBMISSIONS_URL',
	'MERCH_URL',
	'JOB_POSTINGS_URL',
	'UPLOAD_URL',
	'BUILD_HOOK_URL',
] as const;

type Environment = Record<string, string | undefined>;

const readAll = (environment: Environment): FunctionConfig => ({
	...readConfig(environment, names),
	botCheck: readBotCheckService(environment),
});

let config: FunctionConfig | undefined;

/** A preview that reached production's services would show strangers real players. */
function refuseProduction(values: FunctionConfig): void {
	const addresses = [
		...upstreamNames.map((name) => [name, values[name]] as const),
		['BOT_CHECK_VERIFY_URL', values.botCheck?.verifyUrl] as const,
	];
	const found = addresses.find(
		([, address]) => address && values.PRODUCTION_HOSTS.includes(new URL(address).hostname),
	);
	if (found)
		throw new ConfigError(`${found[0]} names a host of PRODUCTION_HOSTS, which a preview may not reach.`);
}

function readPreviewConfig(): FunctionConfig {
	const values = readAll(previewEnvironment(process.env));
	refuseProduction(values);
	return values;
}

/**
 * The parsed environment, read once: an instance serves one deploy. A preview has addresses that no variable can know;
 * its SITE_URL is the one that it was asked at. Throws ConfigError, whose message names the variable and no secret.
 */
export function getConfig(context: Context): FunctionConfig {
	const isOfPreview = isPreview(getDeployContext(context));
	config ??= isOfPreview ? readPreviewConfig() : readAll(process.env);
	return isOfPreview ? { ...config, SITE_URL: context.url.origin } : config;
}
