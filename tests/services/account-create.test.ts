import { describe, expect, test } from 'vitest';
import {
	failLogin,
	login,
	mailOf,
	newcomer,
	newestToken,
	post,
	type Reply,
	withoutId,
} from './account-client.ts';
import { outbox, siteUrl, state, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

const wren = newcomer();
const codeOf = ({ body }: Reply) => body.messages?.[0];
const create = (more = {}, caller = {}) => post('create', newcomer(more), caller);

interface UserShown {
	id: string;
	username: string;
	email: string;
}

async function usersNow(): Promise<UserShown[]> {
	return Object(await state()).rows.user;
}

describe('creating an account', () => {
	test('stores the player unvalidated and mails one link', async () => {
		expect((await create()).body).toEqual({ status: true, data: null });
		const mails = await outbox(wren.email);
		expect(mails).toHaveLength(1);
		const link = mails[0]?.links[0] ?? '';
		expect(link).toMatch(new RegExp(`^${siteUrl}/account/validate/wren/[\\w-]{43}$`));
		expect(mails[0]?.text).toContain(link);
		expect(mails[0]?.html).toContain(`<a href="${link}">`);
		expect((await login('wren', wren.password)).body.messages).toEqual(['EMAIL_NOT_VERIFIED']);
	});

	test.each([
		['en', '', 'Welcome to'],
		['fr', '/fr', 'Bienvenue'],
		['es', '/es', 'bienvenida'],
	])('the mail is in %s, and so is the page that it leads to', async (locale, prefix, word) => {
		await create({ locale });
		const [mail] = await outbox(wren.email);
		expect(mail?.subject).toContain(word);
		expect(mail?.links[0]).toContain(`${siteUrl}${prefix}/account/validate/wren/`);
	});

	test('a known mail address gets the same answer, its owner a mail, and nobody a second account', async () => {
		const before = await usersNow();
		const unknown = await create();
		const known = await create({ username: 'lark', email: mailOf('mira') });
		expect(withoutId(known)).toEqual(withoutId(unknown));
		expect(await usersNow()).toHaveLength(before.length + 1);
		const [mail] = await outbox(mailOf('mira'));
		expect(mail?.subject).toBe('You already have an account');
		expect(mail?.links).toEqual([`${siteUrl}/account/login`, `${siteUrl}/account/forgot-password`]);
	});

	test('trying a name again answers the same after a known and an unknown address', async () => {
		await create();
		await create({ username: 'lark', email: mailOf('mira') });
		const afterUnknown = await create({ email: 'third@elsewhere.example' });
		const afterKnown = await create({ username: 'lark', email: 'third@elsewhere.example' });
		expect(withoutId(afterKnown)).toEqual(withoutId(afterUnknown));
	});

	test.each(['lark', mailOf('mira')])(
		'T05 signing in as %s tells the same after a known and an unknown address',
		async (known) => {
			const unknown = known === 'lark' ? 'wren' : wren.email;
			await create();
			await create({ username: 'lark', email: mailOf('mira') });
			const sent = { checked: true };
			for (const password of [
				wren.password,
				'Wrong1Password',
				wren.password,
				'Wrong2Password',
				wren.password,
			]) {
				const reply = await login(known, password, sent);
				expect(withoutId(reply)).toEqual(withoutId(await login(unknown, password, sent)));
				const code = password === wren.password ? 'EMAIL_NOT_VERIFIED' : 'INCORRECT_PASSWORD';
				expect(reply.body.messages).toEqual([code]);
			}
			for (const name of [known, unknown]) expect((await login(name, wren.password, sent)).status).toBe(429);
		},
	);

	test('T05 each password that an address was asked for with answers alike, and so do all names of it', async () => {
		const asked = [
			['one', 'Thistle3Bridge'],
			['two', 'Heather4Bridge'],
		] as const;
		for (const [known, address] of [
			['lark', mailOf('mira')],
			['wren', wren.email],
		] as const) {
			for (const [end, password] of asked) await create({ username: known + end, email: address, password });
			const from = { checked: true, address: known === 'lark' ? '192.0.2.1' : '192.0.2.2' };
			const codes: (string | undefined)[] = [];
			for (const [, password] of asked) codes.push(codeOf(await login(address, password, from)));
			for (const [end] of asked) codes.push(...(await failLogin(known + end, 2, from)).map(codeOf));
			codes.push(...(await failLogin(address, 4, from)).map(codeOf));
			expect(codes).toEqual([
				...Array(2).fill('EMAIL_NOT_VERIFIED'),
				...Array(7).fill('INCORRECT_PASSWORD'),
				'TOO_MANY_REQUESTS',
			]);
		}
	});

	test('a taken user name is refused, in any capitals', async () => {
		const { status, body } = await create({ username: 'MiRa' });
		expect(status).toBe(422);
		expect(body.messages).toEqual(['USERNAME_IN_USE']);
		expect(body.fields).toEqual({ username: 'msg.USERNAME_IN_USE' });
	});

	test('somebody too young by a day is refused, and old enough by the sandbox’s clock is not', async () => {
		const now = new Date();
		const born = (days: number) => {
			const date = new Date(Date.UTC(now.getUTCFullYear() - 16, now.getUTCMonth(), now.getUTCDate() + days));
			return { day: date.getUTCDate(), month: date.getUTCMonth() + 1, year: date.getUTCFullYear() };
		};
		const refused = await create({ dateOfBirth: born(1) });
		expect(refused.status).toBe(422);
		expect(refused.body).toEqual({
			messages: ['AGE_NOT_MET'],
			fields: { dateOfBirth: 'msg.AGE_NOT_MET' },
			requestId: expect.any(String),
		});
		expect((await create({ dateOfBirth: born(0) })).status).toBe(200);
	});

	test.each([0, 2])('terms of version %i are not the latest', async (termsVersion) => {
		expect((await create({ termsVersion })).body.messages).toEqual(['TERMS_NOT_LATEST']);
	});

	test('fields that nobody may set are dropped', async () => {
		const forged = {
			id: 'mine',
			role: 'admin',
			emailVerified: true,
			mfa: 'totp',
			platforms: [{}],
			createdAt: 1,
		};
		await create({ ...forged, constructor: { prototype: {} } });
		const user = (await usersNow()).find(({ username }) => username === 'wren');
		expect(user).toEqual({
			...{ id: expect.not.stringMatching(/^mine$/), username: 'wren', email: wren.email, email_verified: 0 },
			...{ display_name: 'wren', country: 'BE', locale: 'en', newsletter: 0 },
			...{ factor: null, terms_version: 1 },
		});
	});

	test.each([
		['7 characters', 'Abcdef1', 'INVALID_PASSWORD'],
		['a common one', 'Password1', 'PASSWORD_TOO_COMMON'],
		['one with the user name', 'xWren12345', 'INVALID_PASSWORD'],
		['129 characters', `Aa1${'é'.repeat(126)}`, 'INVALID_PASSWORD'],
	])('the password %s is refused', async (_, password, code) => {
		const { status, body } = await create({ password });
		expect(status).toBe(400);
		expect(body.messages).toEqual([code]);
	});

	test('a password of 128 characters is verified to the last one', async () => {
		const password = `Aa1 ${'🦉'.repeat(123)}z`;
		await create({ password });
		await post('validate', { username: 'wren', token: await newestToken(wren.email) });
		expect((await login('wren', `${password.slice(0, -1)}y`)).status).toBe(422);
		expect((await login('wren', password)).status).toBe(200);
	});

	test('a mail has one recipient whatever the fields say', async () => {
		for (const field of ['username', 'email']) {
			const value = `${newcomer()[field as 'email']}\r\nBcc: x@y.example`;
			expect((await create({ [field]: value })).status).toBe(400);
		}
		expect(await outbox()).toEqual([]);
	});
});

describe('doing it more than once', () => {
	test('ten identical requests at once make one player and one mail', async () => {
		const replies = await Promise.all(Array.from({ length: 10 }, () => create()));
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
		expect((await usersNow()).filter(({ username }) => username === 'wren')).toHaveLength(1);
		expect(await outbox()).toHaveLength(1);
	});

	test('ten at once for one address with different names make one player', async () => {
		await Promise.all(Array.from({ length: 10 }, (_, index) => create({ username: `wren${index}` })));
		expect((await usersNow()).filter(({ email }) => email === wren.email)).toHaveLength(1);
	});

	test('[R15] the same key gives the same answer, at once and later, and makes one player', async () => {
		const caller = { idempotencyKey: 'c1b7ce34-0001-4d4e-9a55-1c0c6f1a4e11' };
		const replies = await Promise.all(Array.from({ length: 10 }, () => create({}, caller)));
		replies.push(await create({}, caller));
		for (const { status, body } of replies) {
			expect(status).toBe(200);
			expect(body).toEqual({ status: true, data: null });
		}
		expect(await outbox()).toHaveLength(1);
	});

	test('the key of one visitor means nothing for another', async () => {
		const idempotencyKey = 'c1b7ce34-0002-4d4e-9a55-1c0c6f1a4e11';
		await create({}, { idempotencyKey, address: '192.0.2.1' });
		const other = await create({}, { idempotencyKey, address: '192.0.2.2' });
		expect(other.body.messages).toEqual(['USERNAME_IN_USE']);
	});

	test('a refused request may be mended and sent with the same key', async () => {
		const caller = { idempotencyKey: 'c1b7ce34-0003-4d4e-9a55-1c0c6f1a4e11' };
		expect((await create({ username: 'mira' }, caller)).status).toBe(422);
		expect((await create({}, caller)).status).toBe(200);
	});
});
