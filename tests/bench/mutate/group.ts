import { type ChildProcess, spawn } from 'node:child_process';
import type { Environment } from '../../../sandbox/environment.ts';

const running = new Set<ChildProcess>();

/** Ends a program with everything that it started; once, for its number may be another one's later. */
export function endGroup(child: ChildProcess): void {
	if (!running.delete(child)) return;
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

/** How a program ended: with its status, which is null where it had to be ended. */
export interface End {
	status: number | null;
	said: string;
	ms: number;
}

/** Waits until a program says something or ends; what still runs after so many milliseconds is ended. */
export async function settle(child: ChildProcess, limit: number, ready?: string): Promise<End> {
	const start = performance.now();
	const timer = setTimeout(() => endGroup(child), limit);
	let said = '';
	const status = await new Promise<End['status']>((resolve) => {
		const hear = (chunk: Buffer) => {
			said += chunk;
			if (ready && said.includes(ready)) resolve(0);
		};
		child.stdout?.on('data', hear);
		child.stderr?.on('data', hear);
		child.once('exit', (status) => {
			endGroup(child);
			resolve(status);
		});
	});
	clearTimeout(timer);
	return { status, said, ms: performance.now() - start };
}
