import { siteLink } from '../../mail/links.ts';
import type { AccountContext } from '../call.ts';
import { mayMail } from '../mail-limit.ts';
import { sendMail } from '../mails/send-mail.ts';
import { texts } from '../mails/texts.ts';
import type { UserRow } from '../users.ts';

/** Mails the owner of a mail address that somebody tried to create an account with it. */
export async function notifyOwner(account: AccountContext, owner: UserRow): Promise<void> {
	if (!(await mayMail(account, 'address-in-use', owner.email))) return;
	const link = siteLink(account.siteUrl, owner.locale, 'account', 'login');
	const resetLink = siteLink(account.siteUrl, owner.locale, 'account', 'forgot-password');
	const mail = texts[owner.locale].alreadyHasAccount({ username: owner.username, link, resetLink });
	await sendMail(account, owner, mail);
}
