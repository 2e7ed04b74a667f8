/** Puts values of an input into the places `:name` of a path; `rest` is what the path does not carry. */
export function fillPath(
	path: string,
	input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
	const rest = { ...input };
	const filled = path.replace(/:(\w+)/g, (_, name: string) => {
		delete rest[name];
		return encodeURIComponent(String(input[name]));
	});
	return { path: filled, rest };
}
