import { existsSync } from 'node:fs';
import { BuildError, buildSite } from './build-site.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
try {
	await buildSite('dist', process.env);
} catch (error) {
	if (!(error instanceof BuildError)) throw error;
	console.error('The build failed; dist is as it was before.');
	process.exitCode = 1;
}
