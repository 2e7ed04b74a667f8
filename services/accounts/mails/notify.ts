import { siteLink } from '../../mail/links.ts';
import type { AccountContext } from '../call.ts';
import { securityTexts } from './security/texts.ts';
import { type Addressee, sendMail } from './send-mail.ts';

type Event =
	| 'passwordChanged'
	| 'mfaAdded'
	| 'mfaRemoved'
	| 'recoveryCodesRenewed'
	| 'addressRestored'
	| 'addressChangeCancelled';

/** Mails a player what has happened to their account, with the way to a new password should it not have been them. */
export async function notify(account: AccountContext, user: Addressee, event: Event): Promise<void> {
	const link = siteLink(account.siteUrl, user.locale, 'account', 'forgot-password');
	const mail = securityTexts[user.locale][event]({ username: user.username, link });
	await sendMail(account, user, mail);
}
