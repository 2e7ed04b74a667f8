import { siteLink } from '../../mail/links.ts';
import { get, run } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import { securityTexts } from '../mails/security/texts.ts';
import { sendMail } from '../mails/send-mail.ts';
import type { UserRow } from '../users.ts';

const insert = 'INSERT INTO known_device (user_id, device) VALUES (?, ?) ON CONFLICT DO NOTHING';

/**
 * Mails a player about a sign-in from a new device; their first one is no news. What names no
 * browser cannot be known again.
 */
export function notifyOfDevice(account: AccountContext, user: UserRow, device: string): void {
	const knowsAny = get(account.db, 'SELECT 1 FROM known_device WHERE user_id = ?', user.id) !== undefined;
	const isNew = device === '' || run(account.db, insert, user.id, device) === 1;
	if (!knowsAny || !isNew) return;
	const link = siteLink(account.siteUrl, user.locale, 'account', 'forgot-password');
	const mail = securityTexts[user.locale].newDevice({ username: user.username, device, link });
	sendMail(account, user, { ...mail, links: [link] });
}
