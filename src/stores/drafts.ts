import * as v from 'valibot';

/** How long a draft stays on the device, in milliseconds. */
const lifetime = 14 * 86_400_000;

const stored = v.object({
	at: v.number(),
	/** The last try: what it sent, and its key, so that the same again after a reload makes nothing twice. */
	attempt: v.optional(v.object({ sent: v.string(), key: v.string() })),
});

/** What was typed into a form and is not sent yet, as this device stores it; `empty` is a draft of nothing. */
export function createDraft<Content extends object>(
	key: string,
	content: v.GenericSchema<unknown, Content>,
	empty: Content,
) {
	type Draft = Content & v.InferOutput<typeof stored>;
	const schema = v.intersect([stored, content]);

	function read(): Draft | undefined {
		try {
			const parsed = v.safeParse(schema, JSON.parse(localStorage.getItem(key) ?? ''));
			if (parsed.success && Date.now() - parsed.output.at < lifetime) return parsed.output as Draft;
			remove();
		} catch {}
		return undefined;
	}

	/** Where a browser stores nothing, what was typed lasts as long as the page. */
	function write(change: Partial<Draft>): void {
		try {
			const draft = { ...(read() ?? empty), ...change, at: Date.now() };
			localStorage.setItem(key, JSON.stringify(draft));
		} catch {}
	}

	function remove(): void {
		try {
			localStorage.removeItem(key);
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
