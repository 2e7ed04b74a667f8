import type { DatabaseSync } from 'node:sqlite';
import type { Entitlement } from '#contract/endpoints/platforms.ts';
import type { Locale } from '#contract/locales.ts';
import type { Platform } from '#contract/platforms.ts';
import { all, run } from '../../store/query.ts';

type Localised = Record<Locale, string>;

/** Something that a product which a player owns elsewhere brings to their account. */
export interface Extra {
	id: string;
	/** The platforms that sell the product which brings it. */
	platforms: readonly Platform[];
	product: string;
	name: Localised;
	/** The address of a picture, 1600 by 900. */
	picture: string;
	alt: Localised;
}

const extrasOf = (extras: readonly Extra[], platform: Platform) =>
	extras.filter((extra) => extra.platforms.includes(platform));

interface Claim {
	userId: string;
	platform: Platform;
	/** What the player owns there. */
	products: readonly string[];
	extras: readonly Extra[];
}

const insert = 'INSERT OR IGNORE INTO entitlement_claim (user_id, entitlement, claimed_at) VALUES (?, ?, ?)';

/** Gives a player what the products that they own on a platform bring. */
export function claimExtras(
	db: DatabaseSync,
	{ userId, platform, products, extras }: Claim,
	now: number,
): void {
	for (const { id, product } of extrasOf(extras, platform))
		if (products.includes(product)) run(db, insert, userId, id, now);
}

interface Shown {
	userId: string;
	platform: Platform;
	locale: Locale;
	extras: readonly Extra[];
}

/** Every extra that a platform's products bring, with whether the player has it. */
export function listExtras(db: DatabaseSync, { userId, platform, locale, extras }: Shown): Entitlement[] {
	const rows = all<{ entitlement: string }>(
		db,
		'SELECT entitlement FROM entitlement_claim WHERE user_id = ?',
		userId,
	);
	const claimed = new Set(rows.map(({ entitlement }) => entitlement));
	return extrasOf(extras, platform).map(({ id, name, picture, alt }) => ({
		id,
		name: name[locale],
		image: { url: picture, alt: alt[locale], width: 1600, height: 900 },
		claimed: claimed.has(id),
	}));
}
