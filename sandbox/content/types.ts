import type { Localised } from './localised.ts';

/** What every collection holds at least; id is unique within its collection. */
export interface Entry {
	id: string;
}

export interface Picture {
	/** Below the CMS's base. */
	url: string;
	alt: Localised;
	width: number;
	height: number;
}

export interface Game extends Entry {
	slug: string;
	name: Localised;
	tagline: Localised;
	/** HTML. */
	description: Localised;
	externalUrl: string;
	platforms: string[];
	releaseDate: string;
	keyArt: { wide: Picture; tall: Picture };
	logo: Picture;
	icon: Picture;
	screenshots: Picture[];
	accent: { hue: number; hex: string };
}

export interface Banner extends Entry {
	title: Localised;
	text: Localised;
	link: string;
	image: Picture;
	game?: string;
}

export interface NewsItem extends Entry {
	slug: string;
	title: Localised;
	summary: Localised;
	/** HTML. */
	body: Localised;
	image: Picture;
	tags: Localised[];
	/** Slug of the game or office it is about. */
	game?: string;
	office?: string;
	publishedAt: string;
	updatedAt: string;
	author: string;
	previousSlugs?: string[];
}

export interface Office extends Entry {
	slug: string;
	/** Set when the location has a site of its own. */
	externalUrl: string | null;
	continent: Localised;
	city: Localised;
	country: Localised;
	title: Localised;
	/** HTML. */
	text: Localised;
	address: { street: string; postalCode: string; locality: string; region: string; countryCode: string };
	coordinates: { lat: number; lng: number };
	images: Picture[];
	/** The teams that work there; location is the office's slug. */
	categories: { location: string; team: string }[];
	/** Whether it has a playtest room. */
	playtests: boolean;
}

export interface FaqCategory extends Entry {
	slug: string;
	name: Localised;
	/** A name of the site's icon set. */
	icon: string;
}

export type StoreRegion = 'north-america' | 'europe' | 'asia-pacific';

export interface Product extends Entry {
	name: Localised;
	image: Picture;
	/** What it costs where, in minor units, and the page of that region's store. */
	offers: Record<StoreRegion, { price: number; currency: string; url: string }>;
}
