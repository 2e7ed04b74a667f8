import { limits } from '#contract/limits.ts';
import { mailTarget } from '#lib/text/mail-link.ts';
import { type AccountRefusal, refuseUntil } from '../shared/answer.ts';
import { untilCounted } from '../shared/attempts.ts';
import type { Db } from '../store/store.ts';
import type { AccountContext, Caller } from './call.ts';
import { findByIdentifier, type UserRow } from './users.ts';

/** Whom a mail was asked for; nobody where the name or address is unknown. */
export interface MailTarget {
	user: UserRow | undefined;
	asked: string;
}

/** The mail address counts where both are given. */
export async function targetOf(
	db: Db,
	{ email, username }: { email?: string | undefined; username?: string | undefined },
): Promise<MailTarget> {
	const asked = email ?? username ?? '';
	return { user: await findByIdentifier(db, asked), asked: asked.toLowerCase() };
}

/** What a mail is for; each kind is counted apart, so that nobody keeps a reset from its owner by asking for other mails. */
export type MailKind = 'recovery' | 'verification' | 'address-in-use';

const { mailPerTarget, mailPerTargetHourly, mailPerAddress } = limits.attempts;

/** Counts one more mail under a key; gives the seconds to wait, and counts none, where a minute or hour allows no more. */
export function untilNextMail(account: AccountContext, key: string): Promise<number> {
	return untilCounted(
		account,
		[mailPerTarget, mailPerTargetHourly].map((limit) => ({ ...limit, key })),
	);
}

/** Whether one more mail may go to an address, or to a name that nobody has, which is counted all the same. */
export async function mayMail(account: AccountContext, kind: MailKind, asked: string): Promise<boolean> {
	return (await untilNextMail(account, `mail:${kind}:target:${mailTarget(asked)}`)) === 0;
}

/** Refuses a visitor who has asked for as many mails as an hour allows, to whomever; counts the others. */
export async function refuseAfterMails(
	account: AccountContext,
	kind: MailKind,
	{ address }: Caller,
): Promise<AccountRefusal | undefined> {
	const wait = await untilCounted(account, [{ ...mailPerAddress, key: `mail:${kind}:address:${address}` }]);
	return wait > 0 ? refuseUntil(wait) : undefined;
}
