import { createRoot } from 'react-dom/client';
import { toast } from 'sonner';
import { $locale } from '#stores/locale.store.ts';
import { Toasts } from './Toasts.tsx';
import { toastTexts } from './toast-texts.ts';

let mounted: Promise<void> | undefined;

/** Toasts rest under a pointer only: to them the focus is made to look like one. */
const pretend = (type: 'mousemove' | 'mouseout') => (event: Event) => {
	const list = (event.currentTarget as Element).querySelector('[data-sonner-toaster]');
	list?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body }));
};

function mount(place: HTMLElement): Promise<void> {
	place.addEventListener('focusin', pretend('mousemove'));
	place.addEventListener('focusout', pretend('mouseout'));
	return new Promise((resolve) => {
		createRoot(place).render(<Toasts label={place.dataset.label ?? ''} onReady={resolve} />);
	});
}

/** Shows one toast per message; failures that do not say why share one. */
export async function showToasts(place: HTMLElement, messages: readonly string[]): Promise<void> {
	const toasts = await toastTexts(messages, $locale.get());
	mounted ??= mount(place);
	await mounted;
	for (const { text, ...rest } of toasts) toast.error(text, rest);
}
