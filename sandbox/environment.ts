import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig } from '#contract/config.ts';

export type Environment = Record<string, string | undefined>;

const secret = () => randomBytes(32).toString('hex');

function newSecrets(): Record<string, string> {
	return {
		SESSION_KEYS: `local:${secret()}`,
		ACCOUNT_SERVICE_KEY: secret(),
		CMS_TOKEN: secret(),
		BOT_CHECK_SECRET: secret(),
		SIGNING_KEY: secret(),
		PREVIEW_KEY: secret(),
		CMS_WEBHOOK_SECRET: `whsec_${randomBytes(32).toString('base64')}`,
	};
}

/** The secrets of this machine's sandbox, made at its first start; a secret that a later version needs is added. */
function localSecrets(folder: string): Environment {
	const file = join(folder, 'env');
	const known: Environment = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
	const secrets = { ...newSecrets(), ...known };
	if (Object.keys(secrets).length > Object.keys(known).length) {
		mkdirSync(folder, { recursive: true });
		const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
		writeFileSync(file, lines.join(''), { mode: 0o600 });
	}
	return secrets;
}

/** What is set: an empty value counts as not set. */
const set = (given: Environment) =>
	Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));

/** Where the played bot check of a kind is. */
function playedBotCheck(base: string, kind: string): Environment {
	const folder = kind === 'turnstile' ? `${base}/turnstile/v0` : base;
	return { BOT_CHECK_SCRIPT_URL: `${folder}/api.js`, BOT_CHECK_VERIFY_URL: `${folder}/siteverify` };
}

const hitPaths: Record<string, string> = { plausible: 'api/event', matomo: 'matomo.php' };

/** Where the played analytics service of a kind is. */
function playedAnalytics(base: string, kind: string): Environment {
	return {
		ANALYTICS: kind,
		ANALYTICS_ID: kind === 'matomo' ? '1' : 'G-SANDBOX',
		ANALYTICS_SCRIPT_URL: `${base}/${kind === 'matomo' ? 'matomo' : 'tag'}.js`,
		ANALYTICS_COLLECT_URL: `${base}/${hitPaths[kind] ?? 'collect'}`,
	};
}

/** Where the played board of jobs is; one that has a name is read where it really is. */
function playedBoard(base: string, { JOBS_SOURCE = '', JOBS_BOARD }: Environment): Environment {
	if (!JOBS_SOURCE || JOBS_SOURCE === 'cms' || JOBS_BOARD) return {};
	return { JOBS_BOARD: 'demo', JOBS_URL: `${base}/${JOBS_SOURCE.replace('lever-eu', 'lever')}` };
}

/** The configuration of a site whose every service is the sandbox; what `given` sets stays as it is. */
export function localEnvironment(given: Environment): Environment {
	const { PORT, SANDBOX_PORT, PREVIEW_PORT, SANDBOX_DATA, BOT_CHECK } = readConfig(given, [
		'PORT',
		'SANDBOX_PORT',
		'PREVIEW_PORT',
		'SANDBOX_DATA',
		'BOT_CHECK',
	]);
	const sandbox = `http://127.0.0.1:${SANDBOX_PORT}`;
	return {
		PORT: String(PORT),
		SANDBOX_PORT: String(SANDBOX_PORT),
		PREVIEW_PORT: String(PREVIEW_PORT),
		SANDBOX_DATA,
		SITE_URL: `http://localhost:${PORT}`,
		// The sandbox's CMS has the files of `content`; of another folder the build reads them itself.
		...(given.CONTENT_FOLDER && { CMS_SOURCE: 'files' }),
		CMS_URL: `${sandbox}/cms`,
		ACCOUNT_API_URL: `${sandbox}/accounts`,
		MERCH_URL: `${sandbox}/merch`,
		JOB_POSTINGS_URL: sandbox,
		...playedBoard(`${sandbox}/ats`, given),
		UPLOAD_URL: `${sandbox}/uploads`,
		PLATFORM_ORIGINS: sandbox,
		PREVIEW_URL: `http://127.0.0.1:${PREVIEW_PORT}`,
		BUILD_HOOK_URL: `${sandbox}/build-hook`,
		// A build costs nothing here, and editors want to see what they changed.
		PUBLISHING_WINDOW: '0',
		BOT_CHECK_SITE_KEY: 'sandbox',
		...playedBotCheck(`${sandbox}/bot-check`, BOT_CHECK),
		...playedAnalytics(`${sandbox}/analytics`, given.ANALYTICS || 'tag'),
		REGIONAL_SITE_QUEBEC: `${sandbox}/quebec`,
		MAPS_URL: `${sandbox}/maps`,
		ASTRO_TELEMETRY_DISABLED: '1',
		...localSecrets(SANDBOX_DATA),
		...set(given),
	};
}
