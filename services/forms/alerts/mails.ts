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

/** Asks whoever has the address of a new alert to confirm it, or says that they have it already. */
export async function mailAsked(
	alert: Alert,
	texts: AskedTexts,
	{ topic, context }: { topic: AlertTopic; context: FormsContext },
): Promise<void> {
	const { email, locale, state } = alert;
	const links = alertLinks(alert, topic, context);
	if (state === 'confirmed')
		await mailAlert(alert, texts.already(locale, links), { stop: links.stop, context });
	else await send(context, { kind: 'mail', to: email, locale, ...texts.confirm(locale, links) });
}

interface Sending {
	/** The page that stops the alert. */
	stop: string;
	context: FormsContext;
}

/** Mails something to the address of an alert; mail programs can unsubscribe by themselves (RFC 8058), where a person presses a button. */
export async function mailAlert(
	{ email, locale }: Alert,
	mail: MailText,
	{ stop, context }: Sending,
): Promise<void> {
	const headers = { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
	await send(context, { kind: 'mail', to: email, locale, ...mail, headers });
}
