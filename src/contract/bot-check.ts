import { readConfig } from './config.ts';

type Environment = Record<string, string | undefined>;

/** The providers that can judge whether somebody is a bot. */
export type BotCheckKind = 'recaptcha' | 'turnstile';

/** Where each provider is unless variables name other addresses, and the version of its interface. */
const botCheckProviders = {
	recaptcha: {
		version: 'v3',
		scriptUrl: 'https://www.google.com/recaptcha/api.js',
		verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
	},
	turnstile: {
		version: 'v0',
		scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
		verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
	},
} as const;

function readBotCheckKind(environment: Environment): BotCheckKind | undefined {
	const { BOT_CHECK: kind } = readConfig(environment, ['BOT_CHECK']);
	return kind === 'none' ? undefined : kind;
}

/** The provider's script and the kind of its interface; undefined without a bot check. */
export function readBotCheckScript(environment: Environment) {
	const kind = readBotCheckKind(environment);
	if (!kind) return undefined;
	const { BOT_CHECK_SCRIPT_URL: scriptUrl } = readConfig(environment, ['BOT_CHECK_SCRIPT_URL']);
	return { kind, scriptUrl: scriptUrl ?? botCheckProviders[kind].scriptUrl };
}

/** What pages know of the bot check; undefined without one. Throws ConfigError where its public key is missing. */
export function readBotCheck(environment: Environment) {
	const script = readBotCheckScript(environment);
	if (!script) return undefined;
	const { BOT_CHECK_SITE_KEY: siteKey } = readConfig(environment, ['BOT_CHECK_SITE_KEY']);
	return { siteKey, version: botCheckProviders[script.kind].version, ...script };
}

/** How functions have tokens judged; undefined without a bot check. Throws ConfigError where its secret is missing. */
export function readBotCheckService(environment: Environment) {
	const kind = readBotCheckKind(environment);
	if (!kind) return undefined;
	const { BOT_CHECK_VERIFY_URL: verifyUrl, BOT_CHECK_SECRET: secret } = readConfig(environment, [
		'BOT_CHECK_VERIFY_URL',
		'BOT_CHECK_SECRET',
	]);
	return { kind, secret, verifyUrl: verifyUrl ?? botCheckProviders[kind].verifyUrl };
}

/** What functions know of the bot check. */
export type BotCheckService = NonNullable<ReturnType<typeof readBotCheckService>>;
