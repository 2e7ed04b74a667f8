import { afterEach, expect, test } from 'vitest';
import { openApplication } from '#contract/jobs.ts';
import { applicationDraft, copyToOpenApplication } from '#features/jobs/apply/draft.ts';

const valuesOf = (jobId: string) => applicationDraft(jobId).load()?.values;

afterEach(() => localStorage.clear());

test('what was typed for a job serves an open application', () => {
	applicationDraft('2004').save({ values: { firstName: 'Mira' }, files: [] });
	copyToOpenApplication('2004');
	expect(valuesOf(openApplication)).toEqual({ firstName: 'Mira' });
	expect(valuesOf('2004')).toEqual({ firstName: 'Mira' });
});

test('what was typed for an open application stays', () => {
	applicationDraft(openApplication).save({ values: { coverLetter: 'I would map your islands.' }, files: [] });
	applicationDraft('2004').save({ values: { firstName: 'Mira' }, files: [] });
	copyToOpenApplication('2004');
	expect(valuesOf(openApplication)).toEqual({ coverLetter: 'I would map your islands.' });
});

test('what was typed longer than 14 days ago is removed once it is found', () => {
	const at = Date.now() - 15 * 86_400_000;
	localStorage.setItem('application 2004', JSON.stringify({ at, values: { firstName: 'Mira' } }));
	expect(valuesOf('2004')).toBeUndefined();
	expect(localStorage.getItem('application 2004')).toBeNull();
});
