import type { Platform } from '#contract/platforms.ts';
import { siteLink } from '../../mail/links.ts';
import type { AccountContext } from '../call.ts';
import { securityTexts } from '../mails/security/texts.ts';
import { type Addressee, sendMail } from '../mails/send-mail.ts';
import { platformNames } from './names.ts';

/** Mails a player that a platform was linked, and under which name: whoever has that name may sign in from now on. */
export async function notifyOfLink(
	account: AccountContext,
	user: Addressee,
	linked: { platform: Platform; name: string },
): Promise<void> {
	const { username, locale } = user;
	const link = siteLink(account.siteUrl, locale, 'account', 'forgot-password');
	const platformsLink = siteLink(account.siteUrl, locale, 'account', 'connected');
	const about = {
		username,
		link,
		platformsLink,
		name: linked.name,
		platform: platformNames[linked.platform],
	};
	const mail = securityTexts[locale].platformLinked(about);
	await sendMail(account, user, mail);
}

/** Mails a player that a platform was unlinked. */
export async function notifyOfUnlink(
	account: AccountContext,
	user: Addressee,
	platform: Platform,
): Promise<void> {
	const link = siteLink(account.siteUrl, user.locale, 'account', 'forgot-password');
	const about = { username: user.username, link, platform: platformNames[platform] };
	await sendMail(account, user, securityTexts[user.locale].platformUnlinked(about));
}
