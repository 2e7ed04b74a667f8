import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exchange } from '#functions/_lib/exchange.ts';
import { type OwnService, startOwnService } from '../support/own-service.ts';

const calls = new WeakMap<object, number>();
let service: OwnService;

/** A service whose connections are good for two calls: it hangs up on the third, as one does that gave up waiting. */
beforeEach(async () => {
	service = await startOwnService((_number, { socket }, response) => {
		const count = (calls.get(socket) ?? 0) + 1;
		calls.set(socket, count);
		if (count > 2) socket.destroy();
		else response.end(String(count));
	});
	vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
	vi.useRealTimers();
	service.stop();
});

async function post(): Promise<string> {
	const { signal } = new AbortController();
	const answer = await exchange({ method: 'POST', url: service.url, headers: {}, body: '{}', signal });
	return String(await answer.read(100));
}

test('a connection serves the next call, too', async () => {
	expect([await post(), await post()]).toEqual(['1', '2']);
	await expect(post()).rejects.toThrow();
});

test('a call after a pause, in which the instance may have been frozen, has a connection of its own', async () => {
	await post();
	await post();
	vi.setSystemTime(Date.now() + 3001);
	expect(await post()).toBe('1');
});
