import { expect, test } from 'vitest';
import { surveyDraft } from '#features/playtest/draft.ts';

test('what was answered longer than 14 days ago is removed once it is found', () => {
	const at = Date.now() - 15 * 86_400_000;
	localStorage.setItem('playtest-survey', JSON.stringify({ at, answers: { email: 'mira@example.org' } }));
	expect(surveyDraft.load()).toBeUndefined();
	expect(localStorage.getItem('playtest-survey')).toBeNull();
});
