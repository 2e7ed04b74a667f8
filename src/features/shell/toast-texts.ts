import type { Locale } from '#contract/locales.ts';
import { loadMessages, loadUnexpected } from '#i18n/messages.ts';
import { toText } from '#lib/text/text-of.ts';

export interface ToastText {
	text: string;
	/** Toasts of the same id take each other's place. */
	id?: string;
}

/** What toasts say: each message in the page's language where it is a code, else as it is; without any, the one sentence. */
export async function toastTexts(messages: readonly string[], locale: Locale): Promise<ToastText[]> {
	const [texts, unexpected] = await Promise.all([loadMessages(locale), loadUnexpected(locale)]);
	return messages.map((message) =>
		message ? { text: toText(texts, message) ?? message } : { text: unexpected, id: 'unexpected' },
	);
}
