import { run } from '../../../store/query.ts';
import type { AccountContext } from '../call.ts';
import type { UserRow } from '../users.ts';
import type { Challenge } from './challenges.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { isSmsCode } from './sms-codes.ts';
import { stepOfCode } from './totp.ts';

interface Offered {
	user: UserRow;
	challenge: Challenge;
	code: string;
	/** The challenge's token. */
	token: string;
}

/** Whether a code meets the challenge; an accepted one is used up. */
export function acceptCode(account: AccountContext, { user, challenge, code, token }: Offered): boolean {
	if (!/^\d{6}$/.test(code)) return consumeRecoveryCode(account.db, user.id, code);
	if (challenge.factor === 'sms') return isSmsCode(challenge, code, { token, now: account.now() });
	return acceptTotp(account, user, code);
}

function acceptTotp({ db, now }: AccountContext, user: UserRow, code: string): boolean {
	const step = user.totp_secret ? stepOfCode(user.totp_secret, code, now()) : undefined;
	if (step === undefined || step <= user.totp_step) return false;
	return run(db, 'UPDATE user SET totp_step = ? WHERE id = ?', step, user.id) === 1;
}
