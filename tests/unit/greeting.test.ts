import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
	vi.doUnmock('#site.config');
	vi.resetModules();
	vi.restoreAllMocks();
});

test.each([true, false])(
	'[AD-01] a start names the demo players where there are accounts: %s',
	async (accounts) => {
		const { parts, ...config } = await import('#site.config');
		vi.resetModules();
		vi.doMock('#site.config', () => ({ ...config, parts: { ...parts, accounts } }));
		const { greet } = await import('../../sandbox/command.ts');
		const log = vi.spyOn(console, 'log').mockImplementation(() => {});
		greet({ SITE_URL: 'http://localhost:8888', SANDBOX_PORT: '4400' });
		const [said = ''] = log.mock.calls[0] ?? [];
		expect(said).toContain('http://127.0.0.1:4400');
		expect(said.includes('password')).toBe(accounts);
	},
);
