import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { createSmsCode, digest } from '../../secrets.ts';
import { countOf, countUpTo, type Window } from '../attempts.ts';
import type { AccountContext } from '../call.ts';
import { texts } from '../mails/texts.ts';

const { times, within } = limits.attempts.smsPerNumber;

function windowOf(account: AccountContext, phone: string): Window {
	return { key: `sms:${phone}`, within, now: account.now() };
}

/** A code on its way, as it is stored. */
export interface SentCode {
	hash: string | null;
	expiresAt: number;
}

interface Recipient {
	phone: string | null;
	locale: Locale;
}

/** Sends a new code to a number; undefined when it has had as many as an hour allows. `salt` is a token stored nowhere. */
export function sendCode(account: AccountContext, to: Recipient, salt: string): SentCode | undefined {
	if (!to.phone || !countUpTo(account.db, times, windowOf(account, to.phone))) return undefined;
	const code = createSmsCode();
	account.send({
		kind: 'sms',
		to: to.phone,
		locale: to.locale,
		subject: '',
		text: texts[to.locale].smsCode(code),
	});
	return { hash: hashOf(code, salt), expiresAt: account.now() + limits.lifetime.smsCode * 1000 };
}

/** Seconds until the number may get another text message. */
export function untilNextSms(account: AccountContext, { phone }: Pick<Recipient, 'phone'>): number {
	return countOf(account.db, windowOf(account, phone ?? '')).untilOldestLeaves;
}

interface Typed {
	code: string;
	salt: string;
	now: number;
}

export function isSentCode({ hash, expiresAt }: SentCode, { code, salt, now }: Typed): boolean {
	return expiresAt > now && hash === hashOf(code, salt);
}

// A million codes are soon tried; a token that is stored nowhere makes the hash useless to who reads it.
function hashOf(code: string, salt: string): string {
	return digest(`${salt}:${code}`);
}
