import type { ParsedInput } from '#contract/endpoint.ts';
import type { validate as endpoint } from '#contract/endpoints/account.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { lockKeys } from '../../store/transaction.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { findHolder } from '../email/holder.ts';
import { pendingEmailOf } from '../email/pending-email.ts';
import { lockUser } from '../lock-user.ts';
import { endUnwantedAlerts } from '../mail-preferences/end-unwanted-alerts.ts';
import { recordEvent } from '../security-events.ts';
import { findByUsername, type UserRow } from '../users.ts';
import { consumeValidationTokens, findValidationToken } from './validation-tokens.ts';

/** Confirms a mail address; only who holds the token learns whether it was used before. */
export function validate(
	_account: AccountContext,
	call: AccountCall<ParsedInput<typeof endpoint>>,
): Promise<AccountResult> {
	return call.commit(async (account) => {
		const { db, now } = account;
		const seen = await findByUsername(db, call.input.username);
		const user = seen && (await lockUser(account, seen.id));
		const found = await findValidationToken(db, { userId: user?.id ?? '', token: call.input.token }, now());
		if (!user || !found || (await hasLapsed(account, user))) return refuse('INCORRECT_EMAIL_TOKEN');
		if (found.used) return refuse('NO_PENDING_EMAIL_VALIDATION');
		if (await isTaken(account, user)) return refuse('EMAIL_IN_USE');
		if (user.pending_email !== null) {
			await endUnwantedAlerts(db, user);
			await recordEvent(account, { userId: user.id, kind: 'emailChanged', device: call.device });
		}
		await consumeValidationTokens(db, user.id);
		return succeed();
	});
}

/** Whether a change of address has waited for too long. */
async function hasLapsed(account: AccountContext, user: UserRow): Promise<boolean> {
	return user.pending_email !== null && (await pendingEmailOf(account, user)) === null;
}

/** Whether somebody else got the address while its confirmation was on the way. */
async function isTaken(account: AccountContext, { id, pending_email }: UserRow): Promise<boolean> {
	if (pending_email === null) return false;
	await lockKeys(account, [`email:${pending_email}`]);
	const holder = await findHolder(account, pending_email);
	return holder !== undefined && holder.id !== id;
}
