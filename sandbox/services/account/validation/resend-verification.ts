import type { ParsedOf } from '#contract/endpoint.ts';
import type { resendVerification as endpoint } from '#contract/endpoints/account.ts';
import { type Answer, succeed } from '../answer.ts';
import type { AccountContext, Call } from '../call.ts';
import { type MailTarget, mayMail, targetOf } from '../mail-limit.ts';
import { sendVerification } from './send-verification.ts';

/** Mails the verification link again; the answer is the same for everybody. */
export function resendVerification(account: AccountContext, call: Call<ParsedOf<typeof endpoint>>): Answer {
	return call.commit(() => {
		send(account, targetOf(account.db, call.input));
		return succeed();
	});
}

function send(account: AccountContext, target: MailTarget): void {
	if (!mayMail(account, target) || !target.user || target.user.email_verified) return;
	sendVerification(account, target.user, 'verifyAddress');
}
