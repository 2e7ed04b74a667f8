import type { ParsedInput } from '#contract/endpoint.ts';
import type { updateEmail as endpoint } from '#contract/endpoints/account-settings.ts';
import { siteLink } from '../../mail/links.ts';
import { type AccountResult, refuse, refuseUntil, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { securityTexts } from '../mails/security/texts.ts';
import { sendMail } from '../mails/send-mail.ts';
import { recordEvent } from '../security-events.ts';
import type { SignedInCall } from '../signed-in.ts';
import type { UserRow } from '../users.ts';
import { dropValidationTokens } from '../validation/validation-tokens.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { cancel } from './cancel-email-change.ts';
import { untilNextChange } from './email-limit.ts';
import { pendingEmailOf } from './pending-email.ts';
import { issueUndoToken } from './undo-tokens.ts';

type EmailCall = SignedInCall<ParsedInput<typeof endpoint>>;

const inUse = refuse('EMAIL_IN_USE', { fields: { email: 'msg.EMAIL_IN_USE' } });

/** Asks for a new address; the old one counts until the new one is confirmed. The answer says nothing of other players. */
export async function updateEmail(
	account: AccountContext,
	{ user, input, device }: EmailCall,
): Promise<AccountResult> {
	const { email } = input;
	const isOwn = email === user.email;
	if (isOwn) return (await pendingEmailOf(account, user)) === null ? inUse : cancel(account, user, device);
	const wait = await untilNextChange(account, user);
	if (wait > 0) return refuseUntil(wait);
	// Those of the mails before were for another address.
	await dropValidationTokens(account.db, user.id);
	await account.db.updateTable('user').set({ pending_email: email }).where('id', '=', user.id).execute();
	await mailOld(account, user, email);
	await recordEvent(account, { userId: user.id, kind: 'emailChangeRequested', device });
	await askToConfirm(account, user, email);
	return succeed();
}

async function mailOld(account: AccountContext, user: UserRow, address: string): Promise<void> {
	const { username, locale } = user;
	const token = await issueUndoToken(account.db, user, account.now());
	const link = siteLink(account.siteUrl, locale, 'account', 'undo-email', token);
	const mail = securityTexts[locale].addressIsChanging({ username, address, link });
	await sendMail(account, user, mail);
}
