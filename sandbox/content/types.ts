import type { PositionType, Team } from '#contract/jobs.ts';
import type { Continent, Locale } from '#contract/locales.ts';
import type { Localised } from './localised.ts';

/** What every collection holds at least; id is unique within its collection. */
export interface DemoEntry {
	id: string;
	/** Kept from visitors until an editor publishes it. */
	draft?: boolean;
	/** The languages that it is there in; all of them without it. */
	languages?: Locale[];
}

/** An entry that may not be translated yet. */
export interface Translatable extends DemoEntry {
	/** The one language its texts are in; without it they are in all of them. */
	locale?: Locale;
}

export interface Picture {
	/** Below the CMS's base. */
	url: string;
	alt: Localised;
	width: number;
	height: number;
	/** What crops keep, as shares of width and height. */
	focalPoint?: { x: number; y: number };
}

export interface DemoGame extends DemoEntry {
	slug: string;
	previousSlugs?: string[];
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

export interface DemoSurvey extends DemoEntry {
	code: string;
	/** Its definition in SurveyJS's format: JSON as text. */
	config: string;
	rooms: { location: string; open: boolean }[];
}

export interface DemoBanner extends DemoEntry {
	title: Localised;
	text: Localised;
	link: string;
	image: Picture;
	game?: string;
}

export interface DemoNewsItem extends Translatable {
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

/** A way that editors keep from an address to another one. */
export interface DemoRedirect extends DemoEntry {
	from: string;
	to: string;
}

export interface DemoOffice extends DemoEntry {
	slug: string;
	previousSlugs?: string[];
	/** Set when the location has a site of its own. */
	externalUrl: string | null;
	/** A key of the contract. */
	continent: Continent;
	city: Localised;
	country: Localised;
	title: Localised;
	/** HTML. */
	text: Localised;
	address: { street: string; postalCode: string; locality: string; region: string; countryCode: string };
	/** In the IANA database. */
	timeZone: string;
	coordinates: { lat: number; lng: number };
	images: Picture[];
	/** The teams that work there; location is the office's slug. */
	categories: { location: string; team: Team }[];
	/** Whether it has a playtest room. */
	playtests: boolean;
}

export interface DemoFaqCategory extends DemoEntry {
	slug: string;
	previousSlugs?: string[];
	name: Localised;
	/** A name of the site's icon set. */
	icon: string;
}

export type DemoStoreRegion = 'north-america' | 'europe' | 'asia-pacific';

export interface DemoProduct extends DemoEntry {
	name: Localised;
	image: Picture;
	/** What it costs where, in minor units, and the page of that region's store. */
	offers: Record<DemoStoreRegion, { price: number; currency: string; url: string }>;
}

export interface DemoJob extends Translatable {
	title: Localised;
	team: Team;
	/** The office's slug. */
	location: string;
	positionType: PositionType;
	/** Whether it can be done from home. */
	remote: boolean;
	/** HTML: what the work is. */
	description: Localised;
	/** HTML: what it asks for. */
	requirements: Localised;
	/** Further words that it is found by. */
	keywords?: Localised<string[]>;
	/** Minor units of the currency, before tax. */
	salary?: { min: number; max: number; currency: string; per: 'hour' | 'month' | 'year' };
	publishedAt: string;
	/** The last moment to apply. */
	validThrough: string;
	/** Where it is listed: its own team and location, and further ones that it also suits. */
	categories: { location: string; team: Team }[];
	/** Its id at the job-posting provider, which holds further details. */
	providerId?: string;
	/** Withdrawn or filled. */
	closed?: boolean;
}

/** What the job-posting provider holds of an offer. */
export interface DemoPosting extends DemoEntry {
	/** Where to apply, if not here. */
	applyUrl?: string;
	sections: { title: Localised; html: Localised }[];
}

export interface DemoFaq extends Translatable {
	slug: string;
	previousSlugs?: string[];
	/** The question. */
	title: Localised;
	/** HTML: the answer. */
	description: Localised;
	/** Further words that it is found by. */
	keywords?: Localised<string[]>;
	/** Slug of its category. */
	category: string;
	/** Slugs of others that help too. */
	related: string[];
	/** When somebody last checked that it is still true. */
	reviewedAt: string;
	/** Whether it is among the most asked. */
	featured?: boolean;
}

/** A part of a page; each kind of page knows some of them. */
export type DemoBlock =
	/** How the page begins, with a picture behind it or not. */
	| { type: 'opening'; line: Localised; text: Localised; action?: Localised; image?: Picture }
	/** A chapter; a legal page's contents are made of their titles. */
	| { type: 'section'; title: Localised; html: Localised }
	| { type: 'highlights'; title: Localised; cards: { title: Localised; text: Localised; icon: string }[] }
	| { type: 'gallery'; title: Localised; images: Picture[] }
	| { type: 'open-application'; title: Localised; text: Localised; action: Localised }
	| { type: 'adjustments'; title: Localised; text: Localised }
	/** A day in the playtest room. */
	| { type: 'day'; title: Localised; steps: { time: string; title: Localised; text: Localised }[] }
	| { type: 'eligibility'; title: Localised; text: Localised; items: Localised[] }
	| { type: 'rewards'; title: Localised; text: Localised; items: Localised[] }
	| { type: 'questions'; title: Localised; items: { id: number; title: Localised; description: Localised }[] }
	| { type: 'cookies'; title: Localised; rows: DemoCookieRow[] };

export interface DemoCookieRow {
	name: string;
	/** A category of the consent bar. */
	category: 'necessary' | 'analytics';
	purpose: Localised;
	/** How long it is kept. */
	age: Localised;
}

export interface DemoPage extends DemoEntry {
	slug: string;
	previousSlugs?: string[];
	title: Localised;
	/** Further words that it is found by. */
	keywords?: Localised<string[]>;
	updatedAt: string;
	version: number;
	/** What changed in each version, newest first. */
	changes?: { version: number; date: string; text: Localised }[];
	blocks: DemoBlock[];
}

export interface PressFile {
	id: string;
	label: Localised;
	/** When it was added, in words. */
	uploadInfo?: Localised;
	/** No longer among the latest assets. */
	archive: boolean;
	file: { url: string };
}

export interface DemoPress extends DemoEntry {
	pageBlocks: (
		| { type: 'section'; title: Localised; html: Localised }
		| { type: 'quotes'; title: Localised; quotes: { text: Localised; source: string }[] }
		| { type: 'images'; title: Localised; images: (Picture & { game?: string })[] }
	)[];
	facts: { label: Localised; value: Localised }[];
	contacts: { name: string; role: Localised; email: string; languages: Localised }[];
	packs: { title: Localised; files: PressFile[] }[];
}

/** What the contact form asks the writer to choose from; editors answer at the address. */
export interface ContactForm extends DemoEntry {
	categories: { id: string; name: Localised; email: string }[];
}

export interface IssueForm extends DemoEntry {
	categories: { id: string; name: Localised }[];
}

/** A new version of a game. */
export interface DemoSupportPatch extends DemoEntry {
	/** The game's slug. */
	game: string;
	version: string;
	date: string;
	/** HTML. */
	notes: Localised;
	url: string;
}
