import { limits } from '#contract/limits.ts';
import type { AccountContext } from '../call.ts';
import type { SessionRow } from '../sessions.ts';

/** Whether the player has confirmed a change in this session so lately that the next one needs no confirmation. */
export function isFresh({ now }: AccountContext, { verified_at }: SessionRow): boolean {
	return verified_at !== null && verified_at + limits.lifetime.verification * 1000 > now();
}

/** Notes that the player has just shown who they are; signing in does not count as that. */
export async function markVerified({ db, now }: AccountContext, { id }: SessionRow): Promise<void> {
	await db.updateTable('session').set({ verified_at: now() }).where('id', '=', id).execute();
}
