import { call } from '#api/call.ts';
import { validate } from '#contract/endpoints/account.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { explain } from '#ui/explain.ts';
import { addressSecrets, dropAddressSecrets, hasUsedSecrets } from '../address-secrets.ts';

export type Validation =
	| { kind: 'sending' }
	| { kind: 'missing' }
	| { kind: 'done' }
	/** `isFinal` where the same link cannot succeed any more, `isOver` where it may have done so before. */
	| { kind: 'refused'; messages: string[]; isFinal: boolean; isOver: boolean };

/** Validates the address with what the link carried. */
export async function runValidation(texts: SharedFormTexts, locale: Locale): Promise<Validation> {
	const [username, token] = addressSecrets();
	if (!username || !token) return { kind: hasUsedSecrets() ? 'done' : 'missing' };
	const result = await call(validate, { username, token });
	if (result.kind === 'ok' || result.kind === 'redirect') {
		dropAddressSecrets(true);
		return { kind: 'done' };
	}
	const isFinal = result.kind === 'failed' && result.status < 500 && result.status !== 429;
	const isOver = result.kind === 'failed' && result.codes.includes('NO_PENDING_EMAIL_VALIDATION');
	const { messages } = await explain(result, { texts, locale, loadMessages: () => loadMessages(locale) });
	return { kind: 'refused', messages, isFinal, isOver };
}
