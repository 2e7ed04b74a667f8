import { call } from '#api/call.ts';
import { validate } from '#contract/endpoints/account.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { addressSecrets, dropAddressSecrets, hasUsedSecrets } from '#lib/address-secrets.ts';
import { hasSessionHint, recheckSession } from '#stores/session.store.ts';
import { explain } from '#ui/explain.ts';

/** Where the validation of an address stands; only a press of the button begins it. */
export type Validation =
	| { kind: 'finding' }
	| { kind: 'missing' }
	/** `problems` say why the last try may be made again. */
	| { kind: 'ready'; username: string; problems: string[] }
	| { kind: 'busy'; username: string }
	| { kind: 'done'; isSignedIn: boolean }
	/** The link can never succeed; `isUsed` where it may have done so before, or need not. */
	| { kind: 'refused'; messages: string[]; isUsed: boolean; isSignedIn: boolean };

/** What the page was opened with. */
export function findValidation(): Validation {
	const [username = '', token] = addressSecrets();
	if (token) return { kind: 'ready', username, problems: [] };
	return hasUsedSecrets() ? { kind: 'done', isSignedIn: hasSessionHint() } : { kind: 'missing' };
}

/** Whether somebody is signed in here; their profile is read anew, since it says that the address is verified. */
async function isSignedIn(): Promise<boolean> {
	return hasSessionHint() && (await recheckSession()).kind === 'ok';
}

const over: readonly string[] = ['NO_PENDING_EMAIL_VALIDATION', 'EMAIL_IN_USE'];

/** Validates the address with what the link carried. */
export async function validateAddress(texts: SharedFormTexts, locale: Locale): Promise<Validation> {
	const [username = '', token = ''] = addressSecrets();
	const result = await call(validate, { username, token }, { untold: 'any' });
	if (result.kind === 'ok' || result.kind === 'redirect') {
		dropAddressSecrets(true);
		return { kind: 'done', isSignedIn: await isSignedIn() };
	}
	const { messages } = await explain(result, { texts, locale, loadMessages: () => loadMessages(locale) });
	const isFinal = result.kind === 'failed' && (result.status === 400 || result.status === 422);
	if (!isFinal) return { kind: 'ready', username, problems: messages };
	const isUsed = result.codes.some((code) => over.includes(code));
	return { kind: 'refused', messages, isUsed, isSignedIn: await isSignedIn() };
}
