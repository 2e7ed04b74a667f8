import { afterEach, expect, test } from 'vitest';
import { readConfig } from '#contract/config.ts';
import { demoContent } from '../../sandbox/content/demo-content.ts';
import { passwords, post, sessionOf, signIn } from './account-client.ts';
import { inesPhone } from './factor-codes.ts';
import { clockAhead, outbox, withOwnSandbox } from './own-services.ts';

withOwnSandbox({ smsPerDay: 3 });
afterEach(() => clockAhead(0));

const ask = async (to: string, address: string) => {
	const bearer = await sessionOf('mira');
	return post('mfa/addsms', { phone: to, password: passwords.mira }, { bearer, address });
};

test('[FX-36] what all set-ups cost in a day is limited, and those who have set up still get their codes', async () => {
	for (const last of [1, 2, 3]) expect((await ask(`+1613555017${last}`, `192.0.2.${last}`)).status).toBe(200);
	const refused = await ask('+16135550174', '192.0.2.4');
	expect([refused.status, refused.body.messages]).toEqual([429, ['TOO_MANY_REQUESTS']]);
	expect((await signIn('ines')).body.data).toEqual({ mfa: 'sms' });
	expect(await outbox(inesPhone)).toHaveLength(1);
	await clockAhead(Number(refused.headers.get('Retry-After')) + 1);
	expect((await ask('+16135550174', '192.0.2.4')).status).toBe(200);
});

test('[FX-36] countries are those of the offices unless a studio names others', () => {
	const codes = (demoContent.offices ?? []).map(({ address }) => Object(address).countryCode);
	const { SMS_COUNTRIES } = readConfig({}, ['SMS_COUNTRIES']);
	expect([...SMS_COUNTRIES].sort()).toEqual([...new Set(codes)].sort());
	expect(readConfig({ SMS_COUNTRIES: 'fr, us' }, ['SMS_COUNTRIES']).SMS_COUNTRIES).toEqual(['FR', 'US']);
});
