import { existsSync } from 'node:fs';
import { ConfigError, readConfig } from '#contract/config.ts';
import { builds } from '#contract/endpoints/builds.ts';
import { limits } from '#contract/limits.ts';
import { signedQuery } from '#lib/url/signed-link.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
try {
	const { SITE_URL, SIGNING_KEY } = readConfig(process.env, ['SITE_URL', 'SIGNING_KEY']);
	const query = await signedQuery(builds.path, limits.lifetime.statusLink, SIGNING_KEY);
	console.log(`${SITE_URL}/status?${query}`);
} catch (error) {
	if (!(error instanceof ConfigError)) throw error;
	console.error(`${error.message}\nThe desk has the link to the site of \`npm start\`, under Builds.`);
	process.exitCode = 1;
}
