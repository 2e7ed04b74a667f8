import { call } from '#api/call.ts';
import { undoEmail } from '#contract/endpoints/account-settings.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { addressSecrets, dropAddressSecrets, hasUsedSecrets } from '#lib/address-secrets.ts';
import { explain } from '#ui/explain.ts';

/** Where the taking back of an address stands; only a press of the button begins it. */
export type Undo =
	| { kind: 'finding' }
	| { kind: 'missing' }
	/** `problems` say why the last try may be made again. */
	| { kind: 'ready'; problems: string[] }
	| { kind: 'busy' }
	| { kind: 'done' }
	| { kind: 'over' };

/** What the page was opened with. */
export function findUndo(): Undo {
	if (addressSecrets()[0]) return { kind: 'ready', problems: [] };
	return { kind: hasUsedSecrets() ? 'done' : 'missing' };
}

/** Gives the account its former address back with what the link carried. */
export async function takeBack(texts: SharedFormTexts, locale: Locale): Promise<Undo> {
	const [token = ''] = addressSecrets();
	const result = await call(undoEmail, { token }, { untold: 'any' });
	if (result.kind === 'ok' || result.kind === 'redirect') {
		dropAddressSecrets(true);
		return { kind: 'done' };
	}
	if (result.kind === 'failed' && result.codes.includes('INCORRECT_EMAIL_TOKEN')) return { kind: 'over' };
	const { messages } = await explain(result, { texts, locale, loadMessages: () => loadMessages(locale) });
	return { kind: 'ready', problems: messages };
}
