import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../sandbox/processes.ts';

/** Where systems begin to take ports for what goes out: Linux at 32768, others above. */
const outgoing = 32_768;

test('a free port is none that a line that goes out may be given before somebody listens', async () => {
	const ports = await Promise.all(Array.from({ length: 50 }, freePort));
	expect(Math.max(...ports)).toBeLessThan(outgoing);
	expect(Math.min(...ports)).toBeGreaterThan(1024);
});

test('a port where something listens is passed over', async () => {
	const first = await freePort();
	const listening = createServer();
	await new Promise<void>((resolve) => listening.listen(first, resolve));
	const random = vi.spyOn(Math, 'random');
	try {
		// The place among all ports that gave the first one, once more.
		random.mockReturnValueOnce((first - 20_000 + 0.5) / 12_000);
		expect(await freePort()).not.toBe(first);
		expect(random).toHaveBeenCalledTimes(2);
	} finally {
		random.mockRestore();
		listening.close();
	}
});
