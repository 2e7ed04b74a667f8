import { BuildError } from '#build/build-site.ts';
import { endWithParent } from './end-with-parent.ts';
import { release } from './release.ts';

// What the build hook runs: SANDBOX_DATA says where, RELEASE_ID under which name.
endWithParent();
try {
	await release(process.env.SANDBOX_DATA ?? '.sandbox', process.env);
} catch (error) {
	console.error(error instanceof BuildError ? error.message : error);
	process.exitCode = 1;
}
