import { call } from '#api/call.ts';
import { confirm, stop } from '#contract/endpoints/job-alerts.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { addressSecrets, dropAddressSecrets, hasUsedSecrets } from '#lib/address-secrets.ts';
import { explain } from '#ui/explain.ts';

const actions = { confirm, stop };

/** What a link of a mail about alerts is for. */
export type AlertAction = keyof typeof actions;

/** Where a link of a mail stands; only a press of the button uses it. */
export type AlertLinkState =
	| { kind: 'finding' }
	| { kind: 'missing' }
	/** `problems` say why the last try may be made again. */
	| { kind: 'ready'; problems: string[] }
	| { kind: 'busy' }
	| { kind: 'done' }
	/** It can never succeed. */
	| { kind: 'lapsed' };

/** What the page was opened with. */
export function findAlertLink(): AlertLinkState {
	if (addressSecrets()[0]) return { kind: 'ready', problems: [] };
	return { kind: hasUsedSecrets() ? 'done' : 'missing' };
}

/** Does what a link is for. */
export async function followAlertLink(
	action: AlertAction,
	texts: SharedFormTexts,
	locale: Locale,
): Promise<AlertLinkState> {
	const [token = ''] = addressSecrets();
	const result = await call(actions[action], { token }, { untold: 'any' });
	if (result.kind === 'ok' || result.kind === 'redirect') {
		dropAddressSecrets(true);
		return { kind: 'done' };
	}
	if (result.kind === 'failed' && (result.status === 400 || result.status === 422)) return { kind: 'lapsed' };
	const { messages } = await explain(result, { texts, locale, loadMessages: () => loadMessages(locale) });
	return { kind: 'ready', problems: messages };
}
