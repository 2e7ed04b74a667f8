import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endWithTests } from './end-with-tests.ts';

/** The only keys that it knows. */
export const s3Keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export interface S3Server {
	/** Its address without a trailing slash. */
	endpoint: string;
	close(): Promise<void>;
}

/** Starts a server that speaks S3 and checks signatures, with buckets. */
export async function startS3Server(...buckets: string[]): Promise<S3Server> {
	const directory = await mkdtemp(join(tmpdir(), 's3-'));
	// It makes the tokens of further pages with a cipher that OpenSSL gives only so.
	const flags = ['--openssl-legacy-provider', 'tests/support/s3-server.main.ts'];
	const child = spawn(process.execPath, [...flags, directory, ...buckets], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	endWithTests(child);
	const ended = once(child, 'exit');
	const close = async () => {
		child.kill('SIGKILL');
		await ended;
		await rm(directory, { recursive: true, force: true });
	};
	for await (const line of createInterface(child.stdout)) {
		const endpoint = /^ready (\S+)$/.exec(line)?.[1];
		if (endpoint) return { endpoint, close };
	}
	await close();
	throw new Error('the S3 server did not start');
}
