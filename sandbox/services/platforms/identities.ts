import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type Platform, platforms } from '#contract/platforms.ts';
import { all, get, run } from '../../store/query.ts';

/** Somebody at a platform. */
export interface PlatformIdentity {
	id: string;
	name: string;
	/** Ids of the products that they own there, as JSON. */
	products: string;
}

/** Accounts that Xbox gives no token, with the number that it says why by (XErr). */
export const refusedByXbox: Record<string, number> = {
	'Somebody without a profile': 2148916233,
	'A child’s account': 2148916238,
	'Somebody who is banned': 2148916227,
};

/** The names of the demo identities; the first one of steam is linked to mira. */
const demoNames: Record<Platform, readonly string[]> = {
	steam: ['mira_by_lantern', 'fog_over_ghent', 'two_moons'],
	galaxy: ['inkwell', 'low_tide_lou'],
	psn: ['LanternKeeper', 'SaltAndThorn'],
	xbox: ['Citadel Mouse', 'Bramble 77', ...Object.keys(refusedByXbox)],
	twitch: ['tallowlight', 'thornfield_live'],
};

/** What the first demo identity of a platform, and whoever is new there, owns. */
const allProducts = ['emberwick', 'the-salt-crown', 'wending'];
const firstProduct = allProducts.slice(0, 1);

/** The id of a name at a platform: digits, the same at every reset. */
export function identityId(platform: Platform, name: string): string {
	const hash = createHash('sha256').update(`${platform} ${name.toLowerCase()}`).digest();
	return `7656${hash.readBigUInt64BE().toString().padStart(20, '0').slice(-13)}`;
}

const insert = 'INSERT INTO platform_identity (platform, id, name, products) VALUES (?, ?, ?, ?)';

function add(db: DatabaseSync, platform: Platform, name: string, products: readonly string[]): string {
	const id = identityId(platform, name);
	run(db, insert, platform, id, name, JSON.stringify(products));
	return id;
}

export function seedIdentities(db: DatabaseSync): void {
	for (const platform of platforms)
		for (const [index, name] of demoNames[platform].entries())
			add(db, platform, name, index === 0 ? allProducts : firstProduct);
}

const columns = 'SELECT id, name, products FROM platform_identity';

export function listIdentities(db: DatabaseSync, platform: Platform): PlatformIdentity[] {
	return all<PlatformIdentity>(db, `${columns} WHERE platform = ? ORDER BY rowid`, platform);
}

export function findIdentity(db: DatabaseSync, platform: Platform, id: string): PlatformIdentity | undefined {
	return get<PlatformIdentity>(db, `${columns} WHERE platform = ? AND id = ?`, platform, id);
}

/** The id of a name, which is new there unless somebody has it. */
export function identityNamed(db: DatabaseSync, platform: Platform, name: string): string {
	const found = get<PlatformIdentity>(db, `${columns} WHERE platform = ? AND name = ?`, platform, name);
	return found?.id ?? add(db, platform, name, firstProduct);
}
