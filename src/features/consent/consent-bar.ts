import { readConsentChoice } from '#contract/consent-choice.ts';
import { pageCookies } from '#lib/browser/cookie.ts';
import { $showCookieBanner } from '#stores/consent.store.ts';
import { consentRevision } from './page-consent.ts';
import { loadAnalytics, saveConsent } from './save-consent.ts';

/** What a ring around the focus takes, in pixels. */
const ring = 8;

function setRoom(room: string): void {
	document.documentElement.style.scrollPaddingBlockEnd = room;
	// A variable of the whole page would have every element styled anew.
	document.getElementById('footer')?.style.setProperty('--consent-room', room);
}

/**
 * Keeps as much room below the page as a bar over it takes, so that nothing with the focus and no last link is ever behind
 * it, until the function returned is called.
 */
function keepRoom(bar: HTMLElement): () => void {
	const observer = new ResizeObserver(() => setRoom(`${innerHeight - bar.offsetTop + ring}px`));
	observer.observe(bar);
	return () => {
		observer.disconnect();
		setRoom('');
	};
}

let bar: HTMLElement | undefined;
/** Where the bar was asked for, if somebody did. */
let opener: HTMLElement | undefined;

const box = () => bar?.querySelector('input');

/** Whether the browser asks for Global Privacy Control. */
const asksForPrivacy = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Shows the cookie bar with its one sentence; it takes no focus. */
export function showBar(template: HTMLTemplateElement): HTMLElement {
	if (bar) return bar;
	bar = document.importNode(template.content, true).firstElementChild as HTMLElement;
	bar.toggleAttribute('data-privacy-control', asksForPrivacy());
	bar.addEventListener('click', onClick);
	template.after(bar);
	const release = keepRoom(bar);
	$showCookieBanner.set(true);
	const stop = $showCookieBanner.listen(() => {
		stop();
		release();
		close();
	});
	return bar;
}

/** Shows the bar with its categories and the present choice; it takes the focus, and gives it back to where it was asked for. */
export function openSettings(template: HTMLTemplateElement, askedAt: HTMLElement): void {
	const { analytics, revision } = readConsentChoice(pageCookies());
	opener = askedAt;
	const opened = showBar(template);
	const isAllowed = box();
	// A yes to an older question is none to this one.
	if (isAllowed) isAllowed.checked = analytics && revision >= consentRevision();
	// What stops the counting is there by the time that a yes is taken back, also where the page is left right after it.
	if (analytics) loadAnalytics().catch(() => {});
	opened.dataset.unfolded = '';
	opened.focus();
}

function onClick({ target, detail }: MouseEvent): void {
	const said = (target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer;
	// Whoever presses twice to choose confirms nothing yet.
	if (detail > 1) return;
	if (said === 'choose') unfold();
	else if (said) {
		const analytics = said === 'accept' || (said === 'confirm' && box()?.checked === true);
		saveConsent({ revision: consentRevision(), analytics });
	}
}

/** Shows the categories; the button that did so goes. */
function unfold(): void {
	bar?.setAttribute('data-unfolded', '');
	box()?.focus();
}

/** Removes the bar, and leads the focus out of it. */
function close(): void {
	const hadFocus = bar?.contains(document.activeElement);
	bar?.remove();
	bar = undefined;
	if (hadFocus && opener) opener.focus();
	else if (hadFocus) document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
	opener = undefined;
}
