import { describe, expect, test } from 'vitest';
import type { CreationOptions, RequestOptions } from '#contract/endpoints/passkeys.ts';
import { Authenticator } from '../support/authenticator.ts';
import { type CookieJar, call, createJar, jarOf, newPlayer, type Player, siteUrl } from '../support/site.ts';

const at = (path: string) => `/api/account/${path}`;
const accountOf = async (jar: CookieJar) => (await call(at('profile'), { jar })).body.data;

/** A player with a passkey. */
async function withPasskey(): Promise<{ player: Player; authenticator: Authenticator }> {
	const player = await newPlayer();
	const jar = await jarOf(player);
	const body = { password: player.password };
	const options = (await call(at('passkeys/add/options'), { body, jar })).body.data as CreationOptions;
	const authenticator = new Authenticator(siteUrl());
	const credential = authenticator.create(options);
	const added = await call(at('passkeys/add'), { body: { name: 'Laptop', credential }, jar });
	expect(added.body.data).toHaveProperty('name', 'Laptop');
	return { player, authenticator };
}

async function begin(jar: CookieJar): Promise<RequestOptions> {
	return (await call(at('login/passkey/options'), { method: 'POST', jar })).body.data as RequestOptions;
}

describe('[SI-03] a sign-in by passkey', () => {
	test('starts a session in the browser that began it, whose cookie for that goes', async () => {
		const { player, authenticator } = await withPasskey();
		const jar = createJar();
		const options = await begin(jar);
		expect(jar.get('__Host-passkey')).toMatch(/^eyJ/);
		const credential = authenticator.get(options);
		const reply = await call(at('login/passkey'), { body: { credential }, jar });
		expect(reply.body.data).toHaveProperty('user.username', player.username);
		expect(JSON.stringify(reply.body)).not.toContain('token');
		expect(jar.get('__Host-passkey')).toBeUndefined();
		expect(await accountOf(jar)).toHaveProperty('user.passkeys', 1);
	});

	test('is finished in no other browser, whether that has begun one or not', async () => {
		const { authenticator } = await withPasskey();
		const [mine, theirs] = [createJar(), createJar()];
		const options = await begin(mine);
		const body = { credential: authenticator.get(options) };
		for (const jar of [createJar(), theirs]) {
			if (jar === theirs) await begin(theirs);
			const reply = await call(at('login/passkey'), { body, jar });
			expect([reply.status, reply.body.messages]).toEqual([422, ['NO_PENDING_PASSKEY']]);
			expect(jar.get('__Host-sid')).toBeUndefined();
		}
		expect((await call(at('login/passkey'), { body, jar: mine })).status).toBe(200);
	});

	test('ends the session that the browser came with', async () => {
		const { player, authenticator } = await withPasskey();
		const jar = await jarOf(await newPlayer());
		const before = createJar();
		before.set('__Host-sid', jar.get('__Host-sid') ?? '');
		const credential = authenticator.get(await begin(jar));
		await call(at('login/passkey'), { body: { credential }, jar });
		expect(await accountOf(jar)).toHaveProperty('user.username', player.username);
		expect((await call(at('profile'), { jar: before })).body.redirect).toBe('/account/login');
	});

	test('that was begun goes with a sign-out, and so does a broken cookie of one', async () => {
		const jar = await jarOf(await newPlayer());
		await begin(jar);
		await call(at('logout'), { method: 'POST', jar });
		expect(jar.get('__Host-passkey')).toBeUndefined();
		const { setCookies } = await call(at('profile'), { headers: { Cookie: '__Host-passkey=p' } });
		expect(setCookies).toContainEqual(expect.stringMatching(/^__Host-passkey=; .*Max-Age=0/));
	});
});
