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
