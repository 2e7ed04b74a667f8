import type { Platform } from '#contract/platforms.ts';
import { addRecoveryCodes } from '#services/accounts/mfa/recovery-codes.ts';
import { hashPassword } from '#services/accounts/passwords.ts';
import { addLink, type NewLink } from '#services/accounts/platforms/links.ts';
import { currentTermsVersion } from '#services/accounts/terms.ts';
import type { Db } from '#services/store/store.ts';
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
export async function preparePlayers(): Promise<(db: Db, now: number) => Promise<void>> {
	const ready = await Promise.all(
		players.map(async (player) => ({ player, password: await hashOnce(player.password) })),
	);
	return (db, now) =>
		transaction({ db }, async ({ db }) => {
			for (const { player, password } of ready) await addPlayer(db, player, { password, now });
			await seedFriends(db, now);
			await seedSaves(db, now);
		});
}

interface Made {
	/** As it is stored. */
	password: string;
	now: number;
}

async function addPlayer(db: Db, player: Player, { password, now }: Made): Promise<void> {
	const { username, displayName, born, country, locale, validated, factor, linked = {} } = player;
	const id = `player-${username}`;
	await db
		.insertInto('user')
		.values({
			...{ id, username, password, country, locale, ...factorColumns(factor) },
			email: mailOf(player),
			email_verified: validated === false ? 0 : 1,
			display_name: displayName,
			date_of_birth: born,
			terms_version: player.termsVersion ?? currentTermsVersion,
			newsletter: 0,
			created_at: now,
		})
		.execute();
	if (factor) await addRecoveryCodes(db, id, demoRecoveryCodes(player));
	for (const [platform, name] of Object.entries(linked))
		await linkPlatform(db, { userId: id, platform: platform as Platform, name }, now);
}

/** Linked before the service kept tokens: the platform is asked again where one is needed. */
function linkPlatform(db: Db, link: Omit<NewLink, 'identity' | 'token'>, now: number): Promise<void> {
	return addLink(db, { ...link, identity: identityId(link.platform, link.name), token: null }, now);
}

function factorColumns(factor: Player['factor']) {
	return {
		factor: factor?.kind ?? null,
		phone: factor?.kind === 'sms' ? factor.phone : null,
		totp_secret: factor?.kind === 'totp' ? factor.secret : null,
	};
}
