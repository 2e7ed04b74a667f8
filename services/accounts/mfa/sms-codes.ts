import { limits } from '#contract/limits.ts';
import type { Locale } from '#contract/locales.ts';
import { send } from '../../mail/send.ts';
import { type Allowance, countOf, untilCounted } from '../../shared/attempts.ts';
import { createSmsCode, digest } from '../../shared/secrets.ts';
import type { AccountContext } from '../call.ts';
import { texts } from '../mails/texts.ts';

const { smsPerNumber, smsPerNumberDaily } = limits.attempts;

/** Set-up is counted apart: anybody may name a number there, and would else keep its owner's codes from them. */
function allowancesOf({ phone, isSetUp = false }: PhoneNumber): Allowance[] {
	const key = `sms:${isSetUp ? 'set-up:' : ''}${phone}`;
	return [smsPerNumber, smsPerNumberDaily].map((limit) => ({ ...limit, key }));
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
export async function sendCode(
	account: AccountContext,
	to: Recipient,
	salt: string,
): Promise<SentCode | undefined> {
	if (!to.phone || (await untilCounted(account, allowancesOf(to))) > 0) return undefined;
	const code = createSmsCode();
	await send(account, {
		kind: 'sms',
		to: to.phone,
		locale: to.locale,
		subject: '',
		text: texts[to.locale].smsCode(code),
	});
	return { hash: hashOf(code, salt), expiresAt: account.now() + limits.lifetime.smsCode * 1000 };
}

/** Seconds until the number may get another text message. */
export async function untilNextSms(account: AccountContext, to: PhoneNumber): Promise<number> {
	const waits: number[] = [];
	for (const allowance of allowancesOf(to)) {
		const { times, untilOldestLeaves } = await countOf(account, allowance);
		waits.push(times < allowance.times ? 1 : untilOldestLeaves);
	}
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
