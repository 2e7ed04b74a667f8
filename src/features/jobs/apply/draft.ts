import * as v from 'valibot';
import { openApplication } from '#contract/jobs.ts';
import { createDraft } from '#stores/drafts.ts';
import { draftKey } from './draft-key.ts';

/** What a draft holds of an application; neither files nor consent. */
export const draftFields = ['firstName', 'lastName', 'email', 'phone', 'links', 'coverLetter'] as const;

const content = v.object({ values: v.record(v.picklist(draftFields), v.string()) });
export type DraftValues = v.InferOutput<typeof content>['values'];

/** What was typed for a job on this device and is not sent yet. */
export const applicationDraft = (jobId: string) => createDraft(draftKey(jobId), content, { values: {} });

/** Stores what was typed for a job; nothing at all is no draft. */
export function saveDraft(jobId: string, values: DraftValues): void {
	const draft = applicationDraft(jobId);
	if (Object.keys(values).length > 0) draft.save({ values });
	else draft.remove();
}

/** Has what was typed for this job stand in an open application too, where nothing was typed for that. */
export function copyToOpenApplication(jobId: string): void {
	const { values } = applicationDraft(jobId).load() ?? {};
	if (values && !applicationDraft(openApplication).load()) saveDraft(openApplication, values);
}
