import { randomInt } from 'node:crypto';
import { digest } from '../../shared/secrets.ts';
import type { Db } from '../../store/store.ts';

/** However it was typed: capitals and hyphens carry nothing. */
function hashOf(code: string): string {
	return digest(code.toLowerCase().replaceAll('-', ''));
}

export async function addRecoveryCodes(db: Db, userId: string, codes: readonly string[]): Promise<void> {
	const values = codes.map((code) => ({ user_id: userId, hash: hashOf(code) }));
	await db.insertInto('recovery_code').values(values).execute();
}

// Without letters and digits that look alike.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const createLetters = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Makes ten new recovery codes, to be shown once; those before are dead. */
export async function renewCodes(db: Db, userId: string): Promise<string[]> {
	await dropRecoveryCodes(db, userId);
	const codes = Array.from({ length: 10 }, () => `${createLetters()}-${createLetters()}`);
	await addRecoveryCodes(db, userId, codes);
	return codes;
}

export async function dropRecoveryCodes(db: Db, userId: string): Promise<void> {
	await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
}

/** Uses a recovery code up; false when it is none of that player's. */
export async function consumeRecoveryCode(db: Db, userId: string, code: string): Promise<boolean> {
	const { numDeletedRows } = await db
		.deleteFrom('recovery_code')
		.where('user_id', '=', userId)
		.where('hash', '=', hashOf(code))
		.executeTakeFirst();
	return numDeletedRows === 1n;
}
