import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '#contract/config.ts';
import { BuildError, buildSite } from './build-site.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
try {
	readConfig(process.env, [
		'SITE_URL',
		'CMS_URL',
		'MERCH_URL',
		'BOT_CHECK_SITE_KEY',
		'UPLOAD_URL',
		'REGIONAL_SITE_QUEBEC',
	]);
	await buildSite('dist', process.env);
	console.log('The site is in dist.');
} catch (error) {
	if (!(error instanceof BuildError || error instanceof ConfigError)) throw error;
	if (error instanceof ConfigError) console.error(error.message);
	console.error('The build failed; dist is as it was before.');
	process.exitCode = 1;
}
