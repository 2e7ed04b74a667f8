import { limits } from '#contract/limits.ts';
import { digest } from '../../shared/secrets.ts';
import type { PasskeyChallengeTable } from '../../store/tables.ts';
import type { AccountContext } from '../call.ts';

/** What a challenge is for, and the session or sign-in that it was made for: no other may answer it. */
export type ChallengeUse = Pick<PasskeyChallengeTable, 'purpose' | 'holder'>;

/** Stores a challenge until it is answered or ends. */
export async function storeChallenge(
	{ db, now }: AccountContext,
	use: ChallengeUse,
	challenge: string,
): Promise<void> {
	const expires_at = now() + limits.lifetime.passkeyChallenge * 1000;
	await db
		.insertInto('passkey_challenge')
		.values({ ...use, hash: digest(challenge), expires_at })
		.execute();
}

/** Uses a challenge up, whatever becomes of its answer; false where there is none of that use. */
export async function takeChallenge(
	{ db, now }: AccountContext,
	{ purpose, holder }: ChallengeUse,
	challenge: string,
): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom('passkey_challenge')
		.where('hash', '=', digest(challenge))
		.where('purpose', '=', purpose)
		.where('holder', '=', holder)
		.where('expires_at', '>', now())
		.executeTakeFirst();
	return numDeletedRows === 1n;
}
