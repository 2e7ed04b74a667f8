import { limits } from '#contract/limits.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import type { SignedInCall } from '../signed-in.ts';
import { startFactor } from './pending-factors.ts';
import { createTotp } from './totp.ts';

/** Makes the secret for an app that is to become the MFA method. */
export async function addTotp(
	{ db, now }: AccountContext,
	{ user }: SignedInCall<unknown>,
): Promise<AccountResult> {
	if (user.factor) return refuse('MFA_ALREADY_ENABLED');
	const { secret, uri } = createTotp(user.username);
	const expires_at = now() + limits.lifetime.challenge * 1000;
	await startFactor(db, user.id, { kind: 'totp', secret, expires_at });
	return succeed({ secret, uri });
}
