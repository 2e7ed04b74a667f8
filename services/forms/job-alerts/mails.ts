import { siteLink } from '../../mail/links.ts';
import { send } from '../../mail/send.ts';
import type { FormsContext } from '../context.ts';
import type { Alert } from './alerts.ts';
import { alertTexts } from './texts.ts';
import { type AlertAction, alertToken } from './tokens.ts';

type Addressee = Pick<Alert, 'id' | 'email' | 'locale'>;

/** The page that begins or stops an alert once somebody presses its button. */
function linkTo({ id, locale }: Addressee, action: AlertAction, { siteUrl, submissionsKey }: FormsContext) {
	return siteLink(siteUrl, locale, 'careers', 'alerts', action, alertToken({ id, action }, submissionsKey));
}

/** Lets a mail program unsubscribe by itself (RFC 8058), at the address where a person presses a button. */
const unsubscribe = (stopLink: string) => ({
	'List-Unsubscribe': `<${stopLink}>`,
	'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Asks whoever has the address whether the alert is theirs. */
export async function mailConfirm(alert: Addressee, context: FormsContext): Promise<void> {
	const link = linkTo(alert, 'confirm', context);
	const mail = alertTexts[alert.locale].confirm(link);
	await send(context, { kind: 'mail', to: alert.email, locale: alert.locale, ...mail });
}

/** Says that the alert is there already. */
export async function mailAlready(alert: Addressee, context: FormsContext): Promise<void> {
	const link = linkTo(alert, 'stop', context);
	const mail = alertTexts[alert.locale].already(link);
	const headers = unsubscribe(link);
	await send(context, { kind: 'mail', to: alert.email, locale: alert.locale, ...mail, headers });
}

/** Mails a new job to the address of an alert. */
export async function mailJob(
	alert: Addressee,
	{ id, title, city }: { id: string; title: string; city: string },
	context: FormsContext,
): Promise<void> {
	const { email, locale } = alert;
	const link = siteLink(context.siteUrl, locale, 'careers', id);
	const stopLink = linkTo(alert, 'stop', context);
	const mail = alertTexts[locale].job({ title, city, link, stopLink });
	const headers = unsubscribe(stopLink);
	await send(context, { kind: 'mail', to: email, locale, ...mail, headers });
}
