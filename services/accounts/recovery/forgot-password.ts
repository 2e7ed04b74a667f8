import type { ParsedInput } from '#contract/endpoint.ts';
import type { forgotPassword as endpoint } from '#contract/endpoints/account.ts';
import { siteLink } from '../../mail/links.ts';
import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { lockUser } from '../lock-user.ts';
import { mayMail, refuseAfterMails, targetOf } from '../mail-limit.ts';
import { sendMail } from '../mails/send-mail.ts';
import { texts } from '../mails/texts.ts';
import { passkeyNames } from '../passkeys/passkeys.ts';
import { linkedNames } from '../platforms/linked-names.ts';
import type { UserRow } from '../users.ts';
import { issueResetCode } from './reset-codes.ts';

/** Mails a reset link; the answer is the same for everybody. */
export function forgotPassword(
	_account: AccountContext,
	call: AccountCall<ParsedInput<typeof endpoint>>,
): Promise<AccountResult> {
	return call.commit(async (account) => {
		const refusal = await refuseAfterMails(account, 'recovery', call);
		if (refusal) return refusal;
		const { user: seen, asked } = await targetOf(account.db, call.input);
		const user = seen && (await lockUser(account, seen.id));
		const may = await mayMail(account, 'recovery', user?.email ?? asked);
		if (may && user) await sendReset(account, user);
		return succeed();
	});
}

async function sendReset(account: AccountContext, user: UserRow): Promise<void> {
	const code = await issueResetCode(account.db, user.id, account.now());
	const link = siteLink(account.siteUrl, user.locale, 'account', 'reset-password', user.username, code);
	const mail = texts[user.locale].resetPassword({
		username: user.username,
		link,
		platforms: await linkedNames(account, user.id),
		passkeys: await passkeyNames(account, user.id),
	});
	await sendMail(account, user, mail);
}
