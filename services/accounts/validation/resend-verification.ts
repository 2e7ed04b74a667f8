import type { ParsedInput } from '#contract/endpoint.ts';
import type { resendVerification as endpoint } from '#contract/endpoints/account.ts';
import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { askToConfirm } from '../email/ask-to-confirm.ts';
import { pendingEmailOf } from '../email/pending-email.ts';
import { type MailTarget, mayMail, refuseAfterMails, targetOf } from '../mail-limit.ts';
import { findByPendingEmail } from '../users.ts';
import { sendVerification } from './send-verification.ts';

/** Mails the verification link again; the answer is the same for everybody. */
export function resendVerification(
	account: AccountContext,
	call: AccountCall<ParsedInput<typeof endpoint>>,
): AccountResult {
	return call.commit(() => {
		const refusal = refuseAfterMails(account, 'verification', call);
		if (refusal) return refusal;
		send(account, targetOf(account.db, call.input));
		return succeed();
	});
}

function send(account: AccountContext, { user: named, asked }: MailTarget): void {
	const user = named ?? findByPendingEmail(account.db, asked);
	const pending = user ? pendingEmailOf(account, user) : null;
	if (user && pending !== null) askToConfirm(account, user, pending);
	else if (user && !user.email_verified) sendVerification(account, user, 'verifyAddress');
	else mayMail(account, 'verification', user?.email ?? asked);
}
