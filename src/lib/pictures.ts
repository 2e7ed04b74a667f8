/** A picture that the build made of one of the CMS, in this site's own files. */
export interface BuiltPicture {
	/** A srcset of AVIF. */
	sharp: string;
	/** The address of a WebP, for browsers without AVIF. */
	plain: string;
}

/** Pictures by pictureKey() of where they came from. */
export type BuiltPictures = Readonly<Record<string, BuiltPicture>>;

/** What a picture is known by, whichever host answers with it; empty where it has no address. */
export function pictureKey(address: string): string {
	return URL.canParse(address) ? new URL(address).pathname : '';
}
