/** What this tab keeps under a key; null without it, and where storage is blocked. */
export function readTabValue(key: string): string | null {
	try {
		return sessionStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Keeps a text for this tab, as long as it lives. Where storage is blocked nothing happens. */
export function writeTabValue(key: string, text: string): void {
	try {
		sessionStorage.setItem(key, text);
	} catch {
		// What it was for begins anew on the next page.
	}
}
