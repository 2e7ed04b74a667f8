import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { type Allowance, countOf, untilCounted } from '../../shared/attempts.ts';
import { createSmsCode, digest } from '../../shared/secrets.ts';
import type { AccountContext } from '../call.ts';
import { texts } from '../mails/texts.ts';

const { smsPerNumber, smsPerNumberDaily } = limits.attempts;

/** Set-up is counted apart: anybody may name a number there, and would else keep its owner's codes from them. */
function allowancesOf(account: AccountContext, { phone, isSetUp = false }: PhoneNumber): Allowance[] {
	const key = `sms:${isSetUp ? 'set-up:' : ''}${phone}`;
	return [smsPerNumber, smsPerNumberDaily].map((limit) => ({ ...limit, key, now: account.now() }));
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

/** Sends a new code to a number; undefined when it has had as many as an hour or a day allows. `salt` is a token stored nowhere. */
export function sendCode(account: AccountContext, to: Recipient, salt: string): SentCode | undefined {
	if (!to.phone || untilCounted(account.db, allowancesOf(account, to)) > 0) return undefined;
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
	const waits = allowancesOf(account, to).map((allowance) => {
		const { times, untilOldestLeaves } = countOf(account.db, allowance);
		return times < allowance.times ? 1 : untilOldestLeaves;
	});
	return Math.max(...waits);
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
