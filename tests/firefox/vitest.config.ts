import { defineConfig } from 'vitest/config';
import { longestWait } from '../support/longest-wait.ts';

export default defineConfig({
	test: {
		name: 'firefox',
		include: ['tests/firefox/**/*.test.ts'],
		environment: 'node',
		fileParallelism: false,
		testTimeout: 60_000,
		hookTimeout: 60_000,
		expect: { poll: { timeout: longestWait } },
	},
});
