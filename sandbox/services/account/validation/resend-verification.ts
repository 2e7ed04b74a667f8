import type { ParsedOf } from '#contract/endpoint.ts';
import type { resendVerification as endpoint } from '#contract/endpoints/account.ts';
import { type Answer, succeed } from '../answer.ts';
import type { AccountContext, Call } from '../call.ts';
import { askToConfirm } from '../email/ask-to-confirm.ts';
import { dropPendingEmail, hasLapsed } from '../email/pending-email.ts';
import { type MailTarget, mayMail, targetOf } from '../mail-limit.ts';
import { findByPendingEmail } from '../users.ts';
import { sendVerification } from './send-verification.ts';

/** Mails the verification link again; the answer is the same for everybody. */
export function resendVerification(account: AccountContext, call: Call<ParsedOf<typeof endpoint>>): Answer {
	return call.commit(() => {
		send(account, targetOf(account.db, call.input));
		return succeed();
	});
}

function send(account: AccountContext, target: MailTarget): void {
	const user = target.user ?? findByPendingEmail(account.db, target.asked);
	// By where the mail goes, whatever name it was asked for by.
	const asked = user?.pending_email ?? user?.email ?? target.asked;
	if (!mayMail(account, { user: undefined, asked }) || !user) return;
	if (hasLapsed(account, user)) dropPendingEmail(account.db, user.id);
	else if (user.pending_email) askToConfirm(account, user, user.pending_email);
	else if (!user.email_verified) sendVerification(account, user, 'verifyAddress');
}
