import * as v from 'valibot';

const name = 'playtest-survey';
/** How long answers stay on the device, in milliseconds. */
const lifetime = 14 * 86_400_000;

const draft = v.object({
	at: v.number(),
	answers: v.record(v.string(), v.unknown()),
	/** The last try: what it sent, and its key, so that the same again after a reload makes nothing twice. */
	attempt: v.optional(v.object({ sent: v.string(), key: v.string() })),
});
type Draft = v.InferOutput<typeof draft>;

function readDraft(): Draft | undefined {
	try {
		const parsed = v.safeParse(draft, JSON.parse(localStorage.getItem(name) ?? ''));
		if (parsed.success && Date.now() - parsed.output.at < lifetime) return parsed.output;
		removeDraft();
	} catch {}
	return undefined;
}

/** Where a browser keeps nothing, answers last as long as the page. */
function writeDraft(change: Partial<Draft>): void {
	try {
		const before = readDraft() ?? { answers: {} };
		localStorage.setItem(name, JSON.stringify({ ...before, ...change, at: Date.now() }));
	} catch {}
}

/** What was answered on this device before and not sent. */
export function loadDraft(): Record<string, unknown> {
	return readDraft()?.answers ?? {};
}

/** Keeps answers on this device. */
export function saveDraft(answers: Record<string, unknown>): void {
	writeDraft({ answers });
}

/** Forgets everything that was answered on this device. */
export function removeDraft(): void {
	try {
		localStorage.removeItem(name);
	} catch {}
}

/** The key for sending this: that of the last try where it sent the same, else the given one, which is kept. */
export function attemptKey(sent: string, key: string): string {
	const { attempt } = readDraft() ?? {};
	if (attempt?.sent === sent) return attempt.key;
	writeDraft({ attempt: { sent, key } });
	return key;
}
