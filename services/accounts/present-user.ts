import type { DatabaseSync } from 'node:sqlite';
import type { User } from '#contract/endpoints/account.ts';
import { platforms } from '#contract/platforms.ts';
import type { ServiceContext } from '../context.ts';
import { all, get } from '../store/query.ts';
import { presentPendingEmail } from './email/pending-email.ts';
import type { UserRow } from './users.ts';

/** A player as they see themselves. */
export function presentUser({ db, now }: Pick<ServiceContext, 'db' | 'now'>, row: UserRow): User {
	return {
		username: row.username,
		email: row.email,
		emailVerified: row.email_verified === 1,
		pendingEmail: presentPendingEmail({ db, now }, row),
		displayName: row.display_name,
		country: row.country,
		locale: row.locale,
		phoneMasked: row.phone && mask(row.phone),
		mfa: row.factor,
		recoveryCodesLeft: recoveryCodesLeft(db, row.id),
		termsVersion: row.terms_version,
		newsletter: row.newsletter === 1,
		platforms: linkedPlatforms(db, row.id),
	};
}

function mask(phone: string): string {
	return '•'.repeat(phone.length - 2) + phone.slice(-2);
}

export function recoveryCodesLeft(db: DatabaseSync, userId: string): number {
	const sql = 'SELECT count(*) AS left FROM recovery_code WHERE user_id = ?';
	return get<{ left: number }>(db, sql, userId)?.left ?? 0;
}

export function linkedPlatforms(db: DatabaseSync, userId: string): User['platforms'] {
	const sql = 'SELECT platform, name FROM platform_link WHERE user_id = ?';
	const rows = all<{ platform: string; name: string }>(db, sql, userId);
	const names = new Map(rows.map(({ platform, name }) => [platform, name]));
	return platforms.map((platform) => ({
		platform,
		linked: names.has(platform),
		name: names.get(platform) ?? null,
	}));
}
