/** What the page's first script took out of the address; it stays in that entry of the history until it is used. */
export function addressSecrets(): string[] {
	const kept: unknown = (history.state as { secrets?: unknown } | null)?.secrets;
	return Array.isArray(kept) ? kept.map(String) : [];
}

/** Forgets the secrets of this entry; `isUsed` remembers that they have done their work. */
export function dropAddressSecrets(isUsed: boolean): void {
	history.replaceState({ ...(history.state as object | null), secrets: undefined, isUsed }, '');
}

/** Whether this entry's secrets have done their work before. */
export function hasUsedSecrets(): boolean {
	return (history.state as { isUsed?: unknown } | null)?.isUsed === true;
}
