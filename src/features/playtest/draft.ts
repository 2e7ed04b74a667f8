import * as v from 'valibot';
import { createDraft } from '#stores/drafts.ts';

/** What was answered on this device and is not sent yet. */
export const surveyDraft = createDraft(
	'playtest-survey',
	v.object({ answers: v.record(v.string(), v.unknown()) }),
	{ answers: {} },
);
