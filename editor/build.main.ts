import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, readConfig } from '#contract/config.ts';
import { type Backend, decapConfig } from './decap-config.ts';
import { decap, ensureInstalled } from './install.ts';
import { decapFiles, editorFile, editorHeaders, ownFiles } from './page.ts';

const out = join(import.meta.dirname, 'dist');

/** Where each host of repositories answers an editor: its calls, its pictures and its sign-in. */
const origins = {
	github: [
		'https://api.github.com',
		'https://raw.githubusercontent.com',
		'https://avatars.githubusercontent.com',
		'https://www.githubstatus.com',
		'https://api.netlify.com',
	],
	gitlab: ['https://gitlab.com'],
};

/** Reads where a deployed editor saves. Throws ConfigError for what is missing. */
export function readBackend(environment: NodeJS.ProcessEnv): Exclude<Backend, { name: 'proxy' }> {
	const { EDITOR_BACKEND: name = 'github', EDITOR_REPO: repo, EDITOR_BRANCH: branch = 'main' } = environment;
	if (!repo || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(repo))
		throw new ConfigError(
			'EDITOR_REPO is not set; it should be the owner and the name of the repository, such as studio/site.',
		);
	if (name === 'github') return { name, repo, branch };
	if (name !== 'gitlab') throw new ConfigError(`EDITOR_BACKEND is "${name}"; it should be github or gitlab.`);
	const { EDITOR_APP_ID: app_id } = environment;
	if (!app_id)
		throw new ConfigError('EDITOR_APP_ID is not set; it should be the id of an application at GitLab.');
	return { name, repo, branch, auth_type: 'pkce', app_id };
}

/** The files of a deployed editor that depend on where it saves and what it shows, by their names. */
export function configuredFiles(environment: NodeJS.ProcessEnv): Record<'config.json' | '_headers', string> {
	const backend = readBackend(environment);
	const { SITE_URL, CONTENT_FOLDER, PREVIEW_URL } = readConfig(environment, [
		...(['SITE_URL', 'CONTENT_FOLDER', 'PREVIEW_URL'] as const),
	]);
	const preview = PREVIEW_URL ? { url: PREVIEW_URL } : undefined;
	const config = decapConfig({ backend, siteUrl: SITE_URL, folder: CONTENT_FOLDER, preview });
	const headers = editorHeaders({ backend: origins[backend.name], preview: PREVIEW_URL });
	const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
	return { 'config.json': JSON.stringify(config, null, '\t'), _headers: ['/*', ...lines, ''].join('\n') };
}

/** Writes the editor as files for a host of its own, which has no functions and no cookies. */
export async function buildEditor(environment: NodeJS.ProcessEnv): Promise<number> {
	const configured = Object.entries(configuredFiles(environment));
	ensureInstalled();
	await rm(out, { recursive: true, force: true });
	await mkdir(out, { recursive: true });
	for (const name of ownFiles) await writeFile(join(out, name), (await editorFile(name)) ?? '');
	const files = await decapFiles();
	for (const name of files) await copyFile(join(decap, 'node_modules/decap-cms/dist', name), join(out, name));
	for (const [name, text] of configured) await writeFile(join(out, name), text);
	return files.length + ownFiles.length + configured.length;
}

if (import.meta.main)
	buildEditor(process.env).then(
		(count) => console.log(`${count} files in editor/dist`),
		(error: unknown) => {
			console.error(error instanceof ConfigError ? error.message : error);
			process.exitCode = 1;
		},
	);
