import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { addSms as endpoint, smsCountryMessage } from '#contract/endpoints/mfa.ts';
import type { Call } from '../http/call.ts';
import { fail, type Result } from '../http/result.ts';
import { proxied } from '../upstream/account-service.ts';

const elsewhere = fail(422, 'INVALID_PHONE_NUMBER', { fields: { phone: smsCountryMessage } });
const passOn = proxied(endpoint);

/**
 * Has a code sent to a mobile number of the countries that SMS_COUNTRIES names, and to no other: messages to some numbers
 * earn their owners money.
 */
export async function addSms(call: Call<typeof endpoint>): Promise<Result> {
	const number = parsePhoneNumberFromString(call.input.phone);
	const country = (number?.isValid() && number.country) || '';
	return call.config.SMS_COUNTRIES.includes(country) ? passOn(call) : elsewhere;
}
