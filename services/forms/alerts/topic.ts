import type { OptionalMailKind } from '#contract/endpoints/mails.ts';
import type { Locale } from '#contract/locales.ts';
import type { MailText } from '../../mail/mail-text.ts';
import type { AlertKind } from './alerts.ts';
import type { AlertAction } from './tokens.ts';

/** The pages that begin and stop an alert. */
export type AlertLinks = Record<AlertAction, string>;

/** What is particular to alerts of one kind. */
export interface AlertTopic {
	kind: AlertKind;
	/** The part of the site below whose `alerts` the pages are that begin and stop them. */
	area: 'careers' | 'games';
	/** As what players who have an account switch its mails off. */
	mailKind: OptionalMailKind;
}

/** The mails to somebody who has asked for an alert. */
export interface AskedTexts {
	/** Asks whoever has the address whether the alert is theirs. */
	confirm(locale: Locale, links: AlertLinks): MailText;
	/** Says that the alert is there already. */
	already(locale: Locale, links: AlertLinks): MailText;
}
