import { readConfig } from '#contract/config.ts';
import { blobsContext } from './blobs-context.ts';
import { startHost } from './start-host.ts';

const { PORT, SANDBOX_PORT } = readConfig(process.env, ['PORT', 'SANDBOX_PORT']);
process.env.NETLIFY_BLOBS_CONTEXT ??= blobsContext(`http://127.0.0.1:${SANDBOX_PORT}`);
const { DIST = 'dist', FUNCTIONS = 'functions', CONTEXT = 'dev' } = process.env;

const explain = (error: NodeJS.ErrnoException) =>
	error.code === 'EADDRINUSE' ? `Port ${PORT} is taken; set PORT to a free one.` : error.message;

try {
	const host = await startHost({ port: PORT, dist: DIST, functions: FUNCTIONS, deployContext: CONTEXT });
	for (const signal of ['SIGTERM', 'SIGINT'] as const) {
		process.once(signal, () => void host.close().then(() => process.exit(0)));
	}
	console.log(`site ready ${host.origin}`);
} catch (error) {
	console.error(explain(error as NodeJS.ErrnoException));
	process.exitCode = 1;
}
