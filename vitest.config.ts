import { configDefaults, defineConfig } from 'vitest/config';
import { isFull } from './tests/support/full.ts';
import { longestWait } from './tests/support/longest-wait.ts';

interface Options {
	oneFileAtATime?: true;
	shared?: true;
	/** They begin sooner than processes, but nothing in them may change the folder or end the process. */
	threads?: true;
	timeout?: number;
	setup?: string[];
}

/** One project for each kind of test that needs no browser; `vitest --project unit` runs one of them. */
const project = (name: string, options: Options = {}) => ({
	test: {
		name,
		include: [`tests/${name}/**/*.test.{ts,tsx}`],
		// Files with this ending are for `npm run test:full`.
		exclude: [...configDefaults.exclude, ...(isFull ? [] : ['**/*.full.test.ts'])],
		environment: 'node' as const,
		pool: options.threads ? ('threads' as const) : ('forks' as const),
		isolate: !options.shared,
		fileParallelism: !options.oneFileAtATime,
		testTimeout: options.timeout ?? 30_000,
		hookTimeout: options.timeout ?? 30_000,
		expect: { poll: { timeout: longestWait } },
		setupFiles: options.setup ?? [],
	},
});

export default defineConfig({
	test: {
		globals: false,
		projects: [
			project('unit', { threads: true, setup: ['tests/support/setup.ts'] }),
			// They only read, so that one parser and one reading of the sources serve them all.
			project('guards', { timeout: 120_000, shared: true }),
			project('services', { threads: true }),
			project('functions', { oneFileAtATime: true }),
			project('abuse', { timeout: 60_000, oneFileAtATime: true }),
			project('faults', { timeout: 60_000, oneFileAtATime: true }),
			project('cms'),
			project('netlify', { timeout: 60_000 }),
		],
	},
});
