import { build } from './build.ts';
import { greet, startUntilEnd } from './command.ts';
import type { Environment } from './environment.ts';
import { startPreview } from './preview.ts';
import { hasRelease, siteFolder } from './release.ts';

/** Starts the sandbox and the site, built from the content as it is now; a publish builds it anew. */
export async function startSite(environment: Environment): Promise<void> {
	const data = environment.SANDBOX_DATA ?? '.sandbox';
	await startUntilEnd('sandbox ready', ['sandbox/services/main.ts'], {
		environment: { ...environment, BUILD_PROGRAM: 'sandbox/release.main.ts' },
	});
	const buildNow = () => build(`http://127.0.0.1:${environment.SANDBOX_PORT}/build-hook`, data);
	if (!(await hasRelease(data, environment))) {
		console.log('Building the site, which takes about a minute the first time ...');
		await buildNow();
	}
	await startUntilEnd('site ready', ['sandbox/host/main.ts'], {
		environment: { ...environment, DIST: siteFolder(data) },
		onLine: console.log,
	});
	greet(environment);
	// After a first build this one has the pictures for large screens, after others what has changed since.
	console.log('Updating the site in the background: reload a page to see what has changed ...');
	await buildNow();
	await startPreview(environment);
}
