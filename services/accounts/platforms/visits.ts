import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import type { Platform } from '#contract/platforms.ts';
import { type AccountResult, redirect } from '../../shared/answer.ts';
import { get, run } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import { authorizeUrl, type VisitInput } from './platform-client.ts';

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
}

const insert = `INSERT OR REPLACE INTO platform_visit (challenge, platform, user_id, widens, expires_at)
	VALUES (?, ?, ?, ?, ?)`;

/** Leads to a platform, and remembers for whom and until when. */
export function beginVisit(
	account: AccountContext,
	input: VisitInput,
	{ userId, widens = false }: Beginning,
): AccountResult {
	const expires = account.now() + limits.lifetime.oauth * 1000;
	run(account.db, insert, input.code_challenge, input.platform, userId, widens ? 1 : 0, expires);
	return redirect(authorizeUrl(account, input, widens ? 'identity products' : 'identity'));
}

const take =
	'DELETE FROM platform_visit WHERE challenge = ? AND platform = ? RETURNING user_id, widens, expires_at';

/** The visit that a verifier belongs to, which ends with this; undefined once it has ended or is too old. */
export function endVisit(
	db: DatabaseSync,
	{ codeVerifier, platform }: { codeVerifier: string; platform: Platform },
	now: number,
): Visit | undefined {
	const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
	const found = get<Visit & { expires_at: number }>(db, take, challenge, platform);
	return found && found.expires_at > now ? found : undefined;
}
