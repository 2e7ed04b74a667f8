import { ConfigError } from '#contract/config.ts';
import { ListenError } from './server.ts';
import { knownReason } from './shared/reason.ts';
import { StoreError } from './store/store.ts';
import { FileStoreError } from './uploads/files.ts';

const expected = [ConfigError, StoreError, FileStoreError, ListenError];

/** Runs a command. What can be expected to go wrong is said in a line; it ends with 1 whatever went wrong. */
export function runCommand(main: () => Promise<void>): void {
	main().catch((error: unknown) => {
		console.error(explain(error) ?? error);
		process.exit(1);
	});
}

function explain(error: unknown): string | undefined {
	if (expected.some((kind) => error instanceof kind)) return (error as Error).message;
	const reason = knownReason(error);
	const { path } = Object(error) as { path?: string };
	return reason && path && `${path} cannot be used: ${reason}.`;
}
