import { siteLink } from '../../mail/links.ts';
import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { endUnwantedAlerts } from '../mail-preferences/end-unwanted-alerts.ts';
import { securityTexts } from '../mails/security/texts.ts';
import { sendMail } from '../mails/send-mail.ts';
import { listLinks } from '../platforms/links.ts';
import { giveBack } from '../platforms/revocations.ts';
import type { SignedInCall } from '../signed-in.ts';

/** Deletes a player with everything that hangs on them; the user name stays taken, so that nobody can pose as them. */
export async function deleteAccount(
	account: AccountContext,
	{ user }: SignedInCall<unknown>,
): Promise<AccountResult> {
	const { db, siteUrl } = account;
	const link = siteLink(siteUrl, user.locale, 'support');
	const mail = securityTexts[user.locale].accountDeleted({ username: user.username, link });
	await sendMail(account, user, mail);
	await db
		.insertInto('reserved_username')
		.values({ username: user.username.toLowerCase() })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	for (const platformLink of await listLinks(db, user.id)) await giveBack(account, platformLink);
	await endUnwantedAlerts(db, user);
	await db.deleteFrom('user').where('id', '=', user.id).execute();
	return succeed();
}
