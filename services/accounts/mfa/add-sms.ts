import type { ParsedInput } from '#contract/endpoint.ts';
import { type addSms as endpoint, smsCountryMessage } from '#contract/endpoints/mfa.ts';
import { limits } from '#contract/limits.ts';
import {
	type AccountRefusal,
	type AccountResult,
	refuse,
	refuseUntil,
	succeed,
} from '../../shared/answer.ts';
import { untilCounted } from '../../shared/attempts.ts';
import type { AccountContext } from '../call.ts';
import type { SignedInCall } from '../signed-in.ts';
import { countryOfMobile } from './mobile-country.ts';
import { startFactor } from './pending-factors.ts';
import { sendCode, untilNextSms } from './sms-codes.ts';

type AddCall = SignedInCall<ParsedInput<typeof endpoint>>;
const { smsPerNumber, smsPerNumberDaily, smsSetUpPerAddress } = limits.attempts;
const day = 86_400;

const elsewhere = refuse('INVALID_PHONE_NUMBER', { fields: { phone: smsCountryMessage } });

/**
 * Text messages cost money, more so abroad, and whoever owns a number may earn by them: besides a number, an account, an
 * address and the whole service have limits on messages to numbers that nobody has confirmed.
 */
async function refuseSetUp(
	account: AccountContext,
	{ user, address }: AddCall,
): Promise<AccountRefusal | undefined> {
	const wait = await untilCounted(account, [
		{ key: `sms:account:${user.id}`, ...smsPerNumber },
		{ key: `sms:account:${user.id}`, ...smsPerNumberDaily },
		{ key: `sms:address:${address}`, ...smsSetUpPerAddress },
		{ key: 'sms:set-up', times: account.smsPerDay, within: day },
	]);
	return wait > 0 ? refuseUntil(wait) : undefined;
}

/** Sends a code to a phone that is to become the MFA method. */
export async function addSms(account: AccountContext, call: AddCall): Promise<AccountResult> {
	const { user, input, bearer = '' } = call;
	if (user.factor) return refuse('MFA_ALREADY_ENABLED');
	if (!account.smsCountries.includes(countryOfMobile(input.phone))) return elsewhere;
	const number = { phone: input.phone, isSetUp: true };
	const refusal = await refuseSetUp(account, call);
	if (refusal) return refusal;
	const sent = await sendCode(account, { ...number, locale: user.locale }, bearer);
	if (!sent) return refuseUntil(await untilNextSms(account, number));
	const { hash: code_hash, expiresAt: expires_at } = sent;
	await startFactor(account.db, user.id, { kind: 'sms', phone: input.phone, code_hash, expires_at });
	return succeed();
}
