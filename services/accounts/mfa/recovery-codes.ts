import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { digest } from '../../shared/secrets.ts';
import { run } from '../../store/query.ts';

/** However it was typed: capitals and hyphens carry nothing. */
function hashOf(code: string): string {
	return digest(code.toLowerCase().replaceAll('-', ''));
}

export function addRecoveryCode(db: DatabaseSync, userId: string, code: string): void {
	run(db, 'INSERT INTO recovery_code (user_id, hash) VALUES (?, ?)', userId, hashOf(code));
}

// Without letters and digits that look alike.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const createLetters = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Makes ten new recovery codes, to be shown once; those before are dead. */
export function renewCodes(db: DatabaseSync, userId: string): string[] {
	dropRecoveryCodes(db, userId);
	const codes = Array.from({ length: 10 }, () => `${createLetters()}-${createLetters()}`);
	for (const code of codes) addRecoveryCode(db, userId, code);
	return codes;
}

export function dropRecoveryCodes(db: DatabaseSync, userId: string): void {
	run(db, 'DELETE FROM recovery_code WHERE user_id = ?', userId);
}

/** Uses a recovery code up; false when it is none of that player's. */
export function consumeRecoveryCode(db: DatabaseSync, userId: string, code: string): boolean {
	return run(db, 'DELETE FROM recovery_code WHERE user_id = ? AND hash = ?', userId, hashOf(code)) === 1;
}
