import type { MailText } from '../../mail/mail-text.ts';
import { send } from '../../mail/send.ts';
import type { AccountContext } from '../call.ts';
import type { UserRow } from '../users.ts';

export type Addressee = Pick<UserRow, 'email' | 'locale' | 'username'>;

/** Sends a mail to a player in their language. */
export function sendMail(account: AccountContext, to: Addressee, { subject, text }: MailText): Promise<void> {
	return send(account, { kind: 'mail', to: to.email, locale: to.locale, subject, text });
}
