import { configDefaults, defineConfig } from 'vitest/config';
import { isFull } from './tests/support/full.ts';
import { longestWait } from './tests/support/longest-wait.ts';

interface Options {
	environment?: 'happy-dom';
	/** One process or thread loads modules once for all files, which saves most of the time of short tests. */
	shared?: true;
	oneFileAtATime?: true;
	/** Threads begin sooner than processes, but nothing in them may change the folder or end the process. */
	pool?: 'threads' | 'vmThreads';
	/** Milliseconds. */
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
		environment: options.environment ?? ('node' as const),
		pool: options.pool ?? ('forks' as const),
		isolate: !options.shared,
		fileParallelism: !options.oneFileAtATime,
		testTimeout: options.timeout ?? 30_000,
		hookTimeout: options.timeout ?? 30_000,
		expect: { poll: { timeout: longestWait } },
		setupFiles: options.setup ?? [],
	},
});

export default defineConfig({
	define: {
		'import.meta.env.PART_ACCOUNTS': 'true',
		'import.meta.env.PART_FORMS': 'true',
		'import.meta.env.PART_UPLOADS': 'true',
	},
	test: {
		globals: false,
		projects: [
			project('unit', { pool: 'threads', shared: true }),
			project('dom', { environment: 'happy-dom', pool: 'vmThreads', setup: ['tests/support/setup-dom.ts'] }),
			project('guards', { shared: true, timeout: 120_000 }),
			project('services', { pool: 'threads', timeout: 60_000 }),
			project('functions', { shared: true, oneFileAtATime: true }),
			project('abuse', { shared: true, oneFileAtATime: true, timeout: 60_000 }),
			project('faults', { shared: true, oneFileAtATime: true, timeout: 60_000 }),
			project('cms'),
			project('netlify', { timeout: 60_000 }),
		],
	},
});
