import { configDefaults, defineConfig } from 'vitest/config';
import { isFull } from './tests/support/full.ts';

/** One project for each kind of test that needs no browser; `vitest --project unit` runs one of them. */
const project = (name: string, options: { oneFileAtATime?: true; shared?: true; timeout?: number } = {}) => ({
	test: {
		name,
		include: [`tests/${name}/**/*.test.{ts,tsx}`],
		// Files with this ending are for `npm run test:full`.
		exclude: [...configDefaults.exclude, ...(isFull ? [] : ['**/*.full.test.ts'])],
		environment: 'node' as const,
		isolate: !options.shared,
		fileParallelism: !options.oneFileAtATime,
		testTimeout: options.timeout ?? 5000,
		hookTimeout: options.timeout ?? 10_000,
	},
});

export default defineConfig({
	test: {
		globals: false,
		projects: [
			project('unit'),
			// They only read, so that one parser and one reading of the sources serve them all.
			project('guards', { timeout: 120_000, shared: true }),
			project('services', { timeout: 30_000 }),
			project('functions', { timeout: 30_000, oneFileAtATime: true }),
			project('abuse', { timeout: 60_000, oneFileAtATime: true }),
			project('faults', { timeout: 60_000, oneFileAtATime: true }),
			project('cms', { timeout: 30_000 }),
			project('netlify', { timeout: 60_000 }),
		],
	},
});
