import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readEntryFile } from '#cms/sources/files/read-file.ts';
import { limits } from '#contract/limits.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { type PreviewTarget, previewLink } from '#lib/url/preview-link.ts';
import { type Environment, localEnvironment } from '../../sandbox/environment.ts';
import { buildPreview } from '../../sandbox/preview.ts';
import { freePort } from '../../sandbox/processes.ts';

/** A preview of drafts of a test's own. */
export interface DraftPreview {
	origin: string;
	/** A link that it takes, or one that is signed with another key. */
	linkTo(target: PreviewTarget, key?: string): Promise<string>;
	/** Sends an entry along with a link to it, as the form in the editor's pane does. */
	post(target: PreviewTarget, entry: unknown, more?: Posting): Promise<Response>;
	close(): Promise<void>;
}

/** What is sent along beside the entry. */
export interface Posting {
	link?: string;
	/** Who sends it; null for nobody who says who it is. */
	from?: string | null;
	scrolled?: string;
}

/** Where the editor is that may send entries. */
export const editorUrl = 'http://127.0.0.1:4700';

/** Links are signed with it. */
export const previewKey = 'a key of previews in tests, long enough';

const isListening = (child: ChildProcess) =>
	new Promise<void>((done, reject) => {
		child.stdout?.on('data', (chunk) => String(chunk).includes('Server listening') && done());
		child.once('exit', (code) => reject(new Error(`The preview ended with ${code}.`)));
	});

const local = (folder: string): Environment => ({
	...localEnvironment({ ...process.env, SANDBOX_DATA: folder }),
	...{ PREVIEW_KEY: previewKey, ASTRO_TELEMETRY_DISABLED: '1' },
});

/** A preview that was built, for sources of content that it is started with. */
export interface BuiltPreview {
	start(source: Environment): Promise<DraftPreview>;
	remove(): Promise<void>;
}

/** Starts what was built. */
async function startBuilt(folder: string, source: Environment): Promise<DraftPreview> {
	const port = String(await freePort());
	const child = spawn(process.execPath, [join(folder, 'server/entry.mjs')], {
		env: { ...local(folder), ...source, HOST: '127.0.0.1', PORT: port } as NodeJS.ProcessEnv,
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	await isListening(child);
	const origin = `http://127.0.0.1:${port}`;
	const linkTo: DraftPreview['linkTo'] = (target, key = previewKey) =>
		previewLink(target, { origin, key, seconds: limits.lifetime.previewLink });
	return {
		origin,
		linkTo,
		async post(target, entry, { link, from = editorUrl, scrolled = '0' } = {}) {
			const body = new FormData();
			body.set('entry', typeof entry === 'string' ? entry : JSON.stringify(entry));
			body.set('scrolled', scrolled);
			const headers = from === null ? [] : [['Origin', from] as [string, string]];
			return fetch(link ?? (await linkTo(target)), { method: 'POST', headers, body });
		},
		async close() {
			child.kill();
			if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
		},
	};
}

/** An entry of the demo as it stands in the forms of an editor, by language. */
export async function openFiles(collection: string, name: string) {
	const read = locales.map(async (locale) => {
		const { fields, body } = await readEntryFile(collection, `content/${collection}/${name}.${locale}.md`);
		return [locale, { ...fields, ...(body && { body }) }] as const;
	});
	return Object.fromEntries(await Promise.all(read)) as Record<Locale, Record<string, unknown>>;
}

/** Builds a preview. */
export async function buildDraftPreview(): Promise<BuiltPreview> {
	const folder = resolve('.sandbox/preview', String(await freePort()));
	await buildPreview(folder, local(folder));
	return {
		start: (source) => startBuilt(folder, source),
		remove: () => rm(folder, { recursive: true, force: true }),
	};
}
