interface MapsProvider {
	/** Where it answers. */
	base: string;
	/** The public key of this site, where it wants one. */
	key?: string | undefined;
}

/** The addresses of a place at a provider that speaks Google's Maps Embed interface, for a frame. */
export interface EmbeddedMaps {
	/** Whom the visitor would talk to. */
	provider: string;
	map: string;
	streetView: string;
}

/** Where a provider shows a place, in a language. */
export function embeddedMaps(
	{ base, key }: MapsProvider,
	{ lat, lng }: { lat: number; lng: number },
	language: string,
): EmbeddedMaps {
	const address = (mode: string, asks: string) => {
		const query = new URLSearchParams({ ...(key && { key }), [asks]: `${lat},${lng}`, language });
		return `${base}/${mode}?${query}`;
	};
	return {
		provider: new URL(base).host,
		map: address('place', 'q'),
		streetView: address('streetview', 'location'),
	};
}
