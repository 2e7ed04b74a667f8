import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { observeResponses } from '#api/response-observer.ts';
import { readVote, sendVote } from '#features/support/votes/send-vote.ts';

let shown: boolean[];

beforeEach(() => {
	shown = [];
	observeResponses(({ isShown }) => shown.push(isShown));
	vi.stubGlobal('fetch', async () => Response.json({ messages: ['INTERNAL_SERVER_ERROR'] }, { status: 500 }));
});
afterEach(() => vi.unstubAllGlobals());

test('no visitor is shown that an earlier vote cannot be read, nor twice that a vote did not arrive', async () => {
	expect(await readVote('saves')).toBeUndefined();
	expect(await sendVote('saves', 'up', '')).toBeUndefined();
	expect(shown).toEqual([false, false]);
});
