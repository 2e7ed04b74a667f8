import type { ParsedOf } from '#contract/endpoint.ts';
import type { resetPassword as endpoint } from '#contract/endpoints/account.ts';
import { limits } from '#contract/limits.ts';
import { run } from '../../../store/query.ts';
import { type Answer, refuse, succeed } from '../answer.ts';
import { count, countOf, forget } from '../attempts.ts';
import type { AccountContext, Call } from '../call.ts';
import { dropPendingEmail } from '../email/pending-email.ts';
import { siteLink } from '../mails/links.ts';
import { sendMail } from '../mails/send-mail.ts';
import { texts } from '../mails/texts.ts';
import { hashPassword } from '../passwords.ts';
import { revokeAll } from '../sessions.ts';
import { passwordKey } from '../sign-in/password-key.ts';
import { findByUsername, type UserRow } from '../users.ts';
import { dropResetCode, endOfResetCode, resetKey } from './reset-codes.ts';

type ResetCall = Call<ParsedOf<typeof endpoint>>;

/** Sets a new password with the code from the mail. */
export async function resetPassword(account: AccountContext, call: ResetCall): Promise<Answer> {
	// Hashed before the code is looked at, so that right and wrong codes take the same time.
	const password = await hashPassword(call.input.password);
	return call.commit(() => {
		const user = findByUsername(account.db, call.input.username);
		return refusalOf(account, call, user) ?? replace(account, user, password);
	});
}

function refusalOf(
	{ db, now }: AccountContext,
	call: ResetCall,
	user: UserRow | undefined,
): Answer | undefined {
	const wrong = { key: resetKey(call.input.username), within: limits.lifetime.resetCode, now: now() };
	if (countOf(db, wrong).times >= limits.attempts.resetCode) return refuse('NO_PENDING_PASSWORD_RESET');
	const end = endOfResetCode(db, user?.id ?? '', call.input.recoveryCode);
	if (end !== undefined) return end > now() ? undefined : refuse('PASSWORD_RESET_CODE_EXPIRED');
	count(db, wrong);
	return refuse('PASSWORD_RESET_CODE_INVALID');
}

function replace(account: AccountContext, user: UserRow | undefined, password: string): Answer {
	if (!user) return refuse('PASSWORD_RESET_CODE_INVALID');
	const { db, now } = account;
	run(db, 'UPDATE user SET password = ? WHERE id = ?', password, user.id);
	dropResetCode(db, user.id);
	// Whoever knew the old password may have asked for it.
	dropPendingEmail(db, user.id);
	revokeAll(db, user.id, now());
	for (const identifier of [user.username, user.email]) forget(db, passwordKey(identifier));
	forget(db, resetKey(user.username));
	tell(account, user);
	return succeed();
}

function tell(account: AccountContext, user: UserRow): void {
	const link = siteLink(account.siteUrl, user.locale, 'account', 'forgot-password');
	const mail = texts[user.locale].passwordWasReset({ username: user.username, link });
	sendMail(account, user, { ...mail, links: [link] });
}
