/** A picture that the build made of one of the CMS, in this site's own files. */
export interface BuiltPicture {
	/** A srcset of AVIF. */
	sharp: string;
	/** The address of a WebP, for browsers without AVIF. */
	plain: string;
}

/** A game as it stands on a shelf of an island. */
export interface ShelfGame {
	name: string;
	/** The path of its page. */
	href: string;
	/** The consoles that it is played on, as players call them. */
	consoles: string;
	picture: BuiltPicture;
}

/** Pictures by pictureKey() of where they came from. */
export type BuiltPictures = Readonly<Record<string, BuiltPicture>>;

/** A game of the studio, and which platforms that a player can link it is on. */
export interface PlatformGame {
	name: string;
	platforms: readonly string[];
	/** Its cover. */
	picture: BuiltPicture;
}

/** What a picture is known by, whichever host answers with it; empty where it has no address. */
export function pictureKey(address: string): string {
	return URL.canParse(address) ? new URL(address).pathname : '';
}
