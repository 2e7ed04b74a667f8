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

/** Under which key what was typed is carried to the page in another language. */
export const carriedDraftKey = 'draft';

const drafts = 'draft ';

/** Under which key this tab keeps what was typed into a form. */
export const tabDraftKey = (form: string) => drafts + form;

/** Forgets what was typed into every form of this tab. */
export function removeTabDrafts(): void {
	try {
		for (const key of Object.keys(sessionStorage)) if (key.startsWith(drafts)) sessionStorage.removeItem(key);
	} catch {
		// Where storage is blocked there is none.
	}
}
