import { BuildError } from '#build/build-site.ts';
import { endWithParent } from './end-with-parent.ts';
import { hasRelease, release } from './release.ts';

// What the build hook runs: SANDBOX_DATA says where, RELEASE_ID under which name.
endWithParent();
const data = process.env.SANDBOX_DATA ?? '.sandbox';
try {
	// Encoding large pictures takes most of the time of a first build: it leaves them to the next one.
	const isFirst = !(await hasRelease(data, process.env));
	await release(data, { ...process.env, ...(isFirst && { WIDEST_PICTURE: '640' }) });
} catch (error) {
	console.error(error instanceof BuildError ? error.message : error);
	process.exitCode = 1;
}
