import { siteLink } from '../../mail/links.ts';
import type { AccountContext } from '../call.ts';
import { securityTexts } from '../mails/security/texts.ts';
import { sendMail } from '../mails/send-mail.ts';
import type { UserRow } from '../users.ts';

/**
 * Mails a player about a sign-in from a new device; their first one is no news. What names no
 * browser cannot be known again.
 */
export async function notifyOfDevice(account: AccountContext, user: UserRow, device: string): Promise<void> {
	const knowsAny = await hasDevice(account, user);
	const isNew = device === '' || (await addDevice(account, user, device));
	if (!knowsAny || !isNew) return;
	const link = siteLink(account.siteUrl, user.locale, 'account', 'forgot-password');
	const mail = securityTexts[user.locale].newDevice({ username: user.username, device, link });
	await sendMail(account, user, mail);
}

async function hasDevice({ db }: AccountContext, { id }: UserRow): Promise<boolean> {
	const found = await db
		.selectFrom('known_device')
		.select('device')
		.where('user_id', '=', id)
		.limit(1)
		.executeTakeFirst();
	return found !== undefined;
}

/** Remembers a device; false where it was known. */
async function addDevice({ db }: AccountContext, { id }: UserRow, device: string): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await db
		.insertInto('known_device')
		.values({ user_id: id, device })
		.onConflict((conflict) => conflict.doNothing())
		.executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}
