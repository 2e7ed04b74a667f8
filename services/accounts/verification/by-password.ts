import { type AccountRefusal, type AccountResult, refuse } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { isPassword } from '../passwords.ts';
import { admit } from '../sign-in/admission.ts';
import type { SignedInCall } from '../signed-in.ts';
import { markVerified } from './freshness.ts';

/** With what a sensitive change is confirmed. */
export interface Verification {
	password: string;
	code: string;
}

/** Refuses a change, or lets it be made. */
export type Judge = (
	account: AccountContext,
	present: SignedInCall<Verification>,
) => Promise<AccountRefusal | undefined>;

const wrong = refuse('INCORRECT_PASSWORD', { fields: { password: 'msg.INCORRECT_PASSWORD' } });

/**
 * Looks at the present password and goes on with what judges by it. Wrong ones are counted and locked as at the
 * sign-in, but apart from it: whoever guesses there does not lock the player's own session out of changes.
 */
export async function byPassword(
	account: AccountContext,
	call: SignedInCall<Verification>,
	settle: (judge: Judge) => Promise<AccountResult>,
): Promise<AccountResult> {
	const accountKey = `verification:${call.user.id}`;
	const addressKey = `password:address:${call.address}`;
	const attempt = await admit(account, { accountKey, addressKey, botCheckPassed: true });
	if (!('admitted' in attempt)) return attempt;
	try {
		const right = await isPassword(call.input.password, call.user.password);
		return await settle(async (account, { user, session }) => {
			// Between reading and here the password may have been replaced.
			if (!right || user.password !== call.user.password) return wrong;
			await attempt.wasRight(account);
			// Where there is MFA, only that confirms anything but the change at hand.
			if (!user.factor) await markVerified(account, session);
			return undefined;
		});
	} finally {
		await attempt.end();
	}
}
