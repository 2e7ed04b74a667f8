import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();

// Vitest ends its workers by this signal and then waits for everything that still writes where they wrote.
process.once('SIGTERM', () => {
	for (const child of children) child.kill('SIGKILL');
	process.exit(143);
});

/** Ends a child with the tests of its process, also where one fails before it could end it. */
export function endWithTests(child: ChildProcess): ChildProcess {
	children.add(child);
	child.once('exit', () => children.delete(child));
	return child;
}
