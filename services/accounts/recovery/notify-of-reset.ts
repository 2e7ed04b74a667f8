import { siteLink } from '../../mail/links.ts';
import type { AccountContext } from '../call.ts';
import { sendMail } from '../mails/send-mail.ts';
import { texts } from '../mails/texts.ts';
import { linkedNames } from '../platforms/linked-names.ts';
import type { UserRow } from '../users.ts';

/** Tells a player that their password was reset, and which platforms still let somebody in. */
export async function notifyOfReset(account: AccountContext, user: UserRow): Promise<void> {
	const { username, locale } = user;
	const link = siteLink(account.siteUrl, locale, 'account', 'forgot-password');
	const platforms = await linkedNames(account, user.id);
	const platformsLink = siteLink(account.siteUrl, locale, 'account', 'connected');
	const mail = texts[locale].passwordWasReset({ username, link, platforms, platformsLink });
	await sendMail(account, user, mail);
}
