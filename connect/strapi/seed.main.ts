import { existsSync } from 'node:fs';
import { ConfigError, hasCms, readConfig } from '#contract/config.ts';
import { StrapiError } from './admin-api.ts';
import { seed } from './seed.ts';

// Fills a Strapi that is elsewhere, and whose token may write.
if (existsSync('.env')) process.loadEnvFile('.env');

/** Reads what is filled, and with what. Throws ConfigError for what is missing. */
function readSettings({ STRAPI_SEED_TOKEN: token, ...environment }: NodeJS.ProcessEnv) {
	if (!token)
		throw new ConfigError(
			'STRAPI_SEED_TOKEN is not set; it should be an API token of Strapi with full access.',
		);
	const { CMS_URL, CONTENT_FOLDER } = readConfig(environment, ['CMS_URL', 'CONTENT_FOLDER']);
	if (!hasCms({ CMS_URL }))
		throw new ConfigError(
			'CMS_URL is not set; it should be the address of the Strapi to fill, without /api.',
		);
	return { strapi: { origin: CMS_URL, token }, folder: CONTENT_FOLDER };
}

try {
	const { strapi, folder } = readSettings(process.env);
	await seed(strapi, folder, console.log);
} catch (error) {
	if (!(error instanceof ConfigError || error instanceof StrapiError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
