import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** The country of a mobile number as ISO 3166-1 alpha-2; empty for a number of any other kind, such as one that costs extra. */
export function countryOfMobile(phone: string): string {
	const number = parsePhoneNumberFromString(phone);
	return (number?.isValid() && number.country) || '';
}
