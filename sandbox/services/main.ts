import { type Config, ConfigError, readConfig } from '#contract/config.ts';
import { startSandbox } from './app.ts';
import { PortInUseError } from './listen.ts';

const names = [
	'SITE_URL',
	'SANDBOX_PORT',
	'SANDBOX_DATA',
	'ACCOUNT_SERVICE_KEY',
	'SUBMISSIONS_KEY',
	'BOT_CHECK_SECRET',
	'BOT_CHECK_SITE_KEY',
	'MINIMUM_AGE',
	'SMS_COUNTRIES',
	'SMS_PER_DAY',
	'CMS_WEBHOOK',
	'CMS_WEBHOOK_HEADER',
	'CMS_WEBHOOK_SECRET',
	'SIGNING_KEY',
	'PREVIEW_URL',
	'PREVIEW_KEY',
] as const;

/** The start command names the program that builds; the development server needs none. */
function buildsOf({ BUILD_PROGRAM, BUILD_SPACING = '10000', ...environment }: NodeJS.ProcessEnv) {
	return BUILD_PROGRAM
		? { program: { path: BUILD_PROGRAM, environment }, spacing: Number(BUILD_SPACING) }
		: undefined;
}

/** The development server has no preview, and that of another CMS shows what is saved there. */
function previewOf({ PREVIEW_URL: url, PREVIEW_KEY: key }: Config<'PREVIEW_URL' | 'PREVIEW_KEY'>) {
	const { BUILD_PROGRAM, CMS_SOURCE = 'rest' } = process.env;
	return BUILD_PROGRAM && CMS_SOURCE === 'rest' && url && key ? { url, key } : undefined;
}

async function main(): Promise<void> {
	if (process.env.CONTEXT === 'production')
		throw new ConfigError(
			'CONTEXT is production, where the sandbox may not run: its control calls and its desk are open to everybody.',
		);
	const config = readConfig(process.env, names);
	const sandbox = await startSandbox({
		port: config.SANDBOX_PORT,
		data: config.SANDBOX_DATA,
		siteUrl: config.SITE_URL,
		accountServiceKey: config.ACCOUNT_SERVICE_KEY,
		submissionsKey: config.SUBMISSIONS_KEY,
		botCheckSecret: config.BOT_CHECK_SECRET,
		botCheckSiteKey: config.BOT_CHECK_SITE_KEY,
		minimumAge: config.MINIMUM_AGE,
		smsCountries: config.SMS_COUNTRIES,
		smsPerDay: config.SMS_PER_DAY,
		cmsWebhookSecret: config.CMS_WEBHOOK_SECRET,
		cmsWebhookHeader: config.CMS_WEBHOOK === 'header' ? config.CMS_WEBHOOK_HEADER : undefined,
		signingKey: config.SIGNING_KEY,
		preview: previewOf(config),
		builds: buildsOf(process.env),
	});
	// A terminal tells every process of a command, and the command tells its children again.
	let isEnding = false;
	const end = () => {
		if (!isEnding) void sandbox.close().finally(() => process.exit());
		isEnding = true;
	};
	for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
	console.log(`sandbox ready ${sandbox.origin}`);
}

main().catch((error: unknown) => {
	const isExpected = error instanceof ConfigError || error instanceof PortInUseError;
	console.error(isExpected ? error.message : error);
	process.exit(1);
});
