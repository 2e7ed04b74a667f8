import { type ChildProcess, spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';

/** The program of Node that builds a release: SANDBOX_DATA says where, RELEASE_ID under which name. */
export interface BuildProgram {
	path: string;
	environment: NodeJS.ProcessEnv;
}

/** What became of a build, with the end of what it printed. */
export interface BuildResult {
	ok: boolean;
	output: string;
}

const mostOutput = 64 * 1024;

/** The site is served by this machine too: its visitors come first. */
function giveWay({ pid }: ChildProcess): void {
	if (pid) setPriority(pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
}

/** A build has children of its own: they are one group of processes. */
function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
	if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGTERM');
}

/** Runs one build to its end; the signal ends it early. */
export function runBuild(
	{ path, environment }: BuildProgram,
	id: string,
	signal: AbortSignal,
): Promise<BuildResult> {
	const child = spawn(process.execPath, [path], {
		detached: true,
		env: { ...environment, RELEASE_ID: id },
		// Its input ends when this process does, so that no build outlives a crash and meets the next one.
		stdio: 'pipe',
	});
	giveWay(child);
	let output = '';
	const keep = (chunk: Buffer) => {
		output = (output + chunk).slice(-mostOutput);
	};
	child.stdout.on('data', keep);
	child.stderr.on('data', keep);
	const end = () => endGroup(child);
	signal.addEventListener('abort', end);
	return new Promise((resolve) => {
		const settle = (ok: boolean) => {
			signal.removeEventListener('abort', end);
			resolve({ ok, output });
		};
		child.once('error', () => settle(false));
		child.once('close', (code) => settle(code === 0));
	});
}
