import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import { type AccountRefusal, refuse, refuseUntil } from '../../shared/answer.ts';
import { count, countOf, forget } from '../../shared/attempts.ts';
import { transaction } from '../../store/transaction.ts';
import type { AccountContext } from '../call.ts';
import { lock, lockedFor } from '../locks.ts';

const { passwordPerAccount, passwordPerAddress, passwordWithoutBotCheck } = limits.attempts;

/** Whose attempts a sign-in counts as. */
export interface Attempt {
	accountKey: string;
	addressKey: string;
	botCheckPassed: boolean;
}

interface Counted {
	admitted: true;
	/** The password was right: the account starts afresh, the address gets its attempt back. */
	wasRight(): void;
}

/** An attempt that was let through and is counted as wrong until it is shown to be right. */
export interface Admitted extends Counted {
	/** Lets attempts that wait for this one go on. */
	end(): void;
}

/**
 * Counts an attempt before its password is looked at, so that attempts at the same time cannot slip through. One that
 * only attempts still under way stand against waits for them.
 */
export async function admit(account: AccountContext, attempt: Attempt): Promise<Admitted | AccountRefusal> {
	const keys = [attempt.accountKey, attempt.addressKey];
	for (;;) {
		const outcome = transaction(
			account.db,
			() => refusalOf(account.db, attempt, account.now()) ?? countIn(account, attempt),
		);
		if ('admitted' in outcome) return { ...outcome, end: account.pending.begin(keys) };
		const next = account.pending.next(keys);
		if (!next) return outcome;
		await next;
	}
}

function refusalOf(db: DatabaseSync, attempt: Attempt, now: number): AccountRefusal | undefined {
	const seconds = lockedFor(db, attempt.accountKey, now);
	if (seconds > 0) return refuseUntil(seconds);
	const byAddress = countOf(db, { key: attempt.addressKey, within: passwordPerAddress.within, now });
	if (byAddress.times >= passwordPerAddress.times) return refuseUntil(byAddress.untilOldestLeaves);
	const byAccount = countOf(db, { key: attempt.accountKey, within: passwordPerAccount.within, now });
	const failures = Math.max(byAddress.times, byAccount.times);
	if (failures < passwordWithoutBotCheck || attempt.botCheckPassed) return undefined;
	return refuse('BOT_CHECK_FAILED', { status: 403 });
}

function countIn({ db, now: clock }: AccountContext, { accountKey, addressKey }: Attempt): Counted {
	const now = clock();
	const takeBack = count(db, { key: addressKey, now });
	count(db, { key: accountKey, now });
	const { times } = countOf(db, { key: accountKey, within: passwordPerAccount.within, now });
	if (times >= passwordPerAccount.times) lock(db, { key: accountKey, now }, passwordPerAccount);
	const wasRight = () => {
		takeBack();
		forget(db, accountKey);
	};
	return { admitted: true, wasRight };
}
