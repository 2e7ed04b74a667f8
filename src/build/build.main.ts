import { existsSync } from 'node:fs';
import { readAnalytics } from '#contract/analytics.ts';
import { readBotCheck } from '#contract/bot-check.ts';
import { ConfigError, readConfig } from '#contract/config.ts';
import { BuildError, buildSite } from './build-site.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
try {
	readConfig(process.env, [
		'SITE_URL',
		'CMS_URL',
		'SUBMISSIONS_URL',
		'MERCH_URL',
		'UPLOAD_URL',
		'REGIONAL_SITE_QUEBEC',
	]);
	readBotCheck(process.env);
	readAnalytics(process.env);
	await buildSite('dist', process.env);
	console.log('The site is in dist.');
} catch (error) {
	if (!(error instanceof BuildError || error instanceof ConfigError)) throw error;
	if (error instanceof ConfigError) console.error(error.message);
	console.error('The build failed; dist is as it was before.');
	process.exitCode = 1;
}
