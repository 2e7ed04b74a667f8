import type { AccountContext } from '../call.ts';
import { siteLink } from '../mails/links.ts';
import { sendMail } from '../mails/send-mail.ts';
import { texts } from '../mails/texts.ts';
import type { UserRow } from '../users.ts';
import { issueValidationToken } from './validation-tokens.ts';

type Player = Pick<UserRow, 'id' | 'username' | 'email' | 'locale'>;

/** Mails the link that confirms an address. */
export function sendVerification(
	account: AccountContext,
	user: Player,
	kind: 'newAccount' | 'verifyAddress',
): void {
	const token = issueValidationToken(account.db, user.id, account.now());
	const link = siteLink(account.siteUrl, user.locale, 'account', 'validate', user.username, token);
	sendMail(account, user, { ...texts[user.locale][kind]({ username: user.username, link }), links: [link] });
}
