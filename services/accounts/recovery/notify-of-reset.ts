import { siteLink } from '../../mail/links.ts';
import type { AccountContext } from '../call.ts';
import { sendMail } from '../mails/send-mail.ts';
import { texts } from '../mails/texts.ts';
import { passkeyNames } from '../passkeys/passkeys.ts';
import { linkedNames } from '../platforms/linked-names.ts';
import type { UserRow } from '../users.ts';

/** Tells a player that their password was reset, and which platforms and passkeys still let somebody in. */
export async function notifyOfReset(account: AccountContext, user: UserRow): Promise<void> {
	const { username, locale } = user;
	const link = siteLink(account.siteUrl, locale, 'account', 'forgot-password');
	const platforms = await linkedNames(account, user.id);
	const platformsLink = siteLink(account.siteUrl, locale, 'account', 'connected');
	const passkeys = await passkeyNames(account, user.id);
	const accountLink = siteLink(account.siteUrl, locale, 'account');
	const about = { username, link, platforms, platformsLink, passkeys, accountLink };
	const mail = texts[locale].passwordWasReset(about);
	await sendMail(account, user, mail);
}
