import { opensInSameTab } from '#lib/browser/links.ts';
import { readTabValue, writeTabValue } from '#lib/browser/tab-storage.ts';

/** The page in another language, which has to know that the secrets were used. */
const usedKey = 'used-secrets';

/** What the page's first script took out of the address; it stays in that entry of the history until it is used. */
export function urlSecrets(): string[] {
	const stored: unknown = (history.state as { secrets?: unknown } | null)?.secrets;
	return Array.isArray(stored) ? stored.map(String) : [];
}

/** Forgets the secrets of this entry; `isUsed` remembers that they have done their work. */
export function removeUrlSecrets(isUsed: boolean): void {
	history.replaceState({ ...(history.state as object | null), secrets: undefined, isUsed }, '');
}

/** Whether this entry's secrets have done their work before. */
export function hasUsedSecrets(): boolean {
	if (readTabValue(usedKey) === location.pathname) {
		writeTabValue(usedKey, '');
		removeUrlSecrets(true);
	}
	return (history.state as { isUsed?: unknown } | null)?.isUsed === true;
}

/**
 * Lets a plain click on a link to another language take the secrets along, or that they are used, until what it returns
 * is called.
 */
export function carrySecrets(): () => void {
	document.addEventListener('click', followWithSecrets);
	return () => document.removeEventListener('click', followWithSecrets);
}

// The page it leads to hides them again first thing; in a link's address, or in another tab's, they could be copied.
function followWithSecrets(event: MouseEvent): void {
	const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[hreflang]');
	if (!link || event.defaultPrevented || !opensInSameTab(event)) return;
	if (hasUsedSecrets()) writeTabValue(usedKey, link.pathname);
	const secrets = urlSecrets();
	if (secrets.length === 0) return;
	event.preventDefault();
	location.assign([link.pathname, ...secrets.map(encodeURIComponent)].join('/'));
}

/** What the page's first script took out of the address; it stays in that entry of the history until it is used. */
export function urlValues(): Record<string, string> {
	return (history.state as { given?: Record<string, string> } | null)?.given ?? {};
}

/** Forgets what was in the address of this entry, once it has done its work. */
export function removeUrlValues(): void {
	history.replaceState({ ...(history.state as object | null), given: undefined }, '');
}
