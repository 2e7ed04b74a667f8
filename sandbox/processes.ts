import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import type { Environment } from './environment.ts';

const children = new Set<ChildProcess>();

/** A child could not start; what it said stands above. */
export class StartError extends Error {
	override name = 'StartError';
}

/** Ends every child that runs; resolves when the last one is gone. */
export async function endAll(): Promise<void> {
	const ends = [...children].map((child) => new Promise((resolve) => child.once('exit', resolve)));
	for (const child of children) child.kill('SIGTERM');
	await Promise.all(ends);
}

interface StartOptions {
	environment: Environment;
	/** Where it runs; this folder by default. */
	folder?: string;
	/** Where its lines go after the ready line; nowhere by default. */
	onLine?: (line: string) => void;
}

/** Starts a Node program of this project and resolves when it prints a line that holds `ready`. */
export function startUntil(
	ready: string,
	program: string[],
	{ environment, folder, onLine }: StartOptions,
): Promise<ChildProcess> {
	const child = spawn(process.execPath, program, {
		cwd: folder,
		env: environment,
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	children.add(child);
	return new Promise((resolve, reject) => {
		child.once('exit', (code) => {
			children.delete(child);
			reject(new StartError(`${program.join(' ')} ended with ${code}.`));
		});
		createInterface({ input: child.stdout }).on('line', (line) => {
			if (line.includes(ready)) resolve(child);
			else onLine?.(line);
		});
	});
}

/** A machine without IPv6 lacks one of its addresses. */
const absent = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

function isFreeAt(host: string, port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(absent.includes(code ?? '')));
		probe.listen(port, host, () => probe.close(() => resolve(true)));
	});
}

/** Whether nothing listens on a port of this machine; some systems let one address of it be taken beside all of them. */
export async function isFree(port: number): Promise<boolean> {
	for (const host of ['::', '127.0.0.1', '::1']) if (!(await isFreeAt(host, port))) return false;
	return true;
}

/** Below those that systems give to what goes out, which could be taken before somebody listens. */
const listeners = { from: 20_000, count: 12_000 };

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
	const port = listeners.from + Math.floor(Math.random() * listeners.count);
	return (await isFree(port)) ? port : freePort();
}
