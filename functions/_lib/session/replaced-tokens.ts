import { hash } from 'node:crypto';
import type { Grant } from '#contract/upstream.ts';
import { claimOnce, hasClaim } from '../http/idempotency-store.ts';

/** Seconds for which calls that were under way with the token before may still be answered, with room to spare. */
const underWay = 60;

const keyOf = (grant: Grant) => `replaced/${hash('sha256', grant.token)}`;

/**
 * Notes that another token is about to take the place of this one, before it is dead: a late answer to a call that was
 * made with it must not take the new cookie away.
 */
export async function markReplaced(grant: Grant): Promise<void> {
	await claimOnce(keyOf(grant), underWay).catch(() => false);
}

/** Whether a token has been, or is just being replaced. */
export function isReplaced(grant: Grant): Promise<boolean> {
	return hasClaim(keyOf(grant)).catch(() => false);
}
