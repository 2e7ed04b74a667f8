import { createHmac } from 'node:crypto';
import { cookies } from '#contract/cookies.ts';
import type { CallContext } from '../http/call.ts';
import { setCookie } from '../session/cookie-header.ts';

/** The time within which calls without a cookie count as one visitor, in milliseconds; many share an address. */
const window = 5000;

/** By address and browser, in the order of their ends. */
const newcomers = new Map<string, { voter: string; until: number }>();

function forget(now: number): void {
	for (const [seen, { until }] of newcomers) {
		if (now < until) return;
		newcomers.delete(seen);
	}
}

/** Instances agree on who comes at the same time, and each remembers it over the end of a window. */
function newcomerOf(seen: string, key: string): string {
	const now = Date.now();
	forget(now);
	const slot = Math.floor(now / window);
	const voter = createHmac('sha256', key).update(`${slot} ${seen}`).digest('base64url');
	const known = newcomers.get(seen) ?? { voter, until: now + window };
	newcomers.set(seen, known);
	return known.voter;
}

/**
 * Who a vote is by. A browser without the cookie is given an id that its address and name make for some seconds, so that
 * votes that it sends at the same time are one; who comes later gets another.
 */
export function getVoterId({ voter, clientAddress, userAgent, config }: CallContext): string {
	return voter ?? newcomerOf(JSON.stringify([clientAddress, userAgent]), config.SIGNING_KEY);
}

/** Has the browser remember who it votes as. */
export const saveVoterId = (voter: string) => setCookie(cookies.voter, voter);
