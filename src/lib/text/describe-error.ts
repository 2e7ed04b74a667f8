/** An error without its message, which may carry what a visitor typed. */
export function describeError(error: unknown): string {
	if (!(error instanceof Error)) return typeof error;
	if (error.name === 'ConfigError') return error.message;
	const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
	return [error.name, ...frames.slice(0, 4).map((line) => line.trim())].join(' ');
}
