import { isSwitchedOff } from '../../accounts/mail-preferences/preferences.ts';
import { siteLink } from '../../mail/links.ts';
import type { MailText } from '../../mail/mail-text.ts';
import { send } from '../../mail/send.ts';
import type { FormsContext } from '../context.ts';
import type { Alert } from './alerts.ts';
import { type AlertAction, alertToken } from './tokens.ts';
import type { AlertLinks, AlertTopic, AskedTexts } from './topic.ts';

/** The pages that begin and stop an alert once somebody presses their button. */
export function alertLinks(
	{ id, locale }: Alert,
	{ kind, area }: AlertTopic,
	{ siteUrl, submissionsKey }: FormsContext,
): AlertLinks {
	const linkTo = (action: AlertAction) =>
		siteLink(siteUrl, locale, area, 'alerts', action, alertToken({ id, kind, action }, submissionsKey));
	return { confirm: linkTo('confirm'), stop: linkTo('stop') };
}

/**
 * Asks whoever has the address of a new alert to confirm it, or says that they have it already. Where mails of its kind
 * are switched off, confirming it again switches them on.
 */
export async function mailAsked(
	alert: Alert,
	texts: AskedTexts,
	{ topic, context }: { topic: AlertTopic; context: FormsContext },
): Promise<void> {
	const { email, locale, state } = alert;
	const links = alertLinks(alert, topic, context);
	const isRunning = state === 'confirmed' && !(await isSwitchedOff(context.db, email, topic.mailKind));
	if (isRunning) await mailAlert(alert, texts.already(locale, links), { topic, context });
	else await send(context, { kind: 'mail', to: email, locale, ...texts.confirm(locale, links) });
}

interface Sending {
	topic: AlertTopic;
	context: FormsContext;
}

/** Mails something to the address of an alert; mail programs can unsubscribe by themselves (RFC 8058), where a person presses a button. */
export async function mailAlert(alert: Alert, mail: MailText, { topic, context }: Sending): Promise<void> {
	const { email: to, locale } = alert;
	const { stop } = alertLinks(alert, topic, context);
	const headers = { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
	await send(context, { kind: 'mail', to, locale, ...mail, mailKind: topic.mailKind, headers });
}
