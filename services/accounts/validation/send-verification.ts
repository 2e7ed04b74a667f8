import { siteLink } from '../../mail/links.ts';
import type { AccountContext } from '../call.ts';
import { mayMail } from '../mail-limit.ts';
import { sendMail } from '../mails/send-mail.ts';
import { texts } from '../mails/texts.ts';
import type { UserRow } from '../users.ts';
import { issueValidationToken } from './validation-tokens.ts';

type Player = Pick<UserRow, 'id' | 'username' | 'email' | 'locale'>;

/** Mails the link that confirms an address, unless it has had its mails for this hour. */
export async function sendVerification(
	account: AccountContext,
	user: Player,
	kind: 'newAccount' | 'verifyAddress',
): Promise<void> {
	if (!(await mayMail(account, 'verification', user.email))) return;
	const token = await issueValidationToken(account.db, user.id, account.now());
	const link = siteLink(account.siteUrl, user.locale, 'account', 'validate', user.username, token);
	await sendMail(account, user, texts[user.locale][kind]({ username: user.username, link }));
}
