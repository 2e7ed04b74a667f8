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
export async function acceptCode(account: AccountContext, offered: Offered): Promise<boolean> {
	const { user, factor, code, sent, salt } = offered;
	if (!/^\d{6}$/.test(code)) return consumeRecoveryCode(account.db, user.id, code);
	if (factor === 'totp') return acceptTotp(account, user, code);
	return sent !== undefined && isSentCode(sent, { code, salt, now: account.now() });
}

async function acceptTotp({ db, now }: AccountContext, user: UserRow, code: string): Promise<boolean> {
	const step = user.totp_secret ? stepOfCode(user.totp_secret, code, now()) : undefined;
	if (step === undefined) return false;
	const { numUpdatedRows } = await db
		.updateTable('user')
		.set({ totp_step: step })
		.where('id', '=', user.id)
		.where('totp_step', '<', step)
		.executeTakeFirst();
	return numUpdatedRows === 1n;
}
