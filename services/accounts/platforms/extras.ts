import type { Entitlement } from '#contract/endpoints/platforms.ts';
import type { Locale } from '#contract/locales.ts';
import type { Platform } from '#contract/platforms.ts';
import type { Db } from '../../store/store.ts';

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

/** Gives a player what the products that they own on a platform bring. */
export async function claimExtras(
	db: Db,
	{ userId, platform, products, extras }: Claim,
	now: number,
): Promise<void> {
	for (const { id, product } of extrasOf(extras, platform))
		if (products.includes(product))
			await db
				.insertInto('entitlement_claim')
				.values({ user_id: userId, entitlement: id, claimed_at: now })
				.onConflict((conflict) => conflict.doNothing())
				.execute();
}

interface Shown {
	userId: string;
	platform: Platform;
	locale: Locale;
	extras: readonly Extra[];
}

/** Every extra that a platform's products bring, with whether the player has it. */
export async function listExtras(
	db: Db,
	{ userId, platform, locale, extras }: Shown,
): Promise<Entitlement[]> {
	const rows = await db
		.selectFrom('entitlement_claim')
		.select('entitlement')
		.where('user_id', '=', userId)
		.execute();
	const claimed = new Set(rows.map(({ entitlement }) => entitlement));
	return extrasOf(extras, platform).map(({ id, name, picture, alt }) => ({
		id,
		name: name[locale],
		image: { url: picture, alt: alt[locale], width: 1600, height: 900 },
		claimed: claimed.has(id),
	}));
}
