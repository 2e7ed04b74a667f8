import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { createSmsCode, digest } from '../../secrets.ts';
import { countOf, countUpTo, type Window } from '../attempts.ts';
import type { AccountContext } from '../call.ts';
import { texts } from '../mails/texts.ts';

const { times, within } = limits.attempts.smsPerNumber;

/** Set-up is counted apart: anybody may name a number there, and would else keep its owner's codes from them. */
function windowOf(account: AccountContext, { phone, isSetUp = false }: PhoneNumber): Window {
	return { key: `sms:${isSetUp ? 'set-up:' : ''}${phone}`, within, now: account.now() };
}

/** A code on its way, as it is stored. */
export interface SentCode {
	hash: string | null;
	expiresAt: number;
}

interface PhoneNumber {
	phone: string | null;
	/** Whether the number is only to become the MFA method. */
	isSetUp?: boolean;
}

interface Recipient extends PhoneNumber {
	locale: Locale;
}

/** Sends a new code to a number; undefined when it has had as many as an hour allows. `salt` is a token stored nowhere. */
export function sendCode(account: AccountContext, to: Recipient, salt: string): SentCode | undefined {
	if (!to.phone || !countUpTo(account.db, times, windowOf(account, to))) return undefined;
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
export function untilNextSms(account: AccountContext, to: PhoneNumber): number {
	return countOf(account.db, windowOf(account, to)).untilOldestLeaves;
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
