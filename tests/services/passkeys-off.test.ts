import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { partsAt } from '#contract/parts.ts';
import { login, mailOf, passwords, post, sessionOf, userOf } from './account-client.ts';
import { sessionWithFactor } from './factor-codes.ts';
import { origin, outbox, serviceKey, services, withOwnSandbox } from './own-services.ts';

withOwnSandbox({ hasPasskeys: false });

const calls = endpoints.filter(({ path }) => partsAt(path).includes('passkeys'));

/** A passkey from a time when there were some. */
async function keepPasskey(username: string): Promise<void> {
	const { db } = services();
	const { id } = await db
		.selectFrom('user')
		.select('id')
		.where('username', '=', username)
		.executeTakeFirstOrThrow();
	const row = {
		id: 'old',
		user_id: id,
		credential_id: 'old',
		public_key: 'old',
		counter: 0,
		transports: '[]',
	};
	await db
		.insertInto('passkey')
		.values({ ...row, name: 'Laptop', backed_up: 0, created_at: 0, last_used_at: null })
		.execute();
}

test('[SI-03] T114 a service without passkeys has none of their calls', async () => {
	const bearer = await sessionOf('mira');
	expect(calls).toHaveLength(11);
	for (const { method, path } of calls) {
		const headers = { 'X-Service-Key': serviceKey, Authorization: `Bearer ${bearer}` };
		const reply = await fetch(`${origin()}/accounts${path}`, { method, headers });
		expect([path, reply.status]).toEqual([path, 404]);
	}
});

test('[SI-03] T114 a passkey from before lets nobody in: neither profile, sign-in nor mail offers it', async () => {
	await keepPasskey('tomas');
	expect((await userOf(await sessionWithFactor('tomas'))).passkeys).toBeNull();
	const waiting = await login('tomas', passwords.tomas);
	expect(waiting.body.data).toEqual({ mfa: 'totp' });
	await post('forgot-password', { username: 'tomas' });
	const mail = (await outbox(mailOf('tomas'))).at(-1);
	expect(mail?.text).toContain('reset-password');
	expect(mail?.text).not.toMatch(/passkey/i);
});
