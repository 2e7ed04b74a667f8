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
	/** What the request wants to find in the ID token. */
	nonce?: string | null | undefined;
}

const insertCode = `INSERT INTO platform_code (hash, platform, identity, redirect_uri, challenge, scope, nonce, expires_at)
	VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/** A code for the way back. */
export function issueCode(
	db: DatabaseSync,
	{ platform, identity, request }: Pick<Granted, 'platform' | 'identity'> & { request: AuthorizationRequest },
	now: number,
): string {
	const code = createToken();
	const { redirectUri, code_challenge, scope, nonce = null } = request;
	const expires = now + lifetime.code * 1000;
	run(db, insertCode, digest(code), platform, identity, redirectUri, code_challenge, scope, nonce, expires);
	return code;
}

/** Remembers the nonce of an assertion of Steam, which holds as long as a code. */
export function storeNonce(
	db: DatabaseSync,
	{ nonce, identity, returnTo }: { nonce: string; identity: string; returnTo: string },
	now: number,
): void {
	const expires = now + lifetime.code * 1000;
	run(db, insertCode, digest(nonce), 'steam', identity, returnTo, '', '', null, expires);
}

/** Uses a nonce up; whether there was one to use. */
export function spendNonce(db: DatabaseSync, nonce: string, now: number): boolean {
	const found = get<{ expiresAt: number }>(db, take, digest(nonce));
	return found !== undefined && found.expiresAt > now;
}

interface Offered {
	platform: Platform;
	code: string;
	redirectUri: string;
	verifier: string;
}

const take = `DELETE FROM platform_code WHERE hash = ?
	RETURNING platform, identity, scope, nonce, redirect_uri AS redirectUri, challenge, expires_at AS expiresAt`;

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
