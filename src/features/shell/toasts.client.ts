import type { Locale } from '#contract/locales.ts';
import { loadMessages, loadPageTexts } from '#i18n/messages.ts';
import { formatWait } from '#lib/text/format.ts';
import { interpolate, toText } from '#lib/text/interpolate.ts';
import type { PageError } from '#stores/errors.store.ts';
import { $locale } from '#stores/root.store.ts';
import css from './toasts.css?inline';

/** Milliseconds that a toast stands, from when it came or from when a pointer or the focus has left it. */
const duration = 4000;

let isStyled = false;

function createToast({ text, id }: ToastText, closeLabel: string): HTMLElement {
	const toast = document.createElement('div');
	toast.className = 'toast';
	toast.dataset.toast = id ?? '';
	const message = document.createElement('p');
	message.className = 'toast-text';
	message.textContent = text;
	const close = document.createElement('button');
	close.className = 'toast-close';
	close.type = 'button';
	close.setAttribute('aria-label', closeLabel);
	let focusedBefore: EventTarget | null = null;
	close.addEventListener('focus', ({ relatedTarget }) => {
		focusedBefore = relatedTarget;
	});
	close.addEventListener('click', () => {
		toast.remove();
		if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
	});
	toast.append(message, close);
	return toast;
}

/** Removes a toast once nobody has rested on it for as long as it stands. */
function removeLater(toast: HTMLElement): void {
	let timer: ReturnType<typeof setTimeout>;
	const pause = () => clearTimeout(timer);
	const resume = () => {
		pause();
		if (!toast.matches(':hover, :focus-within')) timer = setTimeout(() => toast.remove(), duration);
	};
	for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, pause);
	toast.addEventListener('pointerleave', resume);
	// The focus has left when the event is over.
	toast.addEventListener('focusout', () => queueMicrotask(resume));
	resume();
}

/** Shows what failed as lines of a place in the page. */
export async function showInPlace(place: Element, messages: readonly string[]): Promise<void> {
	const texts = await toastTexts(
		messages.map((message) => ({ message })),
		$locale.get(),
	);
	place.replaceChildren(
		...texts.map(({ text }) => Object.assign(document.createElement('p'), { textContent: text })),
	);
}

/** Shows one toast per failure; those that do not say why share one. */
export async function showToasts(place: HTMLElement, errors: readonly PageError[]): Promise<void> {
	const texts = await toastTexts(errors, $locale.get());
	if (!isStyled) addStyles(css);
	isStyled = true;
	for (const each of texts) {
		if (each.id) place.querySelector(`[data-toast="${each.id}"]`)?.remove();
		const toast = createToast(each, place.dataset.close ?? '');
		place.append(toast);
		removeLater(toast);
	}
}

/** Adds a style sheet to the page; a style element would need a hash in the Content-Security-Policy. */
function addStyles(css: string): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}

interface ToastText {
	text: string;
	/** Toasts of the same id take each other's place. */
	id?: string;
}

/** What toasts say: each message in the page's language where it is a code, with the wait where that is known, else as it is; without any, the one sentence. */
export async function toastTexts(errors: readonly PageError[], locale: Locale): Promise<ToastText[]> {
	const [texts, { unexpected, wait }] = await Promise.all([loadMessages(locale), loadPageTexts(locale)]);
	return errors.map(({ message, retryAfter }) => {
		if (!message) return { text: unexpected, id: 'unexpected' };
		if (message === 'TOO_MANY_REQUESTS' && retryAfter !== undefined)
			return { text: interpolate(wait, { wait: formatWait(retryAfter, locale) }) };
		return { text: toText(texts, message) ?? message };
	});
}
