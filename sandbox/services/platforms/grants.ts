import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Platform } from '#contract/platforms.ts';
import { createToken, digest } from '#services/shared/secrets.ts';
import { get, run } from '../../store/query.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

/** Seconds that a code waits to be exchanged, and that a token holds. */
export const lifetime = { code: 60, token: 30 * 86_400 };

export interface Granted {
	platform: Platform;
	/** The id of who has allowed it. */
	identity: string;
	scope: string;
}

const insertCode = `INSERT INTO platform_code (hash, platform, identity, redirect_uri, challenge, scope, expires_at)
	VALUES (?, ?, ?, ?, ?, ?, ?)`;

/** A code for the way back. */
export function issueCode(
	db: DatabaseSync,
	{ platform, identity, request }: Omit<Granted, 'scope'> & { request: AuthorizationRequest },
	now: number,
): string {
	const code = createToken();
	const { redirectUri, code_challenge, scope } = request;
	const expires = now + lifetime.code * 1000;
	run(db, insertCode, digest(code), platform, identity, redirectUri, code_challenge, scope, expires);
	return code;
}

interface Offered {
	platform: Platform;
	code: string;
	redirectUri: string;
	verifier: string;
}

const take = `DELETE FROM platform_code WHERE hash = ?
	RETURNING platform, identity, scope, redirect_uri AS redirectUri, challenge, expires_at AS expiresAt`;

/** Uses a code up; gives what it was for where everything about it is right. */
export function redeemCode(db: DatabaseSync, offered: Offered, now: number): Granted | undefined {
	const found = get<Granted & { redirectUri: string; challenge: string; expiresAt: number }>(
		db,
		take,
		digest(offered.code),
	);
	const challenge = createHash('sha256').update(offered.verifier).digest('base64url');
	const isRight =
		found?.platform === offered.platform &&
		found.redirectUri === offered.redirectUri &&
		found.challenge === challenge &&
		found.expiresAt > now;
	return isRight ? found : undefined;
}

const insertToken =
	'INSERT INTO platform_token (hash, platform, identity, scope, expires_at) VALUES (?, ?, ?, ?, ?)';

export function issueToken(db: DatabaseSync, { platform, identity, scope }: Granted, now: number): string {
	const token = createToken();
	run(db, insertToken, digest(token), platform, identity, scope, now + lifetime.token * 1000);
	return token;
}

/** Ends a token of a platform; one that has ended and one that never was look the same. */
export function endToken(db: DatabaseSync, { token, platform }: { token: string; platform: Platform }): void {
	run(db, 'DELETE FROM platform_token WHERE hash = ? AND platform = ?', digest(token), platform);
}

const select = `SELECT platform, identity, scope FROM platform_token
	WHERE hash = ? AND platform = ? AND expires_at > ?`;

/** What a bearer token allows at a platform. */
export function findToken(
	db: DatabaseSync,
	{ token, platform }: { token: string; platform: Platform },
	now: number,
): Granted | undefined {
	return get<Granted>(db, select, digest(token), platform, now);
}
