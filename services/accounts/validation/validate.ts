import type { ParsedInput } from '#contract/endpoint.ts';
import type { validate as endpoint } from '#contract/endpoints/account.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { findHolder } from '../email/holder.ts';
import { pendingEmailOf } from '../email/pending-email.ts';
import { findByUsername, type UserRow } from '../users.ts';
import { consumeValidationTokens, findValidationToken } from './validation-tokens.ts';

/** Confirms a mail address; only who holds the token learns whether it was used before. */
export function validate(
	account: AccountContext,
	call: AccountCall<ParsedInput<typeof endpoint>>,
): AccountResult {
	const { db, now } = account;
	return call.commit(() => {
		const user = findByUsername(db, call.input.username);
		const found = findValidationToken(db, { userId: user?.id ?? '', token: call.input.token }, now());
		if (!user || !found || hasLapsed(account, user)) return refuse('INCORRECT_EMAIL_TOKEN');
		if (found.used) return refuse('NO_PENDING_EMAIL_VALIDATION');
		if (isTaken(account, user)) return refuse('EMAIL_IN_USE');
		consumeValidationTokens(db, user.id);
		return succeed();
	});
}

/** Whether a change of address has waited for too long. */
function hasLapsed(account: AccountContext, user: UserRow): boolean {
	return user.pending_email !== null && pendingEmailOf(account, user) === null;
}

/** Whether somebody else got the address while its confirmation was on the way. */
function isTaken(account: AccountContext, { id, pending_email }: UserRow): boolean {
	const holder = pending_email === null ? undefined : findHolder(account, pending_email);
	return holder !== undefined && holder.id !== id;
}
