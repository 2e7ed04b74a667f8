import { existsSync } from 'node:fs';
import { readConfig } from '#contract/config.ts';
import { seed } from './seed.ts';

// Fills a Strapi that is elsewhere, and whose token may write.
if (existsSync('.env')) process.loadEnvFile('.env');
const { STRAPI_SEED_TOKEN: token, ...environment } = process.env;
if (!token) {
	console.error('STRAPI_SEED_TOKEN is not set; it should be an API token of Strapi with full access.');
	process.exit(1);
}
const { CMS_URL, CONTENT_FOLDER } = readConfig(environment, ['CMS_URL', 'CONTENT_FOLDER']);
await seed({ origin: CMS_URL, token }, CONTENT_FOLDER, console.log);
