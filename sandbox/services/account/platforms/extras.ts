import type { DatabaseSync } from 'node:sqlite';
import type { Entitlement } from '#contract/endpoints/platforms.ts';
import type { Locale } from '#contract/locales.ts';
import type { Platform } from '#contract/platforms.ts';
import { all, run } from '../../../store/query.ts';
import { versionMedia } from '../../cms/media.ts';

type Localised = Record<Locale, string>;

interface Extra {
	id: string;
	/** The platforms that sell the product which brings it. */
	platforms: readonly Platform[];
	product: string;
	name: Localised;
	/** A picture of the demo content, 1600 by 900. */
	picture: string;
	alt: Localised;
}

const extras: readonly Extra[] = [
	{
		id: 'lamplighters-cloak',
		platforms: ['psn', 'xbox'],
		product: 'emberwick',
		name: { en: 'The lamplighter’s cloak', fr: 'La cape de l’allumeur', es: 'La capa del farolero' },
		picture: 'game-emberwick-scene-1.webp',
		alt: {
			en: 'A street of lamps in Emberwick.',
			fr: 'Une rue éclairée d’Emberwick.',
			es: 'Una calle de faroles de Emberwick.',
		},
	},
	{
		id: 'book-of-salt',
		platforms: ['psn', 'xbox'],
		product: 'the-salt-crown',
		name: { en: 'The book of salt', fr: 'Le livre du sel', es: 'El libro de la sal' },
		picture: 'game-the-salt-crown-scene-2.webp',
		alt: {
			en: 'The citadel of The Salt Crown.',
			fr: 'La citadelle de The Salt Crown.',
			es: 'La ciudadela de The Salt Crown.',
		},
	},
	{
		id: 'wayfarers-tune',
		platforms: ['psn'],
		product: 'wending',
		name: { en: 'A tune for the road', fr: 'Un air pour la route', es: 'Una melodía para el camino' },
		picture: 'game-wending-scene-1.webp',
		alt: {
			en: 'A road through the hills of Wending.',
			fr: 'Une route à travers les collines de Wending.',
			es: 'Un camino entre las colinas de Wending.',
		},
	},
];

const of = (platform: Platform) => extras.filter((extra) => extra.platforms.includes(platform));

interface Claim {
	userId: string;
	platform: Platform;
	/** What the player owns there. */
	products: readonly string[];
}

const insert = 'INSERT OR IGNORE INTO entitlement_claim (user_id, entitlement, claimed_at) VALUES (?, ?, ?)';

/** Gives a player what the products that they own on a platform bring. */
export function claimExtras(db: DatabaseSync, { userId, platform, products }: Claim, now: number): void {
	for (const { id, product } of of(platform))
		if (products.includes(product)) run(db, insert, userId, id, now);
}

interface Shown {
	userId: string;
	platform: Platform;
	locale: Locale;
	/** The sandbox's own address. */
	origin: string;
}

/** Every extra that a platform's products bring, with whether the player has it. */
export function listExtras(db: DatabaseSync, { userId, platform, locale, origin }: Shown): Entitlement[] {
	const rows = all<{ entitlement: string }>(
		db,
		'SELECT entitlement FROM entitlement_claim WHERE user_id = ?',
		userId,
	);
	const claimed = new Set(rows.map(({ entitlement }) => entitlement));
	return of(platform).map(({ id, name, picture, alt }) => ({
		id,
		name: name[locale],
		image: {
			url: `${origin}/cms${versionMedia(`/media/${picture}`)}`,
			alt: alt[locale],
			width: 1600,
			height: 900,
		},
		claimed: claimed.has(id),
	}));
}
