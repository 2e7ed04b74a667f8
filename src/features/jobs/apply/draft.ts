import * as v from 'valibot';
import { openApplication } from '#contract/jobs.ts';
import { draftKey } from './draft-key.ts';

/** What is kept of an application that is not sent yet; neither files nor consent. */
export const draftFields = ['firstName', 'lastName', 'email', 'phone', 'links', 'coverLetter'] as const;

/** How long a draft stays on the device, in milliseconds. */
const lifetime = 14 * 86_400_000;

const draft = v.object({
	at: v.number(),
	values: v.record(v.picklist(draftFields), v.string()),
	/** The last try: what it sent, and its key, so that the same again after a reload makes nothing twice. */
	attempt: v.optional(v.object({ sent: v.string(), key: v.string() })),
});
type Draft = v.InferOutput<typeof draft>;
export type DraftValues = Draft['values'];

function readDraft(jobId: string): Draft | undefined {
	try {
		const parsed = v.safeParse(draft, JSON.parse(localStorage.getItem(draftKey(jobId)) ?? ''));
		if (parsed.success && Date.now() - parsed.output.at < lifetime) return parsed.output;
		removeDraft(jobId);
	} catch {}
	return undefined;
}

/** Where a browser keeps nothing, what was typed lasts as long as the page. */
function writeDraft(jobId: string, change: Partial<Draft>): void {
	try {
		const before = readDraft(jobId) ?? { values: {} };
		localStorage.setItem(draftKey(jobId), JSON.stringify({ ...before, ...change, at: Date.now() }));
	} catch {}
}

/** What was typed for this job before, on this device. */
export function loadDraft(jobId: string): DraftValues {
	return readDraft(jobId)?.values ?? {};
}

/** Keeps what was typed; nothing at all is no draft. */
export function saveDraft(jobId: string, values: DraftValues): void {
	if (Object.keys(values).length > 0) writeDraft(jobId, { values });
	else removeDraft(jobId);
}

/** Has what was typed for this job stand in an open application too, where nothing was typed for that. */
export function copyToOpenApplication(jobId: string): void {
	const { values } = readDraft(jobId) ?? {};
	if (values && !readDraft(openApplication)) saveDraft(openApplication, values);
}

/** Forgets what was typed for this job. */
export function removeDraft(jobId: string): void {
	try {
		localStorage.removeItem(draftKey(jobId));
	} catch {}
}

/** The key for sending this: that of the last try where it sent the same, else the given one, which is kept. */
export function attemptKey(jobId: string, sent: string, key: string): string {
	const { attempt } = readDraft(jobId) ?? {};
	if (attempt?.sent === sent) return attempt.key;
	writeDraft(jobId, { attempt: { sent, key } });
	return key;
}
