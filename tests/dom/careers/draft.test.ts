import { afterEach, expect, test } from 'vitest';
import { openApplication } from '#contract/jobs.ts';
import { copyToOpenApplication, loadDraft, saveDraft } from '#features/jobs/apply/draft.ts';

afterEach(() => localStorage.clear());

test('what was typed for an offer serves an open application', () => {
	saveDraft('2004', { firstName: 'Mira' });
	copyToOpenApplication('2004');
	expect(loadDraft(openApplication)).toEqual({ firstName: 'Mira' });
	expect(loadDraft('2004')).toEqual({ firstName: 'Mira' });
});

test('what was typed for an open application stays', () => {
	saveDraft(openApplication, { coverLetter: 'I would map your islands.' });
	saveDraft('2004', { firstName: 'Mira' });
	copyToOpenApplication('2004');
	expect(loadDraft(openApplication)).toEqual({ coverLetter: 'I would map your islands.' });
});

test('what was typed longer than 14 days ago is removed once it is found', () => {
	const at = Date.now() - 15 * 86_400_000;
	localStorage.setItem('application 2004', JSON.stringify({ at, values: { firstName: 'Mira' } }));
	expect(loadDraft('2004')).toEqual({});
	expect(localStorage.getItem('application 2004')).toBeNull();
});
