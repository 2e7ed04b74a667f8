import { hash } from 'node:crypto';
import type { Grant } from '#contract/upstream.ts';
import { claimOnce, hasClaim } from '../http/idempotency-store.ts';

const mostPending = 1000;
/** Tokens that could not be revoked at the account service yet, by hash; only memory ever holds a token itself. */
const pending = new Map<string, Grant>();

const keyOf = (grant: Grant) => `revoked/${hash('sha256', grant.token)}`;
const secondsLeft = (grant: Grant) => Math.max(60, Math.ceil((Date.parse(grant.expire) - Date.now()) / 1000));

/** Refuses a token from now on, here and in every other instance, until the account service has revoked it. */
export async function rememberRevoked(grant: Grant): Promise<void> {
	if (pending.size < mostPending) pending.set(keyOf(grant), grant);
	await claimOnce(keyOf(grant), secondsLeft(grant)).catch(() => false);
}

/** Whether a token was signed out while the service was out of reach; the service judges every other one. */
export async function isRevoked(grant: Grant): Promise<boolean> {
	const key = keyOf(grant);
	if (pending.has(key)) return true;
	const refused = await hasClaim(key).catch(() => false);
	if (refused && pending.size < mostPending) pending.set(key, grant);
	return refused;
}

const pause = 1000;
let triesAgainAt = 0;

/** Revokes tokens at the service that still have to be, now and then; stops where it is out of reach. */
export async function retryRevocations(revoke: (grant: Grant) => Promise<boolean>): Promise<void> {
	if (pending.size === 0 || Date.now() < triesAgainAt) return;
	triesAgainAt = Number.POSITIVE_INFINITY;
	try {
		for (const [key, grant] of pending) {
			if (!(await revoke(grant))) return;
			pending.delete(key);
		}
	} finally {
		triesAgainAt = Date.now() + pause;
	}
}
