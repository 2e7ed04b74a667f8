import { randomBytes } from 'node:crypto';
import { botToken, outboxOf } from './control.ts';
import { type CookieJar, createJar } from './cookie-jar.ts';
import { type CallOptions, call, freshAddress, type Reply } from './site.ts';

/** What somebody signs in with. */
export interface Player {
	username: string;
	email: string;
	password: string;
}

const seeded = (username: string, password: string): Player => ({
	username,
	email: `${username}@players.example`,
	password,
});

/** The players that the sandbox starts with. */
export const players = {
	mira: seeded('mira', 'Lantern7Keep'),
	tomas: { ...seeded('tomas', 'Harbor4Light'), totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
	ines: { ...seeded('ines', 'Compass9Rose'), phone: '+16135550123' },
	nadia: seeded('nadia', 'Willow5Gate'),
	oskar: seeded('oskar', 'Ember8Stone'),
	pavel: seeded('pavel', 'Granite6Owl'),
};

/** A request to create an account that nothing is wrong with. */
export async function creation(player: Player, more: Record<string, unknown> = {}) {
	return {
		...player,
		dateOfBirth: { day: 3, month: 2, year: 1990 },
		country: 'BE',
		locale: 'en',
		acceptTerms: true,
		termsVersion: 1,
		newsletter: false,
		captcha: await botToken('login'),
		...more,
	};
}

/** Somebody whom nobody knows yet. */
export function stranger(): Player {
	const username = `p${randomBytes(6).toString('hex')}`;
	return { username, email: `${username}@players.example`, password: 'Thistle3Bridge' };
}

/** The last two parts of the newest link in a mail: user name and token. */
export async function newestToken(email: string): Promise<{ username: string; token: string }> {
	const link = (await outboxOf(email)).at(-1)?.links[0] ?? '';
	const [token = '', username = ''] = new URL(link).pathname.split('/').reverse();
	return { username, token };
}

/** Creates a player through the site and confirms the mail address. */
export async function newPlayer(more: Record<string, unknown> = {}): Promise<Player> {
	const player = stranger();
	const from = freshAddress();
	const created = await call('/api/account/create', { body: await creation(player, more), from });
	if (created.status !== 200) throw new Error(`create: ${created.status} ${created.text}`);
	const validated = await call('/api/account/validate', { body: await newestToken(player.email), from });
	if (validated.status !== 200) throw new Error(`validate: ${validated.status} ${validated.text}`);
	return player;
}

/** Shows once more who it is that is signed in, so that sensitive changes need no more for a while; for players without MFA. */
export async function verifySession({ password }: Player, jar: CookieJar): Promise<void> {
	const body = { password, code: '' };
	const reply = await call('/api/account/mfa/addtotp', { body, jar, from: freshAddress() });
	if (reply.status !== 200) throw new Error(`mfa/addtotp: ${reply.status} ${reply.text}`);
}

/** Signs in; the jar keeps the session. */
export function signIn(
	{ username, password }: Player,
	jar: CookieJar,
	options: Pick<CallOptions, 'site' | 'from' | 'headers'> = {},
): Promise<Reply> {
	return call('/api/account/login', { body: { username, password }, jar, from: freshAddress(), ...options });
}

/** Signs in with a cookie jar of its own, and gives that. */
export async function jarOf(player: Player): Promise<CookieJar> {
	const jar = createJar();
	await signIn(player, jar);
	return jar;
}
