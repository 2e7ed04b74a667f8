import { siteLink } from '../../mail/links.ts';
import type { AccountContext } from '../call.ts';
import { mayMail } from '../mail-limit.ts';
import { securityTexts } from '../mails/security/texts.ts';
import { sendMail } from '../mails/send-mail.ts';
import type { UserRow } from '../users.ts';
import { issueValidationToken } from '../validation/validation-tokens.ts';
import { findHolder } from './holder.ts';

/**
 * Mails a new address the link that confirms it; where it is somebody's already, its owner gets a mail instead, and where it has had
 * its mails for this hour, nobody is. The player sees the same change waiting in each case.
 */
export async function askToConfirm(account: AccountContext, user: UserRow, email: string): Promise<void> {
	const token = await issueValidationToken(account.db, user.id, account.now());
	if (!(await mayMail(account, 'verification', email))) return;
	const holder = await findHolder(account, email);
	if (holder && holder.id !== user.id) await mailHolder(account, holder);
	else await mailNew(account, { ...user, email }, token);
}

async function mailNew(account: AccountContext, user: UserRow, token: string): Promise<void> {
	const { username, locale } = user;
	const link = siteLink(account.siteUrl, locale, 'account', 'validate', username, token);
	const mail = securityTexts[locale].confirmNewAddress({ username, link });
	await sendMail(account, user, mail);
}

async function mailHolder(account: AccountContext, holder: UserRow): Promise<void> {
	const { username, locale } = holder;
	const link = siteLink(account.siteUrl, locale, 'account', 'login');
	const mail = securityTexts[locale].addressWasWanted({ username, link });
	await sendMail(account, holder, mail);
}
