import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import { mailTarget } from '#lib/text/mail-link.ts';
import { type AccountRefusal, refuseUntil } from '../shared/answer.ts';
import { count, countOf, untilCounted } from '../shared/attempts.ts';
import type { AccountContext, Caller } from './call.ts';
import { findByIdentifier, type UserRow } from './users.ts';

/** Whom a mail was asked for; nobody where the name or address is unknown. */
export interface MailTarget {
	user: UserRow | undefined;
	asked: string;
}

/** The mail address counts where both are given. */
export function targetOf(
	db: DatabaseSync,
	{ email, username }: { email?: string | undefined; username?: string | undefined },
): MailTarget {
	const asked = email ?? username ?? '';
	return { user: findByIdentifier(db, asked), asked: asked.toLowerCase() };
}

/** What a mail is for; each kind is counted apart, so that nobody keeps a reset from its owner by asking for other mails. */
export type MailKind = 'recovery' | 'verification' | 'address-in-use';

const { mailPerTarget, mailPerTargetHourly, mailPerAddress } = limits.attempts;

/** Counts one more mail under a key; gives the seconds to wait, and counts none, where a minute or hour allows no more. */
export function untilNextMail({ db, now }: AccountContext, key: string): number {
	const allowances = [mailPerTarget, mailPerTargetHourly].map((limit) => ({ ...limit, key, now: now() }));
	return untilCounted(db, allowances);
}

/** Whether one more mail may go to an address, or to a name that nobody has, which is counted all the same. */
export function mayMail(account: AccountContext, kind: MailKind, asked: string): boolean {
	return untilNextMail(account, `mail:${kind}:target:${mailTarget(asked)}`) === 0;
}

/** Refuses a visitor who has asked for as many mails as an hour allows, to whomever; counts the others. */
export function refuseAfterMails(
	{ db, now }: AccountContext,
	kind: MailKind,
	{ address }: Caller,
): AccountRefusal | undefined {
	const { times, within } = mailPerAddress;
	const window = { key: `mail:${kind}:address:${address}`, within, now: now() };
	const asked = countOf(db, window);
	if (asked.times >= times) return refuseUntil(asked.untilOldestLeaves);
	count(db, window);
	return undefined;
}
