import { expect, test, vi } from 'vitest';
import type { Answer } from '#api/response-observer.ts';

test('calls that end before the shell is there are told once it comes', async () => {
	vi.resetModules();
	const { noteAnswer, observeAnswers } = await import('#api/response-observer.ts');
	const told: Answer[] = [];
	const early: Answer = { kind: 'failed', codes: ['NOT_FOUND'], isTold: true };
	const late: Answer = { kind: 'ok', codes: [], isTold: false };
	noteAnswer(early);
	observeAnswers((answer) => void told.push(answer));
	noteAnswer(late);
	expect(told).toEqual([early, late]);
});
