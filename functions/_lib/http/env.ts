import type { Context } from '@netlify/functions';
import { type BotCheckService, readBotCheckService } from '#contract/bot-check.ts';
import { type Config, ConfigError, readConfig } from '#contract/config.ts';
import type { Part } from '#contract/parts.ts';
import { type VariableName, variableNames, variables } from '#contract/variables.ts';
import { parts } from '#site.config';
import { getDeployContext, isPreview, previewEnvironment } from './preview-env.ts';

type Environment = Record<string, string | undefined>;

/**
 * The configuration of the functions. A variable is parsed when it is first read, so that a function needs only those of its own
 * part of the site; reading one that is missing or malformed throws ConfigError.
 */
export type FunctionConfig = Config<(typeof variableNames)[number]> & {
	/** Who judges visitors; undefined where nobody does. */
	readonly botCheck: BotCheckService | undefined;
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

/** A key that nobody knows: no signed link is good where there is nothing to sign for. */
const noKey = crypto.randomUUID() + crypto.randomUUID();

/** A site without forms, uploads and a CMS needs no SIGNING_KEY; its status page is closed then. */
const withSigningKey = (environment: Environment): Environment =>
	parts.uploads || parts.forms || environment.SIGNING_KEY || environment.BUILD_HOOK_URL
		? environment
		: { ...environment, SIGNING_KEY: noKey };

/** A property whose value is computed once, when it is first read. */
function once<T>(get: () => T): PropertyDescriptor {
	let value: { is: T } | undefined;
	return {
		enumerable: true,
		get: () => {
			value ??= { is: get() };
			return value.is;
		},
	};
}

function readWhenAsked(given: Environment): FunctionConfig {
	const environment = withSigningKey(given);
	const values = variableNames.map(
		(name) => [name, once(() => readConfig(environment, [name])[name])] as const,
	);
	const descriptors = {
		...Object.fromEntries(values),
		botCheck: once(() => readBotCheckService(environment)),
	};
	return Object.defineProperties({}, descriptors) as FunctionConfig;
}

/** What builds and previews alone read, and what a site without a bot check does not need. */
const notRequired = /^BOT_CHECK_|^PREVIEW_/;

/** Reads every variable of some parts of the site. Throws ConfigError where one is missing or malformed. */
export function requireConfig(needed: readonly Part[], config: FunctionConfig): void {
	for (const name of variableNames)
		if (!notRequired.test(name) && variables[name].parts.some((part) => needed.includes(part))) config[name];
	if (needed.includes('accounts') || needed.includes('forms')) config.botCheck;
}

let config: FunctionConfig | undefined;

/** Whether a variable is of no part, or of one that the site has. */
const isOfThisSite = (name: VariableName) =>
	variables[name].parts.length === 0 || variables[name].parts.some((part) => parts[part]);

/** A preview that reached production's services would show strangers real players. */
function refuseProduction(environment: Environment, { PRODUCTION_HOSTS }: FunctionConfig): void {
	const addresses = [
		...upstreamNames.filter(isOfThisSite).map((name) => [name, environment[name]] as const),
		['BOT_CHECK_VERIFY_URL', environment.BOT_CHECK !== 'none' && environment.BOT_CHECK_VERIFY_URL] as const,
	];
	const found = addresses.find(
		([, address]) => address && URL.canParse(address) && PRODUCTION_HOSTS.includes(new URL(address).hostname),
	);
	if (found)
		throw new ConfigError(`${found[0]} names a host of PRODUCTION_HOSTS, which a preview may not reach.`);
}

function readPreviewConfig(): FunctionConfig {
	const environment = previewEnvironment(process.env);
	const values = readWhenAsked(environment);
	refuseProduction(environment, values);
	return values;
}

/**
 * The environment, read once: an instance serves one deploy. A preview has addresses that no variable can know; its SITE_URL
 * is the one that it was asked at. Throws ConfigError, whose message names the variable and no secret.
 */
export function getConfig(context: Context): FunctionConfig {
	const isOfPreview = isPreview(getDeployContext(context));
	config ??= isOfPreview ? readPreviewConfig() : readWhenAsked(process.env);
	return isOfPreview ? Object.create(config, { SITE_URL: { value: context.url.origin } }) : config;
}
