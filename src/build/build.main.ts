import { existsSync } from 'node:fs';
import { readAnalytics } from '#contract/analytics.ts';
import { readBotCheck } from '#contract/bot-check.ts';
import { ConfigError, checkJobs, checkParts, readConfig } from '#contract/config.ts';
import { jobs, parts } from '#site.config';
import { BuildError, buildSite } from './build-site.ts';

/** Where the service of each part is; its functions need secrets as well, which a build may be kept from. */
const addressesOf = [
	['accounts', 'ACCOUNT_API_URL'],
	['forms', 'SUBMISSIONS_URL'],
	['uploads', 'UPLOAD_URL'],
	['merch', 'MERCH_URL'],
] as const;

if (existsSync('.env')) process.loadEnvFile('.env');
try {
	checkParts(parts);
	checkJobs(jobs, process.env);
	readConfig(process.env, [
		'SITE_URL',
		'CMS_URL',
		'REGIONAL_SITE_QUEBEC',
		...addressesOf.filter(([part]) => parts[part]).map(([, name]) => name),
	]);
	if (parts.accounts || parts.forms) readBotCheck(process.env);
	readAnalytics(process.env);
	await buildSite('dist', process.env);
	console.log('The site is in dist.');
} catch (error) {
	if (!(error instanceof BuildError || error instanceof ConfigError)) throw error;
	if (error instanceof ConfigError) console.error(error.message);
	console.error('The build failed; dist is as it was before.');
	process.exitCode = 1;
}
