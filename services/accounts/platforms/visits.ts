import { createHash } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { Platform } from '#contract/platforms.ts';
import { type AccountResult, redirect } from '../../shared/answer.ts';
import type { Db } from '../../store/store.ts';
import type { AccountContext } from '../call.ts';
import type { VisitInput } from './protocol.ts';

/** A visit to a platform that was begun. */
export interface Visit {
	/** Who links; null where somebody signs in. */
	user_id: string | null;
	/** Whether it only widens what a link may ask of the platform. */
	widens: 0 | 1;
}

interface Beginning {
	userId: string | null;
	widens?: boolean;
	/** Where the platform asks the visitor. */
	url: string;
}

/** Leads to a platform, and remembers for whom and until when. */
export async function beginVisit(
	account: AccountContext,
	input: VisitInput,
	{ userId, widens = false, url }: Beginning,
): Promise<AccountResult> {
	const { code_challenge: challenge, platform } = input;
	const values = {
		platform,
		user_id: userId,
		widens: widens ? 1 : 0,
		expires_at: account.now() + limits.lifetime.oauth * 1000,
	} as const;
	await account.db
		.insertInto('platform_visit')
		.values({ challenge, ...values })
		.onConflict((conflict) => conflict.column('challenge').doUpdateSet(values))
		.execute();
	return redirect(url);
}

/** The visit that a verifier belongs to, which ends with this; undefined once it has ended or is too old. */
export async function endVisit(
	db: Db,
	{ codeVerifier, platform }: { codeVerifier: string; platform: Platform },
	now: number,
): Promise<Visit | undefined> {
	const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
	const found = await db
		.deleteFrom('platform_visit')
		.where('challenge', '=', challenge)
		.where('platform', '=', platform)
		.returning(['user_id', 'widens', 'expires_at'])
		.executeTakeFirst();
	return found && found.expires_at > now ? found : undefined;
}
