import {
	type CountryCode,
	getCountryCallingCode,
	isSupportedCountry,
	parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** What stands in a phone field: a number as it is typed, and the country that it is dialled in. */
export interface TypedPhone {
	text: string;
	/** ISO 3166-1 alpha-2; empty where none is chosen. */
	country: string;
}

const known = (country: string): CountryCode | undefined =>
	isSupportedCountry(country) ? country : undefined;

/**
 * Reads what was typed as E.164, with the country it is of: a number may name that by + or 00. Undefined for what cannot
 * be dialled.
 */
export function readPhone({ text, country }: TypedPhone): { value: string; country: string } | undefined {
	const number = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), known(country));
	return number?.isValid() ? { value: number.number, country: number.country ?? country } : undefined;
}

/** The digits that a country is dialled with, with a plus; empty where it has none of its own. */
export function callingCode(country: string): string {
	const code = known(country);
	return code ? `+${getCountryCallingCode(code)}` : '';
}
