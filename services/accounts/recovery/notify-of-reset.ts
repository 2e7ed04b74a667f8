import { siteLink } from '../../mail/links.ts';
import type { AccountContext } from '../call.ts';
import { sendMail } from '../mails/send-mail.ts';
import { texts } from '../mails/texts.ts';
import { linkedNames } from '../platforms/linked-names.ts';
import type { UserRow } from '../users.ts';

/** Tells a player that their password was reset, and which platforms still let somebody in. */
export function notifyOfReset(account: AccountContext, user: UserRow): void {
	const { username, locale } = user;
	const link = siteLink(account.siteUrl, locale, 'account', 'forgot-password');
	const platforms = linkedNames(account.db, user.id);
	const platformsLink = siteLink(account.siteUrl, locale, 'account', 'connected');
	const mail = texts[locale].passwordWasReset({ username, link, platforms, platformsLink });
	sendMail(account, user, { ...mail, links: platforms.length > 0 ? [link, platformsLink] : [link] });
}
