/** A key for sending values: the same values keep their key until it is forgotten, so that a resend is not a repeat. */
export function attemptKeys() {
	let last: { values: string; key: string } | undefined;
	return {
		keyFor(values: unknown): string {
			const text = JSON.stringify(values);
			if (last?.values !== text) last = { values: text, key: crypto.randomUUID() };
			return last.key;
		},
		forget() {
			last = undefined;
		},
	};
}
