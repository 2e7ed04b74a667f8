import type { DatabaseSync } from 'node:sqlite';
import type { Platform } from '#contract/platforms.ts';
import { addRecoveryCode } from '#services/accounts/mfa/recovery-codes.ts';
import { hashPassword } from '#services/accounts/passwords.ts';
import { addLink, type NewLink } from '#services/accounts/platforms/links.ts';
import { currentTermsVersion } from '#services/accounts/terms.ts';
import { run } from '#services/store/query.ts';
import { transaction } from '#services/store/transaction.ts';
import { identityId } from '../platforms/identities.ts';
import { seedFriends } from './friends.ts';
import { mailOf, type Player, players } from './players.ts';
import { demoRecoveryCodes } from './recovery-codes.ts';
import { seedSaves } from './saves.ts';

const hashes = new Map<string, Promise<string>>();

/** Hashing takes longer than all the rest of a reset, so each password is hashed once per process. */
function hashOnce(password: string): Promise<string> {
	const known = hashes.get(password) ?? hashPassword(password);
	hashes.set(password, known);
	return known;
}

/** Makes the passwords ready; gives what then stores the players at once. */
export async function preparePlayers(): Promise<(db: DatabaseSync, now: number) => void> {
	const ready = await Promise.all(
		players.map(async (player) => ({ player, password: await hashOnce(player.password) })),
	);
	return (db, now) =>
		transaction(db, () => {
			for (const { player, password } of ready) addPlayer(db, player, { password, now });
			seedFriends(db, now);
			seedSaves(db, now);
		});
}

const insert = `INSERT INTO user (id, username, email, email_verified, password, display_name, date_of_birth, country,
	locale, phone, factor, totp_secret, terms_version, newsletter, created_at)
	VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)`;

function addPlayer(db: DatabaseSync, player: Player, made: { password: string; now: number }): void {
	const { username, displayName, born, country, locale, validated, factor } = player;
	const id = `player-${username}`;
	run(
		db,
		insert,
		...[id, username, mailOf(player), validated === false ? 0 : 1, made.password, displayName, born],
		...[country, locale, ...factorColumns(factor), player.termsVersion ?? currentTermsVersion, made.now],
	);
	for (const code of demoRecoveryCodes(player)) addRecoveryCode(db, id, code);
	for (const [platform, name] of Object.entries(player.linked ?? {}))
		linkPlatform(db, { userId: id, platform: platform as Platform, name }, made.now);
}

/** Linked before the service kept tokens: the platform is asked again where one is needed. */
function linkPlatform(db: DatabaseSync, link: Omit<NewLink, 'identity' | 'token'>, now: number): void {
	addLink(db, { ...link, identity: identityId(link.platform, link.name), token: null }, now);
}

/** Phone, kind and secret. */
function factorColumns(factor: Player['factor']): (string | null)[] {
	if (factor?.kind === 'totp') return [null, 'totp', factor.secret];
	return factor ? [factor.phone, 'sms', null] : [null, null, null];
}
