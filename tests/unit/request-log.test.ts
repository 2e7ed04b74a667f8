import { expect, test } from 'vitest';
import { createRequestLog } from '../../sandbox/services/middleware/request-log.ts';

const entry = (path: string) => ({
	...({ at: '2027-01-01T00:00:00.000Z', service: 'cms', method: 'GET', status: 200 } as const),
	...{ path, milliseconds: 1, requestId: null },
});

test('the request log keeps the newest entries and lists those after a number', () => {
	const log = createRequestLog(3);
	for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/7']) log.add(entry(path));
	expect(log.entries().map(({ number, path }) => [number, path])).toEqual([
		[5, '/5'],
		[6, '/6'],
		[7, '/7'],
	]);
	expect(log.entries(6).map(({ path }) => path)).toEqual(['/7']);
	expect(log.entries(7)).toEqual([]);
});
