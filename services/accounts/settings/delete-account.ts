import { siteLink } from '../../mail/links.ts';
import { type AccountResult, succeed } from '../../shared/answer.ts';
import { run } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import { securityTexts } from '../mails/security/texts.ts';
import { sendMail } from '../mails/send-mail.ts';
import { listLinks } from '../platforms/links.ts';
import { giveBack } from '../platforms/revocations.ts';
import type { SignedInCall } from '../signed-in.ts';

/** Deletes a player with everything that hangs on them; the user name stays taken, so that nobody can pose as them. */
export function deleteAccount(account: AccountContext, { user }: SignedInCall<unknown>): AccountResult {
	const { db, siteUrl } = account;
	const link = siteLink(siteUrl, user.locale, 'support');
	const mail = securityTexts[user.locale].accountDeleted({ username: user.username, link });
	sendMail(account, user, { ...mail, links: [link] });
	run(db, 'INSERT INTO reserved_username (username) VALUES (?) ON CONFLICT DO NOTHING', user.username);
	for (const platformLink of listLinks(db, user.id)) giveBack(account, platformLink);
	run(db, 'DELETE FROM user WHERE id = ?', user.id);
	return succeed();
}
