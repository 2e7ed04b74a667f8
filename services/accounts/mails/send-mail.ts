import type { MailText } from '../../mail/mail-text.ts';
import type { AccountContext } from '../call.ts';
import type { UserRow } from '../users.ts';

export type Addressee = Pick<UserRow, 'email' | 'locale' | 'username'>;

/** Sends a mail to a player in their language; `links` as they stand in its text. */
export function sendMail(account: AccountContext, to: Addressee, mail: MailText & { links: string[] }): void {
	account.send({ kind: 'mail', to: to.email, locale: to.locale, ...mail });
}
