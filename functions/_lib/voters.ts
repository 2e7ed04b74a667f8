import { createHmac } from 'node:crypto';
import { cookies } from '#contract/cookies.ts';
import type { CallContext } from './call.ts';
import { setCookie } from './cookie-header.ts';

/** The time within which calls without a cookie count as one visitor, in milliseconds. */
const window = 3_600_000;

/**
 * Who a vote is by. A browser without the cookie is given an id that its address and name make for an hour, so that
 * votes that it sends at the same time are one; who comes later gets another.
 */
export function voterOf({ voter, clientAddress, userAgent, config }: CallContext): string {
	if (voter) return voter;
	const hour = Math.floor(Date.now() / window);
	const seen = JSON.stringify([clientAddress, userAgent, hour]);
	return createHmac('sha256', config.SIGNING_KEY).update(seen).digest('base64url');
}

/** Has the browser remember who it votes as. */
export const rememberVoter = (voter: string) => setCookie(cookies.voter, voter);
