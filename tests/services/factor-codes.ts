import { Secret, TOTP } from 'otpauth';
import { players } from '../../sandbox/services/players/players.ts';
import { demoRecoveryCodes } from '../../sandbox/services/players/recovery-codes.ts';
import { type PlayerName, post, signIn } from './account-client.ts';
import { outbox, sandboxNow } from './own-services.ts';

export const tomasSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const inesPhone = '+16135550123';

const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/** What an app with that secret showed or shows some steps of 30 s from now. */
export async function totpCode(secret = tomasSecret, steps = 0): Promise<string> {
	return totpOf(secret).generate({ timestamp: (await sandboxNow()) + steps * 30_000 });
}

/** A code that such an app shows at no time near now. */
export async function wrongCode(secret = tomasSecret): Promise<string> {
	const right = await Promise.all([-1, 0, 1, 2].map((step) => totpCode(secret, step)));
	return ['000000', '000001', '000002', '000003', '000004'].find((code) => !right.includes(code)) ?? '';
}

/** The newest code that a phone was sent. */
export async function smsCode(phone = inesPhone): Promise<string> {
	return /\d{6}/.exec((await outbox(phone)).at(-1)?.text ?? '')?.[0] ?? '';
}

/** One of the recovery codes that a demo player starts with. */
export function recoveryCode(name: PlayerName, index = 0): string {
	const player = players.find(({ username }) => username === name);
	return (player && demoRecoveryCodes(player)[index]) ?? '';
}

/** A code that is good although the one of this moment is used up. */
export const nextTotpCode = (secret = tomasSecret) => totpCode(secret, 1);

/** The session of a demo player with MFA; the app's code of this moment is used up by it. */
export async function sessionWithFactor(name: 'tomas' | 'ines'): Promise<string> {
	const { body } = await signIn(name);
	const code = name === 'tomas' ? await totpCode() : await smsCode();
	const finished = await post('mfa/submitcode', { code }, { bearer: body.challenge?.token });
	if (!finished.body.session) throw new Error(`${name} got no session: ${JSON.stringify(finished.body)}`);
	return finished.body.session.token;
}
