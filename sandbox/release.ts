import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildSite } from '#build/build-site.ts';
import { variableNames } from '#contract/variables.ts';
import type { Environment } from './environment.ts';

/** The site that is served: a link to one of the releases beside it. */
export const siteFolder = (data: string) => join(data, 'site');

async function removeAllBut(releases: string, kept: string[]): Promise<void> {
	const old = (await readdir(releases)).filter((name) => !kept.includes(name));
	await Promise.all(old.map((name) => rm(join(releases, name), { recursive: true, force: true })));
}

/** Names a configuration; a hash, as some of it is secret. */
function configHash(environment: Environment): string {
	const values = variableNames.map((name) => environment[name] ?? null);
	return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

const configFile = (data: string) => join(data, 'site.config');

/** Whether a release is there that was built with this configuration: addresses of services stand in its pages. */
export async function hasRelease(data: string, environment: Environment): Promise<boolean> {
	const built = await readFile(configFile(data), 'utf8').catch(() => '');
	return existsSync(siteFolder(data)) && built === configHash(environment);
}

type Build = (folder: string, environment: Environment) => Promise<void>;

const buildPages: Build = (folder, environment) =>
	buildSite(folder, environment as NodeJS.ProcessEnv, 'pipe');

/**
 * Builds a release and serves it from then on: the link is swapped by a rename, so that no request finds nothing.
 * The release before it stays for pages that are still open. A failed build changes nothing and throws BuildError.
 * RELEASE_ID names the release; without it its time does.
 */
export async function release(data: string, environment: Environment, build = buildPages): Promise<void> {
	const releases = join(data, 'releases');
	const site = siteFolder(data);
	const id = environment.RELEASE_ID ?? new Date().toISOString().replaceAll(/\D/g, '');
	await mkdir(releases, { recursive: true });
	await build(join(releases, id), { ...environment, RELEASE_ID: id, LAST_DIST: site });
	const before = await readlink(site).catch(() => '');
	await rm(`${site}.next`, { force: true });
	await symlink(join('releases', id), `${site}.next`);
	await rename(`${site}.next`, site);
	await writeFile(configFile(data), configHash(environment));
	await removeAllBut(releases, [id, basename(before)]);
}
