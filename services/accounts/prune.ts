import { limits } from '#contract/limits.ts';
import type { ServiceContext } from '../context.ts';
import { securityEventDays } from './security-events.ts';

type Clocked = Pick<ServiceContext, 'db' | 'now'>;

/** Seconds after which nothing counts an attempt any more. */
const longestWindow = limits.attempts.smsPerNumberDaily.within;
/** Seconds after which every token of a platform has ended by itself. */
const longestToken = 30 * 86_400;

/** What is of no use once its `expires_at` has passed. */
const ending = [
	...['session', 'challenge', 'session_code', 'pending_factor', 'validation_token', 'email_undo'],
	...['platform_visit', 'friend_invite', 'passkey_challenge'],
] as const;

/** Removes what has ended and can never matter again. */
export async function prune({ db, now }: Clocked): Promise<void> {
	const before = (seconds: number) => now() - seconds * 1000;
	for (const table of ending) await db.deleteFrom(table).where('expires_at', '<', before(0)).execute();
	await db.deleteFrom('reset_code').where('expires_at', '<', before(limits.lifetime.resetCode)).execute();
	await db
		.deleteFrom('security_event')
		.where('at', '<', before(securityEventDays * 86_400))
		.execute();
	await db.deleteFrom('attempt').where('at', '<', before(longestWindow)).execute();
	await db.deleteFrom('attempt_lock').where('until', '<', before(longestWindow)).execute();
	await db.deleteFrom('platform_revocation').where('kept_at', '<', before(longestToken)).execute();
	await db
		.deleteFrom('idempotency_answer')
		.where('kept_at', '<', before(limits.lifetime.idempotencyKey))
		.execute();
}

const hour = 3_600_000;

/** Prunes now and every hour; gives what ends that, after a prune that is running. */
export function pruneHourly(context: Clocked): () => Promise<void> {
	const pruneOnce = () =>
		prune(context).catch((error: unknown) => console.error('pruning accounts failed:', error));
	let running = pruneOnce();
	const timer = setInterval(() => {
		running = running.then(pruneOnce);
	}, hour);
	timer.unref();
	return async () => {
		clearInterval(timer);
		await running;
	};
}
