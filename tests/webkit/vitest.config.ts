import { defineConfig } from 'vitest/config';

export default defineConfig({
	test: {
		name: 'webkit',
		include: ['tests/webkit/**/*.test.ts'],
		environment: 'node',
		fileParallelism: false,
		testTimeout: 60_000,
		hookTimeout: 60_000,
	},
});
