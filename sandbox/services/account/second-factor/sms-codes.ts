import { limits } from '#contract/limits.ts';
import { run } from '../../../store/query.ts';
import { createSmsCode, digest } from '../../secrets.ts';
import { countOf, countUpTo, type Window } from '../attempts.ts';
import type { AccountContext } from '../call.ts';
import { texts } from '../mails/texts.ts';
import type { UserRow } from '../users.ts';
import type { Challenge } from './challenges.ts';

const { times, within } = limits.attempts.smsPerNumber;

function windowOf(account: AccountContext, user: UserRow): Window {
	return { key: `sms:${user.phone}`, within, now: account.now() };
}

const update = 'UPDATE challenge SET code_hash = ?, code_expires_at = ? WHERE hash = ?';

/** Sends a new code for a challenge; false when the number has had as many as an hour allows. */
export function sendSmsCode(account: AccountContext, user: UserRow, challengeToken: string): boolean {
	if (!user.phone || !countUpTo(account.db, times, windowOf(account, user))) return false;
	const code = createSmsCode();
	const expires = account.now() + limits.lifetime.smsCode * 1000;
	run(account.db, update, hashOf(code, challengeToken), expires, digest(challengeToken));
	const text = texts[user.locale].smsCode(code);
	account.send({ kind: 'sms', to: user.phone, locale: user.locale, subject: '', text });
	return true;
}

/** Seconds until the number may get another text message. */
export function untilNextSms(account: AccountContext, user: UserRow): number {
	return countOf(account.db, windowOf(account, user)).untilOldestLeaves;
}

export function isSmsCode(
	challenge: Challenge,
	code: string,
	{ token, now }: { token: string; now: number },
) {
	return challenge.code_expires_at > now && challenge.code_hash === hashOf(code, token);
}

// A million codes are soon tried; the challenge's token, stored nowhere, makes the hash useless to who reads it.
function hashOf(code: string, challengeToken: string): string {
	return digest(`${challengeToken}:${code}`);
}
