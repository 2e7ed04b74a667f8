import { describe, expect, test } from 'vitest';
import {
	failLogin,
	login,
	mailOf,
	newestToken,
	passwords,
	post,
	signIn,
	withoutId,
} from './account-client.ts';
import { clockAhead, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const checked = { checked: true };
const codesOf = (replies: Awaited<ReturnType<typeof failLogin>>) =>
	replies.map(({ body }) => body.messages?.[0]);

describe('bot check', () => {
	test('after three failures a sign-in needs a bot check and is not counted without one', async () => {
		expect(codesOf(await failLogin('mira', 3, { checked: false }))).toEqual(
			Array(3).fill('INCORRECT_PASSWORD'),
		);
		for (const _ of Array(10).keys()) {
			const reply = await signIn('mira');
			expect(reply.status).toBe(403);
			expect(reply.body.messages).toEqual(['BOT_CHECK_FAILED']);
		}
		expect((await signIn('mira', checked)).status).toBe(200);
	});

	test('failures count per address too, over different accounts', async () => {
		for (const name of ['mira', 'pavel', 'nobody'])
			await failLogin(name, 1, { checked: false, address: '192.0.2.1' });
		expect((await signIn('oskar', { address: '192.0.2.1' })).status).toBe(403);
		expect((await signIn('oskar', { address: '192.0.2.2' })).status).toBe(200);
	});

	test('who is not one of our functions cannot say that the check was passed', async () => {
		await failLogin('mira', 3);
		expect((await signIn('mira', { checked: true, untrusted: true })).status).toBe(403);
	});
});

describe('lock of an account', () => {
	test.each(['mira', 'nobody', 'nobody@nowhere.example'])(
		'five wrong passwords for %s lock it',
		async (name) => {
			expect(codesOf(await failLogin(name, 5))).toEqual(Array(5).fill('INCORRECT_PASSWORD'));
			const locked = await login(name, passwords.mira, checked);
			expect(locked.status).toBe(429);
			expect(locked.body.messages).toEqual(['TOO_MANY_REQUESTS']);
			const seconds = Number(locked.headers.get('Retry-After'));
			expect(seconds).toBeGreaterThan(0);
			expect(seconds).toBeLessThanOrEqual(30);
		},
	);

	test('a known and an unknown name lock with the same answer', async () => {
		await failLogin('mira', 5, { address: '192.0.2.1' });
		await failLogin('nobody', 5, { address: '192.0.2.2' });
		const known = await login('mira', 'Wrong1Password', { ...checked, address: '192.0.2.3' });
		const unknown = await login('nobody', 'Wrong1Password', { ...checked, address: '192.0.2.3' });
		expect(withoutId(unknown)).toEqual(withoutId(known));
	});

	test('the owner of a locked name signs in with the address, and the other way round', async () => {
		await failLogin('mira', 5, { address: '192.0.2.1' });
		expect((await login(mailOf('mira'), passwords.mira)).status).toBe(200);
		await failLogin(mailOf('pavel'), 5, { address: '192.0.2.2' });
		expect((await signIn('pavel')).status).toBe(200);
	});

	test('a name takes no more than five tries in any capitals', async () => {
		const codes = codesOf([...(await failLogin('MIRA', 3)), ...(await failLogin('mira', 3))]);
		expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
	});

	test('the right password works again once the time is over', async () => {
		await failLogin('mira', 5);
		await clockAhead(31);
		expect((await signIn('mira', checked)).status).toBe(200);
	});

	test('each further failure doubles the lock up to 15 minutes', async () => {
		await failLogin('mira', 5, { address: '192.0.2.100' });
		let ahead = 0;
		for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
			const { headers } = await signIn('mira', checked);
			expect(Math.abs(Number(headers.get('Retry-After')) - seconds)).toBeLessThanOrEqual(2);
			ahead += seconds + 1;
			await clockAhead(ahead);
			await failLogin('mira', seconds >= 480 ? 5 : 1, { address: `192.0.2.${seconds % 250}` });
		}
	});

	test('success makes the account start afresh', async () => {
		await failLogin('mira', 4);
		await signIn('mira', checked);
		expect(codesOf(await failLogin('mira', 4))).toEqual(Array(4).fill('INCORRECT_PASSWORD'));
		expect((await signIn('mira', checked)).status).toBe(200);
	});

	test('the owner gets in by setting a new password', async () => {
		await failLogin('mira', 6, { address: '192.0.2.1' });
		await post('forgot-password', { username: 'mira' });
		const recoveryCode = await newestToken(mailOf('mira'));
		const password = 'Thistle3Bridge';
		expect((await post('reset-password', { username: 'mira', recoveryCode, password })).status).toBe(200);
		expect((await login('mira', password, { address: '192.0.2.2' })).status).toBe(200);
	});

	test('twenty wrong passwords at once are never more than five tries', async () => {
		const tries = Array.from({ length: 20 }, (_, index) =>
			login('mira', `Wrong${index}Password`, { ...checked, address: `192.0.2.${index}` }),
		);
		const codes = codesOf(await Promise.all(tries));
		expect(codes.filter((code) => code === 'INCORRECT_PASSWORD')).toHaveLength(5);
		expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(15);
	});

	test('twenty right passwords at once all get in', async () => {
		const replies = await Promise.all(Array.from({ length: 20 }, () => signIn('mira')));
		expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
	});
});

describe('lock of an address', () => {
	test('from the 21st wrong password on the address has to wait, another one has not', async () => {
		const codes: (string | undefined)[] = [];
		for (const number of Array(21).keys()) {
			codes.push(...codesOf(await failLogin(`someone${number}`, 1, { address: '192.0.2.1' })));
		}
		expect(codes.slice(0, 20)).toEqual(Array(20).fill('INCORRECT_PASSWORD'));
		expect(codes[20]).toBe('TOO_MANY_REQUESTS');
		const refused = await signIn('mira', { ...checked, address: '192.0.2.1' });
		expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(1);
		expect((await signIn('mira', { ...checked, address: '192.0.2.2' })).status).toBe(200);
		await clockAhead(901);
		expect((await signIn('mira', { ...checked, address: '192.0.2.1' })).status).toBe(200);
	});

	test('forty wrong passwords at once from one address are never more than twenty tries', async () => {
		const tries = Array.from({ length: 40 }, (_, index) =>
			login(`someone${index}`, 'Wrong1Password', { ...checked, address: '192.0.2.1' }),
		);
		const codes = codesOf(await Promise.all(tries));
		expect(codes.filter((code) => code === 'INCORRECT_PASSWORD')).toHaveLength(20);
	});

	test('signing in does not give an address its failures back', async () => {
		for (const number of Array(19).keys()) await failLogin(`someone${number}`, 1, { address: '192.0.2.1' });
		await signIn('mira', { ...checked, address: '192.0.2.1' });
		await failLogin('another', 1, { address: '192.0.2.1' });
		expect((await signIn('mira', { ...checked, address: '192.0.2.1' })).status).toBe(429);
	});

	test('an address that a visitor writes themselves is not believed', async () => {
		for (const number of Array(3).keys()) {
			const forged = { 'X-Forwarded-For': `198.51.100.${number}`, 'X-Real-IP': `198.51.100.${number}` };
			const caller = { untrusted: true, address: `198.51.100.${number}`, headers: forged };
			await failLogin(`someone${number}`, 1, caller);
		}
		const reply = await signIn('mira', { untrusted: true, address: '198.51.100.77' });
		expect(reply.status).toBe(403);
	});

	test('a name that looks like an address counts against no address', async () => {
		const names = ['address:192.0.2.7', 'name:mira', 'recovery:address:192.0.2.7'];
		for (const name of names) await failLogin(name, 5, { address: '192.0.2.1' });
		for (const _ of Array(3).keys()) await post('forgot-password', { username: 'address:192.0.2.7' });
		expect((await signIn('mira', { address: '192.0.2.7' })).status).toBe(200);
	});

	test('addresses of one IPv6 network count as one', async () => {
		for (const tail of ['1', '2', 'ffff:1']) {
			await failLogin(`someone${tail.length}`, 1, { address: `2001:db8:1:2::${tail}` });
		}
		expect((await signIn('mira', { address: '2001:db8:1:2:3:4:5:6' })).status).toBe(403);
		expect((await signIn('mira', { address: '2001:db8:1:3::1' })).status).toBe(200);
	});
});
