import type { User } from '#contract/endpoints/account.ts';
import { platforms } from '#contract/platforms.ts';
import type { Db } from '../store/store.ts';
import type { AccountContext } from './call.ts';
import { presentPendingEmail } from './email/pending-email.ts';
import { countPasskeys } from './passkeys/passkeys.ts';
import type { UserRow } from './users.ts';

/** A player as they see themselves. */
export async function presentUser(
	account: Pick<AccountContext, 'db' | 'now' | 'platforms' | 'hasPasskeys'>,
	row: UserRow,
): Promise<User> {
	const { db, now } = account;
	return {
		username: row.username,
		email: row.email,
		emailVerified: row.email_verified === 1,
		pendingEmail: await presentPendingEmail({ db, now }, row),
		displayName: row.display_name,
		country: row.country,
		locale: row.locale,
		phoneMasked: row.phone && mask(row.phone),
		mfa: row.factor,
		passkeys: account.hasPasskeys ? await countPasskeys(db, row.id) : null,
		recoveryCodesLeft: await recoveryCodesLeft(db, row.id),
		termsVersion: row.terms_version,
		newsletter: row.newsletter === 1,
		platforms: await linkedPlatforms(account, row.id),
	};
}

function mask(phone: string): string {
	return '•'.repeat(phone.length - 2) + phone.slice(-2);
}

/** How many recovery codes a player has not used yet. */
export async function recoveryCodesLeft(db: Db, userId: string): Promise<number> {
	const { left } = await db
		.selectFrom('recovery_code')
		.select(({ fn }) => fn.countAll<number>().as('left'))
		.where('user_id', '=', userId)
		.executeTakeFirstOrThrow();
	return left;
}

/** Every platform that is offered, or linked from a time when it was, with the name that a player has there. */
export async function linkedPlatforms(
	{ db, platforms: offered }: Pick<AccountContext, 'db' | 'platforms'>,
	userId: string,
): Promise<User['platforms']> {
	const rows = await db
		.selectFrom('platform_link')
		.select(['platform', 'name'])
		.where('user_id', '=', userId)
		.execute();
	const names = new Map(rows.map(({ platform, name }) => [platform, name]));
	const shown = platforms.filter((platform) => offered[platform] || names.has(platform));
	return shown.map((platform) => ({
		platform,
		linked: names.has(platform),
		name: names.get(platform) ?? null,
	}));
}
