import type { DatabaseSync } from 'node:sqlite';
import { run } from '../../../store/query.ts';
import { digest } from '../../secrets.ts';

/** However it was typed: capitals and hyphens carry nothing. */
function hashOf(code: string): string {
	return digest(code.toLowerCase().replaceAll('-', ''));
}

export function addRecoveryCode(db: DatabaseSync, userId: string, code: string): void {
	run(db, 'INSERT INTO recovery_code (user_id, hash) VALUES (?, ?)', userId, hashOf(code));
}

/** Uses a recovery code up; false when it is none of that player's. */
export function consumeRecoveryCode(db: DatabaseSync, userId: string, code: string): boolean {
	return run(db, 'DELETE FROM recovery_code WHERE user_id = ? AND hash = ?', userId, hashOf(code)) === 1;
}
