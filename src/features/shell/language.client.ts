import { draftKey } from './draft-key.ts';

const opensHere = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey;

/** Leads to the same query and place of the page in its other language, and takes along what was typed. */
async function switchLanguage(event: MouseEvent): Promise<void> {
	const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
	// One of the content leads where its editor said.
	if (!link || link.closest('main') || event.defaultPrevented) return;
	link.search = location.search;
	link.hash = location.hash;
	if (document.forms.length === 0 || !opensHere(event)) return;
	event.preventDefault();
	await import('./draft.client.ts').then((module) => module.keepDraft()).catch(() => {});
	location.assign(link.href);
}

function hasDraft(): boolean {
	try {
		return sessionStorage.getItem(draftKey) !== null;
	} catch {
		return false;
	}
}

addEventListener('click', (event) => void switchLanguage(event));
if (hasDraft()) void import('./draft.client.ts').then((module) => module.restoreDraft());
