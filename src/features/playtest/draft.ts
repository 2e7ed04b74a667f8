import * as v from 'valibot';
import { createDraft } from '#ui/form/drafts.ts';

/** What was answered on this device and is not sent yet. */
export const surveyDraft = createDraft(
	{ name: 'playtest-survey', lasts: 'device' },
	v.object({ answers: v.record(v.string(), v.unknown()) }),
	{ answers: {} },
);
