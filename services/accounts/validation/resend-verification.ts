import type { ParsedInput } from '#contract/endpoint.ts';
import type { resendVerification as endpoint } from '#contract/endpoints/account.ts';
import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { askToConfirm } from '../email/ask-to-confirm.ts';
import { pendingEmailOf } from '../email/pending-email.ts';
import { lockUser } from '../lock-user.ts';
import { type MailTarget, mayMail, refuseAfterMails, targetOf } from '../mail-limit.ts';
import { findByPendingEmail } from '../users.ts';
import { sendVerification } from './send-verification.ts';

/** Mails the verification link again; the answer is the same for everybody. */
export function resendVerification(
	_account: AccountContext,
	call: AccountCall<ParsedInput<typeof endpoint>>,
): Promise<AccountResult> {
	return call.commit(async (account) => {
		const refusal = await refuseAfterMails(account, 'verification', call);
		if (refusal) return refusal;
		await send(account, await targetOf(account.db, call.input));
		return succeed();
	});
}

async function send(account: AccountContext, { user: named, asked }: MailTarget): Promise<void> {
	const seen = named ?? (await findByPendingEmail(account.db, asked));
	const user = seen && (await lockUser(account, seen.id));
	const pending = user ? await pendingEmailOf(account, user) : null;
	if (user && pending !== null) await askToConfirm(account, user, pending);
	else if (user && !user.email_verified) await sendVerification(account, user, 'verifyAddress');
	else await mayMail(account, 'verification', user?.email ?? asked);
}
