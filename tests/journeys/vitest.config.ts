import { defineConfig } from 'vitest/config';
import { longestWait } from '../support/longest-wait.ts';
import { engineNames } from './visitor.ts';

/** The same journeys once for each engine; `vitest --project firefox` runs those of one. */
export default defineConfig({
	test: {
		projects: engineNames.map((name) => ({
			test: {
				name,
				include: ['tests/journeys/**/*.test.ts'],
				environment: 'node',
				env: { TEST_ENGINE: name },
				fileParallelism: false,
				testTimeout: 60_000,
				hookTimeout: 60_000,
				expect: { poll: { timeout: longestWait } },
			},
		})),
	},
});
