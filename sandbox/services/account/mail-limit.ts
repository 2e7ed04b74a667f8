import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#contract/limits.ts';
import { countUpTo } from './attempts.ts';
import type { AccountContext } from './call.ts';
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

const { times, within } = limits.attempts.mailPerTarget;

/** Whether one more mail may go there; counts it, for unknown targets too, so that both do the same work. */
export function mayMail({ db, now }: AccountContext, { user, asked }: MailTarget): boolean {
	return countUpTo(db, times, { key: `mail:${user?.email ?? asked}`, within, now: now() });
}
