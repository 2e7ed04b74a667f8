import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPrograms, nobody } from '../../connect/strapi/postgres.ts';

const run = promisify(execFile);

/** A PostgreSQL of a test run's own. */
export interface TestPostgres {
	/** The address of the server's first database. */
	url: string;
	/** Takes it away from whoever uses it; what it had is kept. */
	lose(): Promise<void>;
	/** Brings it back at the same address. */
	comeBack(): Promise<void>;
	stop(): Promise<void>;
}

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

/** Starts a PostgreSQL that keeps nothing: what is written need not survive this machine. */
export async function startPostgres(): Promise<TestPostgres> {
	const bin = await findPrograms(resolve('package.json'));
	const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
	if (nobody) await chown(folder, nobody.uid, nobody.gid);
	const port = await freePort();
	const as = { ...nobody, cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder } };
	const data = join(folder, 'data');
	const options = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
	const flags = `-h 127.0.0.1 -p ${port} -k "" ${options.map((option) => `-c ${option}`).join(' ')}`;
	const control = (...args: string[]) => run(join(bin, 'pg_ctl'), ['-D', data, ...args], as);
	await run(join(bin, 'initdb'), ['-D', data, '-U', 'studio', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
	const start = () => control('-w', '-l', join(folder, 'log'), '-o', flags, 'start');
	const stop = (mode: string) => control('-w', '-m', mode, 'stop');
	await start();
	return {
		url: `postgres://studio@127.0.0.1:${port}/postgres`,
		lose: async () => void (await stop('fast')),
		comeBack: async () => void (await start()),
		async stop() {
			await stop('immediate');
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** Makes an empty database; gives its address and what drops it. */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
	const name = `studio_${crypto.randomUUID().replaceAll('-', '')}`;
	await ask(server, `CREATE DATABASE ${name}`);
	const url = new URL(server);
	url.pathname = name;
	return { url: url.href, drop: () => ask(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function ask(server: string, sql: string): Promise<void> {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	await client.query(sql).finally(() => client.end());
}
