import { type AccountResult, refuse } from '../../shared/answer.ts';
import type { AccountContext, Caller } from '../call.ts';
import { askForFactor } from '../mfa/ask-for-factor.ts';
import { revokeSession } from '../sessions.ts';
import type { UserRow } from '../users.ts';
import { signIn } from './sign-in.ts';

/** Lets a player in who has shown the first thing that was asked, by password or through a platform; MFA is asked for either way. */
export async function welcome(account: AccountContext, user: UserRow, call: Caller): Promise<AccountResult> {
	if (!user.email_verified) return refuse('EMAIL_NOT_VERIFIED');
	if (user.factor) return askForFactor(account, user, user.factor);
	await revokeSession(account.db, call.bearer, account.now());
	return signIn(account, user, call);
}
