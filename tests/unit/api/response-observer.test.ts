import { expect, test, vi } from 'vitest';
import type { ObservedResponse } from '#api/response-observer.ts';

test('calls that end before the shell is there are reported once it comes', async () => {
	vi.resetModules();
	const { notifyResponse, observeResponses } = await import('#api/response-observer.ts');
	const seen: ObservedResponse[] = [];
	const early: ObservedResponse = { kind: 'failed', codes: ['NOT_FOUND'], isShown: true };
	const late: ObservedResponse = { kind: 'ok', codes: [], isShown: false };
	notifyResponse(early);
	observeResponses((answer) => void seen.push(answer));
	notifyResponse(late);
	expect(seen).toEqual([early, late]);
});
