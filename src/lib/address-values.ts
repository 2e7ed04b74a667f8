/** What the page's first script took out of the address; it stays in that entry of the history until it is used. */
export function addressValues(): Record<string, string> {
	return (history.state as { given?: Record<string, string> } | null)?.given ?? {};
}

/** Forgets what was in the address of this entry, once it has done its work. */
export function dropAddressValues(): void {
	history.replaceState({ ...(history.state as object | null), given: undefined }, '');
}
