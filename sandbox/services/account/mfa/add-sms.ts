import type { ParsedInput } from '#contract/endpoint.ts';
import type { addSms as endpoint } from '#contract/endpoints/mfa.ts';
import { limits } from '#contract/limits.ts';
import { type AccountResult, refuse, refuseUntil, succeed } from '../answer.ts';
import { countOf, countUpTo } from '../attempts.ts';
import type { AccountContext } from '../call.ts';
import type { SignedInCall } from '../signed-in.ts';
import { startFactor } from './pending-factors.ts';
import { sendCode, untilNextSms } from './sms-codes.ts';

type AddCall = SignedInCall<ParsedInput<typeof endpoint>>;
const { times, within } = limits.attempts.smsPerNumber;

/** Sends a code to a phone that is to become the MFA method. */
export function addSms(account: AccountContext, call: AddCall): AccountResult {
	const { user, input, bearer = '' } = call;
	if (user.factor) return refuse('MFA_ALREADY_ENABLED');
	// One account does not send text messages to one number after another either.
	const sentByAccount = { key: `sms:account:${user.id}`, within, now: account.now() };
	if (!countUpTo(account.db, times, sentByAccount)) {
		return refuseUntil(countOf(account.db, sentByAccount).untilOldestLeaves);
	}
	const number = { phone: input.phone, isSetUp: true };
	const sent = sendCode(account, { ...number, locale: user.locale }, bearer);
	if (!sent) return refuseUntil(untilNextSms(account, number));
	const { hash: code_hash, expiresAt: expires_at } = sent;
	startFactor(account.db, user.id, { kind: 'sms', phone: input.phone, code_hash, expires_at });
	return succeed();
}
