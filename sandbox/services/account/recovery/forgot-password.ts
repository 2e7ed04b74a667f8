import type { ParsedOf } from '#contract/endpoint.ts';
import type { forgotPassword as endpoint } from '#contract/endpoints/account.ts';
import { type Answer, succeed } from '../answer.ts';
import { forget } from '../attempts.ts';
import type { AccountContext, Call } from '../call.ts';
import { type MailTarget, mayMail, targetOf } from '../mail-limit.ts';
import { siteLink } from '../mails/links.ts';
import { sendMail } from '../mails/send-mail.ts';
import { texts } from '../mails/texts.ts';
import type { UserRow } from '../users.ts';
import { issueResetCode, resetKey } from './reset-codes.ts';

/** Mails a reset link; the answer is the same for everybody. */
export function forgotPassword(account: AccountContext, call: Call<ParsedOf<typeof endpoint>>): Answer {
	return call.commit(() => {
		const target = targetOf(account.db, call.input);
		if (mayMail(account, target)) start(account, target);
		return succeed();
	});
}

function start(account: AccountContext, { user, asked }: MailTarget): void {
	forget(account.db, resetKey(user?.username ?? asked));
	if (user) sendReset(account, user);
}

function sendReset(account: AccountContext, user: UserRow): void {
	const code = issueResetCode(account.db, user.id, account.now());
	const link = siteLink(account.siteUrl, user.locale, 'account', 'reset-password', user.username, code);
	const mail = texts[user.locale].resetPassword({ username: user.username, link });
	sendMail(account, user, { ...mail, links: [link] });
}
