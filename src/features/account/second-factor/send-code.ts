import { call } from '#api/call.ts';
import { submitCode } from '#contract/endpoints/account.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { explain } from '#ui/explain.ts';
import { atField } from '../at-field.ts';

/** Sends the code that finishes a sign-in; `over` says in words that no code can finish it any more. */
export async function sendCode(code: string, texts: SharedFormTexts, locale: Locale) {
	const result = await call(submitCode, { code });
	if (result.kind !== 'failed' || !result.codes.includes('NO_PENDING_MFA_VERIFICATION'))
		return atField(result, { MFA_CODE_INVALID: 'code', MFA_VERIFICATION_FAILED: 'code' });
	const { messages } = await explain(result, { texts, locale, loadMessages: () => loadMessages(locale) });
	return { kind: 'over' as const, message: messages.join(' ') };
}
