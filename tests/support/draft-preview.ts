import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { limits } from '#contract/limits.ts';
import { type PreviewTarget, previewLink } from '#lib/url/preview-link.ts';
import { type Environment, localEnvironment } from '../../sandbox/environment.ts';
import { buildPreview } from '../../sandbox/preview.ts';
import { freePort } from '../../sandbox/processes.ts';

/** A preview of drafts of a test's own. */
export interface DraftPreview {
	origin: string;
	/** A link that it takes, or one that is signed with another key. */
	linkTo(target: PreviewTarget, key?: string): Promise<string>;
	close(): Promise<void>;
}

/** Links are signed with it. */
export const previewKey = 'a key of previews in tests, long enough';

const isListening = (child: ChildProcess) =>
	new Promise<void>((done, reject) => {
		child.stdout?.on('data', (chunk) => String(chunk).includes('Server listening') && done());
		child.once('exit', (code) => reject(new Error(`The preview ended with ${code}.`)));
	});

/** Builds and starts a preview. @param source where its content comes from */
export async function startDraftPreview(source: Environment): Promise<DraftPreview> {
	const port = String(await freePort());
	const folder = resolve('.sandbox/preview', port);
	const environment = {
		...localEnvironment({ ...process.env, SANDBOX_DATA: folder }),
		...{ PREVIEW_KEY: previewKey, ASTRO_TELEMETRY_DISABLED: '1' },
		...source,
	};
	await buildPreview(folder, environment);
	const child = spawn(process.execPath, [join(folder, 'server/entry.mjs')], {
		env: { ...environment, HOST: '127.0.0.1', PORT: port } as NodeJS.ProcessEnv,
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	await isListening(child);
	const origin = `http://127.0.0.1:${port}`;
	return {
		origin,
		linkTo: (target, key = previewKey) =>
			previewLink(target, { origin, key, seconds: limits.lifetime.previewLink }),
		async close() {
			child.kill();
			if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
			await rm(folder, { recursive: true, force: true });
		},
	};
}
