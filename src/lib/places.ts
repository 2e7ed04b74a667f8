interface PostalAddress {
	street: string;
	postalCode: string;
	locality: string;
	region?: string | null | undefined;
	/** ISO 3166-1 alpha-2. */
	countryCode: string;
}

const codeAfterRegion = new Set(['AU', 'CA', 'US']);
const codeAlone = new Set(['GB', 'IE']);

/**
 * The lines of an address as its country's post writes them, without the country: the code stands before the town,
 * behind it with the region, or in a line of its own.
 */
export function addressLines(address: PostalAddress): string[] {
	const { street, postalCode, locality, region, countryCode } = address;
	const line = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
	const lines = () => {
		if (codeAfterRegion.has(countryCode)) return [street, line(locality, region, postalCode)];
		if (codeAlone.has(countryCode)) return [street, locality, region, postalCode];
		return [street, line(postalCode, locality), region];
	};
	return lines().filter((one): one is string => Boolean(one));
}

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
