import { type ChildProcess, spawn } from 'node:child_process';
import type { Environment } from '../../../sandbox/environment.ts';

const running = new Set<ChildProcess>();

/** Ends a program with everything that it started. */
export function endGroup(child: ChildProcess): void {
	running.delete(child);
	try {
		if (child.pid) process.kill(-child.pid, 'SIGKILL');
	} catch {
		// All of it has ended.
	}
}

/** Ends every program that runs. */
export const endGroups = () => running.forEach(endGroup);

/** Starts a Node program of the folder that this process works in. */
export function startGroup(program: string[], environment: Environment): ChildProcess {
	const child = spawn(process.execPath, program, {
		env: environment,
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true,
	});
	running.add(child);
	return child;
}

/** How a program ended: with its status, or undefined where it had to be ended. */
export interface End {
	status: number | null | undefined;
	said: string;
	ms: number;
}

/** Waits until a program says something or ends, for so many milliseconds; what still runs then is ended. */
export function settle(child: ChildProcess, limit: number, ready?: string): Promise<End> {
	const start = performance.now();
	let said = '';
	return new Promise((resolve) => {
		const end = (status: End['status']) => {
			clearTimeout(timer);
			resolve({ status, said, ms: performance.now() - start });
		};
		const timer = setTimeout(() => {
			endGroup(child);
			end(undefined);
		}, limit);
		const hear = (chunk: Buffer) => {
			said += chunk;
			if (ready && said.includes(ready)) end(0);
		};
		child.stdout?.on('data', hear);
		child.stderr?.on('data', hear);
		child.once('exit', (status) => {
			endGroup(child);
			end(status);
		});
	});
}
