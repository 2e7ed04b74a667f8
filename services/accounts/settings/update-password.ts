import { leavesOutUsername } from '#contract/account-fields.ts';
import type { ParsedInput } from '#contract/endpoint.ts';
import type { updatePassword as endpoint } from '#contract/endpoints/account-settings.ts';
import { type AccountRefusal, type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { dropPendingEmail } from '../email/pending-email.ts';
import { notify } from '../mails/notify.ts';
import { hashPassword } from '../passwords.ts';
import { dropResetCodes } from '../recovery/reset-codes.ts';
import { recordEvent } from '../security-events.ts';
import { renewToken, revokeOthers } from '../sessions.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { byPassword } from '../verification/by-password.ts';
import { judgeCode } from '../verification/judge-code.ts';

type PasswordCall = SignedInCall<ParsedInput<typeof endpoint>>;

const withUsername = refuse('INVALID_PASSWORD', {
	status: 400,
	fields: { newPassword: 'field.passwordUsername' },
});

/** Sets a new password. The present one is always needed, and where MFA is on its confirmation, too. */
export async function updatePassword(account: AccountContext, call: PasswordCall): Promise<AccountResult> {
	const { input, user } = call;
	if (input.password === '') return refuse('MISSING_PASSWORD_REVALIDATION');
	if (!leavesOutUsername({ username: user.username, password: input.newPassword })) return withUsername;
	const password = await hashPassword(input.newPassword);
	return byPassword(account, call, (judge) =>
		commitSignedIn(call, async (account, present) => {
			const refusal = (await judge(account, present)) ?? (await judgeFactor(account, present));
			return refusal ?? replace(account, present, password);
		}),
	);
}

async function judgeFactor(account: AccountContext, call: PasswordCall): Promise<AccountRefusal | undefined> {
	return call.user.factor ? judgeCode(account, call, { anew: false }) : undefined;
}

async function replace(
	account: AccountContext,
	{ user, session, device }: PasswordCall,
	password: string,
): Promise<AccountResult> {
	const { db, now } = account;
	await db.updateTable('user').set({ password }).where('id', '=', user.id).execute();
	await dropResetCodes(db, user.id);
	// Whoever knew the old password may have asked for it.
	await dropPendingEmail(db, user.id);
	await revokeOthers(db, session, now());
	await notify(account, user, 'passwordChanged');
	await recordEvent(account, { userId: user.id, kind: 'passwordChanged', device });
	return succeed(null, { session: await renewToken(db, session) });
}
