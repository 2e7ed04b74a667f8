import { siteLink } from '../../mail/links.ts';
import type { AccountContext } from '../call.ts';
import { securityTexts } from '../mails/security/texts.ts';
import { type Addressee, sendMail } from '../mails/send-mail.ts';

interface PasskeyNews {
	event: 'passkeyAdded' | 'passkeyRenamed' | 'passkeyRemoved';
	name: string;
	/** The name that it had before. */
	before?: string;
}

/** Mails a player what has happened to a passkey, which lets in whoever holds it. */
export async function notifyOfPasskey(
	account: AccountContext,
	user: Addressee,
	{ event, name, before = '' }: PasskeyNews,
): Promise<void> {
	const { username, locale } = user;
	const link = siteLink(account.siteUrl, locale, 'account', 'forgot-password');
	const accountLink = siteLink(account.siteUrl, locale, 'account');
	await sendMail(account, user, securityTexts[locale][event]({ username, link, accountLink, name, before }));
}
