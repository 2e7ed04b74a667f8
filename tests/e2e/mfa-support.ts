import { randomInt } from 'node:crypto';
import { type APIResponse, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { required } from '../support/required.ts';
import { outboxOf, type Player } from '../support/site.ts';

/** Calls the account as the page's own scripts do. */
export function post(page: Page, path: string, data: object): Promise<APIResponse> {
	return page.request.post(`/api/account/${path}`, { data, headers: { Origin: required('TEST_SITE_URL') } });
}

/** What an app with that secret shows some steps of 30 s from now. */
export function totpCode(secret: string, steps = 0): string {
	return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** The newest code that a phone was sent. */
export async function smsCode(phone: string): Promise<string> {
	return /\d{6}/.exec((await outboxOf(phone)).at(-1)?.text ?? '')?.[0] ?? '';
}

/** Gives the player who is signed in an app for MFA; tells its secret. The step after this one is the next. */
export async function addApp(page: Page, { password }: Player): Promise<string> {
	const begun = await post(page, 'mfa/addtotp', { password, code: '' });
	const { secret } = (await begun.json()).data as { secret: string };
	expect((await post(page, 'mfa/confirmtotp', { code: totpCode(secret) })).status()).toBe(200);
	return secret;
}

/** Gives the player who is signed in a phone for MFA; tells its number. */
export async function addPhone(page: Page, { password }: Player): Promise<string> {
	const phone = `+1613555${randomInt(1000, 9999)}`;
	await post(page, 'mfa/addsms', { phone, password, code: '' });
	expect((await post(page, 'mfa/confirmsms', { code: await smsCode(phone) })).status()).toBe(200);
	return phone;
}
