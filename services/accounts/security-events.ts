import { randomUUID } from 'node:crypto';
import type { SecurityEvent } from '#contract/endpoints/sessions.ts';
import type { Platform } from '#contract/platforms.ts';
import { type AccountResult, succeed } from '../shared/answer.ts';
import type { AccountContext } from './call.ts';
import type { SignedInCall } from './signed-in.ts';

/** Days for which an event is stored. */
export const securityEventDays = 90;
const mostShown = 100;

interface NewEvent {
	userId: string;
	kind: SecurityEvent['kind'];
	/** Of who did it, as the caller's `device`. */
	device: string;
	platform?: Platform;
}

/** Notes what happened to an account's security, in the transaction of its cause. */
export async function recordEvent(
	{ db, now }: Pick<AccountContext, 'db' | 'now'>,
	{ userId, kind, device, platform }: NewEvent,
): Promise<void> {
	await db
		.insertInto('security_event')
		.values({ id: randomUUID(), user_id: userId, kind, device, platform: platform ?? null, at: now() })
		.execute();
}

/** What happened to the player's own account in the last 90 days, newest first. */
export async function listOwnEvents(
	{ db, now }: AccountContext,
	{ user }: SignedInCall<unknown>,
): Promise<AccountResult> {
	const rows = await db
		.selectFrom('security_event')
		.select(['kind', 'device', 'platform', 'at'])
		.where('user_id', '=', user.id)
		.where('at', '>=', now() - securityEventDays * 86_400_000)
		.orderBy('at', 'desc')
		.orderBy('id')
		.limit(mostShown)
		.execute();
	const events = rows.map(({ at, ...row }): SecurityEvent => ({ ...row, at: new Date(at).toISOString() }));
	return succeed(events);
}
