import { limits } from '#contract/limits.ts';
import type { ServiceContext } from '../context.ts';
import { run } from '../store/query.ts';

/** Seconds after which nothing counts an attempt any more. */
const longestWindow = limits.attempts.smsPerNumberDaily.within;
/** Seconds after which every token of a platform has ended by itself. */
const longestToken = 30 * 86_400;

/** Removes what has ended and can never matter again. */
export function prune({ db, now }: Pick<ServiceContext, 'db' | 'now'>): void {
	const before = (seconds: number) => now() - seconds * 1000;
	run(db, 'DELETE FROM session WHERE expires_at < ?', before(0));
	run(db, 'DELETE FROM challenge WHERE expires_at < ?', before(0));
	run(db, 'DELETE FROM session_code WHERE expires_at < ?', before(0));
	run(db, 'DELETE FROM pending_factor WHERE expires_at < ?', before(0));
	run(db, 'DELETE FROM validation_token WHERE expires_at < ?', before(0));
	run(db, 'DELETE FROM reset_code WHERE expires_at < ?', before(limits.lifetime.resetCode));
	run(db, 'DELETE FROM email_undo WHERE expires_at < ?', before(0));
	run(db, 'DELETE FROM attempt WHERE at < ?', before(longestWindow));
	run(db, 'DELETE FROM attempt_lock WHERE until < ?', before(longestWindow));
	for (const table of ['platform_visit', 'platform_code', 'platform_token', 'friend_invite'])
		run(db, `DELETE FROM ${table} WHERE expires_at < ?`, before(0));
	run(db, 'DELETE FROM platform_revocation WHERE kept_at < ?', before(longestToken));
	run(db, 'DELETE FROM idempotency_answer WHERE kept_at < ?', before(limits.lifetime.idempotencyKey));
}
