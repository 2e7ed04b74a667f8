import { run } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import type { UserRow } from '../users.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { isSentCode, type SentCode } from './sms-codes.ts';
import { stepOfCode } from './totp.ts';

interface Offered {
	user: UserRow;
	factor: 'sms' | 'totp';
	code: string;
	/** The code that was sent by SMS, if any, and the token that it was hashed with. */
	sent: SentCode | undefined;
	salt: string;
}

/** Whether a code is one that the player can have by their MFA method; an accepted one is used up. */
export function acceptCode(account: AccountContext, offered: Offered): boolean {
	const { user, factor, code, sent, salt } = offered;
	if (!/^\d{6}$/.test(code)) return consumeRecoveryCode(account.db, user.id, code);
	if (factor === 'totp') return acceptTotp(account, user, code);
	return sent !== undefined && isSentCode(sent, { code, salt, now: account.now() });
}

function acceptTotp({ db, now }: AccountContext, user: UserRow, code: string): boolean {
	const step = user.totp_secret ? stepOfCode(user.totp_secret, code, now()) : undefined;
	if (step === undefined || step <= user.totp_step) return false;
	return run(db, 'UPDATE user SET totp_step = ? WHERE id = ?', step, user.id) === 1;
}
