import type { ParsedOf } from '#contract/endpoint.ts';
import type { updateEmail as endpoint } from '#contract/endpoints/account-settings.ts';
import { limits } from '#contract/limits.ts';
import { run } from '../../../store/query.ts';
import { type Answer, refuse, refuseUntil, succeed } from '../answer.ts';
import { countUpTo } from '../attempts.ts';
import type { AccountContext } from '../call.ts';
import { mayMail } from '../mail-limit.ts';
import { siteLink } from '../mails/links.ts';
import { securityTexts } from '../mails/security/texts.ts';
import { sendMail } from '../mails/send-mail.ts';
import type { SignedInCall } from '../signed-in.ts';
import type { UserRow } from '../users.ts';
import { dropValidationToken } from '../validation/validation-tokens.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { issueUndoToken } from './undo-tokens.ts';

type EmailCall = SignedInCall<ParsedOf<typeof endpoint>>;

const { times, within } = limits.attempts.mailPerTarget;

const inUse = refuse('EMAIL_IN_USE', { fields: { email: 'msg.EMAIL_IN_USE' } });

/** Asks for a new address; the old one counts until the new one is confirmed. The answer tells nothing of other players. */
export function updateEmail(account: AccountContext, { user, input }: EmailCall): Answer {
	const { db, now } = account;
	const { email } = input;
	if (email === user.email) return inUse;
	const key = `update-email:${user.id}`;
	if (!countUpTo(db, times, { key, within, now: now() })) return refuseUntil(within);
	run(db, 'UPDATE user SET pending_email = ? WHERE id = ?', email, user.id);
	tellOld(account, user, email);
	// Refusing what others have asked for that address would tell that it has an account.
	if (mayMail(account, { user: undefined, asked: email })) askToConfirm(account, user, email);
	else dropValidationToken(db, user.id);
	return succeed();
}

function tellOld(account: AccountContext, user: UserRow, address: string): void {
	const { username, locale } = user;
	const token = issueUndoToken(account.db, user, account.now());
	const link = siteLink(account.siteUrl, locale, 'account', 'undo-email', token);
	const mail = securityTexts[locale].addressIsChanging({ username, address, link });
	sendMail(account, user, { ...mail, links: [link] });
}
