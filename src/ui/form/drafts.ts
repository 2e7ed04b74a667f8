import * as v from 'valibot';
import { tabDraftKey } from '#lib/browser/tab-storage.ts';

/** How long a draft stays on the device, in milliseconds. */
const lifetime = 14 * 86_400_000;

const stored = v.object({
	at: v.number(),
	/** The last try: what it sent, and its key, so that the same again after a reload makes nothing twice. */
	attempt: v.optional(v.object({ sent: v.string(), key: v.string() })),
});

/** Where a draft is: in this tab until it is closed, or on this device for two weeks, also in other tabs. */
export interface DraftPlace {
	name: string;
	lasts: 'tab' | 'device';
}

/** What was typed into a form and is not sent yet; `empty` is a draft of nothing. */
export function createDraft<Content extends object>(
	{ name, lasts }: DraftPlace,
	content: v.GenericSchema<unknown, Content>,
	empty: Content,
) {
	type Draft = Content & v.InferOutput<typeof stored>;
	const schema = v.intersect([stored, content]);
	const key = lasts === 'tab' ? tabDraftKey(name) : name;
	// Asked for each time: a browser that blocks storage throws.
	const storage = () => (lasts === 'tab' ? sessionStorage : localStorage);

	function read(): Draft | undefined {
		try {
			const parsed = v.safeParse(schema, JSON.parse(storage().getItem(key) ?? ''));
			if (parsed.success && Date.now() - parsed.output.at < lifetime) return parsed.output as Draft;
			remove();
		} catch {}
		return undefined;
	}

	/** Where a browser stores nothing, what was typed lasts as long as the page. */
	function write(change: Partial<Draft>): void {
		try {
			const draft = { ...(read() ?? empty), ...change, at: Date.now() };
			storage().setItem(key, JSON.stringify(draft));
		} catch {}
	}

	function remove(): void {
		try {
			storage().removeItem(key);
		} catch {}
	}

	return {
		load: (): Content | undefined => read(),
		save: (typed: Content) => write(typed as Partial<Draft>),
		remove,
		/** The key for sending this: that of the last try where it sent the same, else the given one, which is stored. */
		attemptKey(sent: string, own: string): string {
			const { attempt } = read() ?? {};
			if (attempt?.sent === sent) return attempt.key;
			write({ attempt: { sent, key: own } } as Partial<Draft>);
			return own;
		},
	};
}

const formContent = v.object({
	values: v.record(v.string(), v.unknown()),
	/** The names of files that were chosen, which cannot be stored themselves. */
	files: v.optional(v.array(v.string()), []),
});

/** The draft of a form: what its controls hold, by name. */
export const formDraft = (place: DraftPlace) => createDraft(place, formContent, { values: {}, files: [] });
