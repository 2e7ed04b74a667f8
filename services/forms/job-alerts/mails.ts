import { siteLink } from '../../mail/links.ts';
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
export function mailConfirm(alert: Addressee, context: FormsContext): void {
	const link = linkTo(alert, 'confirm', context);
	const mail = alertTexts[alert.locale].confirm(link);
	context.send({ kind: 'mail', to: alert.email, locale: alert.locale, ...mail, links: [link] });
}

/** Says that the alert is there already. */
export function mailAlready(alert: Addressee, context: FormsContext): void {
	const link = linkTo(alert, 'stop', context);
	const mail = alertTexts[alert.locale].already(link);
	const headers = unsubscribe(link);
	context.send({ kind: 'mail', to: alert.email, locale: alert.locale, ...mail, links: [link], headers });
}

/** Mails a new job to the address of an alert. */
export function mailJob(
	alert: Addressee,
	{ id, title, city }: { id: string; title: string; city: string },
	context: FormsContext,
): void {
	const { email, locale } = alert;
	const link = siteLink(context.siteUrl, locale, 'careers', id);
	const stopLink = linkTo(alert, 'stop', context);
	const mail = alertTexts[locale].job({ title, city, link, stopLink });
	const headers = unsubscribe(stopLink);
	context.send({ kind: 'mail', to: email, locale, ...mail, links: [link, stopLink], headers });
}
