import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { $session, checkSession, recheckSession, setSession } from '#stores/session.store.ts';
import { eventually } from '../support/eventually.ts';

const user = {
	...{ username: 'mira', email: 'mira@players.example', emailVerified: true, displayName: 'Mira' },
	...{ country: 'BE', locale: 'en', phoneMasked: null, mfa: null, recoveryCodesLeft: 0 },
	...{ termsVersion: 1, newsletter: false, platforms: [] },
};

let server: Server;
const asked: ServerResponse[] = [];

beforeAll(async () => {
	server = createServer((_request, response) => void asked.push(response));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	vi.stubEnv('PUBLIC_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
	vi.unstubAllEnvs();
	server.close();
});

const signedIn = JSON.stringify({ status: true, data: { user, expire: '2030-01-01T00:00:00.000Z' } });

beforeEach(() => {
	setSession();
	asked.length = 0;
});

test('[EN-02] an answer that a later question has overtaken signs nobody out', async () => {
	const early = recheckSession();
	await eventually(() => expect(asked).toHaveLength(1));
	const later = recheckSession();
	await eventually(() => expect(asked).toHaveLength(2));
	asked[1]?.end(signedIn);
	await later;
	asked[0]?.end('{"redirect":"/account/login"}');
	await early;
	expect($session.get().user?.username).toBe('mira');
});

test('[EN-02] a changed mail address is that of the user once the profile is asked for again', async () => {
	for (const email of ['mira@players.example', 'new@players.example']) {
		asked.length = 0;
		const question = recheckSession();
		await eventually(() => expect(asked).toHaveLength(1));
		asked[0]?.end(signedIn.replace(user.email, email));
		await question;
		expect($session.get().user?.email).toBe(email);
	}
});

test('R13 an answer that a logout elsewhere has overtaken shows nobody, and is not shared any more', async () => {
	const early = recheckSession();
	await eventually(() => expect(asked).toHaveLength(1));
	setSession();
	asked[0]?.end(signedIn);
	await early;
	expect($session.get().user).toBeNull();
	const later = checkSession();
	await eventually(() => expect(asked).toHaveLength(2));
	asked[1]?.end('{"redirect":"/account/login"}');
	expect((await later).kind).toBe('redirect');
});
