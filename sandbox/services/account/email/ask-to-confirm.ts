import type { AccountContext } from '../call.ts';
import { siteLink } from '../mails/links.ts';
import { securityTexts } from '../mails/security/texts.ts';
import { sendMail } from '../mails/send-mail.ts';
import type { UserRow } from '../users.ts';
import { issueValidationToken } from '../validation/validation-tokens.ts';
import { findHolder } from './holder.ts';

/** Mails a new address the link that confirms it; where it is somebody's already, they are told instead. */
export function askToConfirm(account: AccountContext, user: UserRow, email: string): void {
	// Also where nobody gets it, because it ends the one before, which was for another address.
	const token = issueValidationToken(account.db, user.id, account.now());
	const holder = findHolder(account, email);
	if (holder && holder.id !== user.id) tellHolder(account, holder);
	else tellNew(account, { ...user, email }, token);
}

function tellNew(account: AccountContext, user: UserRow, token: string): void {
	const { username, locale } = user;
	const link = siteLink(account.siteUrl, locale, 'account', 'validate', username, token);
	const mail = securityTexts[locale].confirmNewAddress({ username, link });
	sendMail(account, user, { ...mail, links: [link] });
}

function tellHolder(account: AccountContext, holder: UserRow): void {
	const { username, locale } = holder;
	const link = siteLink(account.siteUrl, locale, 'account', 'login');
	const mail = securityTexts[locale].addressWasWanted({ username, link });
	sendMail(account, holder, { ...mail, links: [link] });
}
