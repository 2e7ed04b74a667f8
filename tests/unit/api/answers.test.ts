import { expect, test } from 'vitest';
import { type Answer, noteAnswer, observeAnswers } from '#api/answers.ts';

test('calls that end before the shell is there are told once it comes', () => {
	const told: Answer[] = [];
	const early: Answer = { kind: 'failed', codes: ['NOT_FOUND'], isTold: true };
	const late: Answer = { kind: 'ok', codes: [], isTold: false };
	noteAnswer(early);
	observeAnswers((answer) => void told.push(answer));
	noteAnswer(late);
	expect(told).toEqual([early, late]);
});
