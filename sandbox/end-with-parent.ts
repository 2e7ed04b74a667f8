/** Ends this process when the one at the other end of its standard input is gone, however that one ended. */
export function endWithParent(): void {
	const { stdin } = process;
	stdin.once('end', () => process.exit(1)).resume();
	stdin.unref();
}
