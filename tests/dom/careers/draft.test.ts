import { afterEach, expect, test } from 'vitest';
import { openApplication } from '#contract/jobs.ts';
import { draftFor, keepDraft, keepForOpenApplication } from '#features/jobs/apply/draft.ts';

afterEach(() => localStorage.clear());

test('what was typed for an offer serves an open application', () => {
	keepDraft('2004', { firstName: 'Mira' });
	keepForOpenApplication('2004');
	expect(draftFor(openApplication)).toEqual({ firstName: 'Mira' });
	expect(draftFor('2004')).toEqual({ firstName: 'Mira' });
});

test('what was typed for an open application stays', () => {
	keepDraft(openApplication, { coverLetter: 'I would map your islands.' });
	keepDraft('2004', { firstName: 'Mira' });
	keepForOpenApplication('2004');
	expect(draftFor(openApplication)).toEqual({ coverLetter: 'I would map your islands.' });
});

test('what was typed longer than 14 days ago is removed once it is found', () => {
	const at = Date.now() - 15 * 86_400_000;
	localStorage.setItem('application 2004', JSON.stringify({ at, values: { firstName: 'Mira' } }));
	expect(draftFor('2004')).toEqual({});
	expect(localStorage.getItem('application 2004')).toBeNull();
});
