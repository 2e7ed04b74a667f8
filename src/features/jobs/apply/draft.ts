import { openApplication } from '#contract/jobs.ts';
import { type DraftPlace, formDraft } from '#ui/form/drafts.ts';
import { draftKey } from './draft-key.ts';

/** Where an application for a job is until it is sent. */
export const draftPlace = (jobId: string): DraftPlace => ({ name: draftKey(jobId), lasts: 'device' });

/** What was typed for a job on this device and is not sent yet. */
export const applicationDraft = (jobId: string) => formDraft(draftPlace(jobId));

/** Has what was typed for this job stand in an open application too, where nothing was typed for that. */
export function copyToOpenApplication(jobId: string): void {
	const typed = applicationDraft(jobId).load();
	if (typed && !applicationDraft(openApplication).load()) applicationDraft(openApplication).save(typed);
}
