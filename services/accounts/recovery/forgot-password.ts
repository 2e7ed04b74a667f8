import type { ParsedInput } from '#contract/endpoint.ts';
import type { forgotPassword as endpoint } from '#contract/endpoints/account.ts';
import { siteLink } from '../../mail/links.ts';
import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { mayMail, refuseAfterMails, targetOf } from '../mail-limit.ts';
import { sendMail } from '../mails/send-mail.ts';
import { texts } from '../mails/texts.ts';
import { linkedNames } from '../platforms/linked-names.ts';
import type { UserRow } from '../users.ts';
import { issueResetCode } from './reset-codes.ts';

/** Mails a reset link; the answer is the same for everybody. */
export function forgotPassword(
	account: AccountContext,
	call: AccountCall<ParsedInput<typeof endpoint>>,
): AccountResult {
	return call.commit(() => {
		const refusal = refuseAfterMails(account, 'recovery', call);
		if (refusal) return refusal;
		const { user, asked } = targetOf(account.db, call.input);
		if (mayMail(account, 'recovery', user?.email ?? asked) && user) sendReset(account, user);
		return succeed();
	});
}

function sendReset(account: AccountContext, user: UserRow): void {
	const code = issueResetCode(account.db, user.id, account.now());
	const link = siteLink(account.siteUrl, user.locale, 'account', 'reset-password', user.username, code);
	const mail = texts[user.locale].resetPassword({
		username: user.username,
		link,
		platforms: linkedNames(account.db, user.id),
	});
	sendMail(account, user, { ...mail, links: [link] });
}
