import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '#contract/limits.ts';
import { type AccountRefusal, refuse, refuseUntil } from '../../shared/answer.ts';
import { count, countOf, forget, uncount } from '../../shared/attempts.ts';
import { lockKeys, transaction } from '../../store/transaction.ts';
import type { AccountContext } from '../call.ts';
import { lock, lockedFor } from '../locks.ts';

const { passwordPerAccount, passwordPerAddress, passwordWithoutBotCheck } = limits.attempts;

/** Whose attempts a sign-in counts as. */
export interface Attempt {
	accountKey: string;
	addressKey: string;
	botCheckPassed: boolean;
}

/** An attempt that was let through and is counted as wrong until it is shown to be right. */
export interface Admitted {
	admitted: true;
	/** The password was right: the account starts afresh, the address gets its attempt back. */
	wasRight(account: AccountContext): Promise<void>;
	/** Says that the outcome is known, for attempts that wait for it. */
	end(): Promise<void>;
}

/** How long an attempt is waited for; one whose process ended meanwhile counts as wrong. */
const longestAttempt = 10_000;
const betweenLooks = 25;

/**
 * Counts an attempt before its password is looked at, so that attempts at the same time cannot slip through. One that
 * only attempts whose outcome is open stand against waits for them.
 */
export async function admit(account: AccountContext, attempt: Attempt): Promise<Admitted | AccountRefusal> {
	for (;;) {
		const outcome = await transaction(account, async (account) => {
			await lockKeys(account, [attempt.accountKey, attempt.addressKey]);
			const refusal = await refusalOf(account, attempt);
			if (!refusal) return countIn(account, attempt);
			return (await isAnyOpen(account, attempt)) ? undefined : refusal;
		});
		if (outcome) return 'ok' in outcome ? outcome : admitted(account, attempt, outcome);
		await delay(betweenLooks);
	}
}

async function refusalOf(account: AccountContext, attempt: Attempt): Promise<AccountRefusal | undefined> {
	const seconds = await lockedFor(account.db, attempt.accountKey, account.now());
	if (seconds > 0) return refuseUntil(seconds);
	const byAddress = await countOf(account, { key: attempt.addressKey, within: passwordPerAddress.within });
	if (byAddress.times >= passwordPerAddress.times) return refuseUntil(byAddress.untilOldestLeaves);
	const byAccount = await countOf(account, { key: attempt.accountKey, within: passwordPerAccount.within });
	const failures = Math.max(byAddress.times, byAccount.times);
	if (failures < passwordWithoutBotCheck || attempt.botCheckPassed) return undefined;
	return refuse('BOT_CHECK_FAILED', { status: 403 });
}

async function isAnyOpen({ db, now }: AccountContext, { accountKey, addressKey }: Attempt): Promise<boolean> {
	const open = await db
		.selectFrom('attempt')
		.select('id')
		.where('key', 'in', [accountKey, addressKey])
		.where('open_until', '>', now())
		.limit(1)
		.executeTakeFirst();
	return open !== undefined;
}

interface Counted {
	ofAddress: number;
	ofAccount: number;
}

async function countIn(account: AccountContext, { accountKey, addressKey }: Attempt): Promise<Counted> {
	const ofAddress = await count(account, { key: addressKey, openFor: longestAttempt });
	const ofAccount = await count(account, { key: accountKey, openFor: longestAttempt });
	const { times } = await countOf(account, { key: accountKey, within: passwordPerAccount.within });
	if (times >= passwordPerAccount.times)
		await lock(account.db, { key: accountKey, now: account.now() }, passwordPerAccount);
	return { ofAddress, ofAccount };
}

function admitted(
	{ db }: AccountContext,
	{ accountKey, addressKey }: Attempt,
	{ ofAddress, ofAccount }: Counted,
): Admitted {
	return {
		admitted: true,
		async wasRight(account) {
			// Not while another attempt is being looked at, which would see half of it.
			await lockKeys(account, [accountKey, addressKey]);
			await uncount(account, [ofAddress]);
			await forget(account, [accountKey]);
		},
		async end() {
			const ids = [ofAddress, ofAccount];
			await db.updateTable('attempt').set({ open_until: null }).where('id', 'in', ids).execute();
		},
	};
}
