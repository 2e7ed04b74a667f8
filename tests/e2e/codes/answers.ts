import type { Page, Route } from '@playwright/test';
import type { ErrorCode } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { CreationOptions, Passkey, RequestOptions } from '#contract/endpoints/passkeys.ts';
import { json, profile } from '../shell-support.ts';
import type { Journey } from './journey.ts';

const wren = { username: 'wren', displayName: 'Wren', expires: '2099-01-01T00:00:00.000Z' };
const session = { device: 'Firefox, Linux', lastSeen: '2026-01-01T00:00:00.000Z', current: false };
const autosave = {
	...{ name: 'Autosave', game: 'Emberwick', size: 1000, platform: null },
	updatedAt: '2026-01-01T00:00:00.000Z',
};
export const passkey: Passkey = {
	...{ id: 'one', name: 'Lighthouse', createdAt: '2026-01-01T00:00:00.000Z' },
	...{ lastUsedAt: null, backedUp: false },
};
const creationOptions: CreationOptions = {
	challenge: 'AAAAAAAAAAA',
	rp: { id: 'localhost', name: 'The studio' },
	user: { id: 'AAAAAAAAAAA', name: 'mira', displayName: 'Mira' },
	pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
	timeout: 60_000,
	excludeCredentials: [],
	authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
	attestation: 'none',
};
const requestOptions: RequestOptions = {
	...{ challenge: 'AAAAAAAAAAA', rpId: 'localhost', timeout: 60_000 },
	...{ userVerification: 'required', allowCredentials: [] },
};

/** What the calls around the one under test answer, by the end of their path. */
const around: Record<string, unknown> = {
	'account/sessions': [
		{ ...session, id: 'one' },
		{ ...session, id: 'other' },
	],
	'account/merch': [],
	'account/security-events': [],
	'account/mails': [{ kind: 'jobs', state: 'on' }],
	'account/mails/by-link': { email: 'm•••@p•••.example', mails: [{ kind: 'jobs', state: 'on' }] },
	'wishlist/list': [],
	'account/mfa/addtotp': { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
	'account/passkeys': [passkey],
	'account/passkeys/add/options': creationOptions,
	'account/passkeys/verify/options': requestOptions,
	'account/login/passkey/options': requestOptions,
	'account/mfa/passkey/options': requestOptions,
	'friends/list': {
		friends: [],
		incoming: [wren],
		outgoing: [{ ...wren, username: 'other' }],
		blocked: [{ username: 'heron', displayName: 'Heron' }],
		onlineVisibleTo: 'friends',
	},
	'saves/list': [autosave],
};

const refused = (status: number, code: ErrorCode) =>
	json(status, { messages: [code], requestId: 'a-request-of-a-test' });

/** A change of the account is refused like that only once it was said who makes it. */
function isUnproven(route: Route): boolean {
	const sent = route.request().postDataJSON() as { password?: string; code?: string } | null;
	return sent?.password === '' && sent.code === '';
}

function pathOf({ path }: Endpoint): RegExp {
	return new RegExp(`${path.replace(/:\w+/g, '[^/]+')}$`);
}

/** Answers every call of a page; the one under test with the code that is set. */
export async function answerCalls(page: Page, { endpoint, user }: Journey) {
	let code: ErrorCode = 'INTERNAL_SERVER_ERROR';
	const asksForProof = endpoint.codes.includes('MISSING_PASSWORD_REVALIDATION');
	const nobody = { redirect: '/account/login' };
	const who = user
		? { ...profile, data: { ...profile.data, user: { ...profile.data.user, ...user } } }
		: nobody;
	const own = pathOf(endpoint);
	await page.route(
		(url) => url.pathname.startsWith('/api/'),
		(route) => {
			const path = new URL(route.request().url()).pathname;
			if (own.test(path)) {
				const isFirst = asksForProof && isUnproven(route);
				const status = code === 'API_MAINTENANCE' ? 503 : 422;
				return route.fulfill(refused(status, isFirst ? 'MISSING_PASSWORD_REVALIDATION' : code));
			}
			const data = around[path.replace('/api/', '')] ?? null;
			return route.fulfill(json(200, path === '/api/account/profile' ? who : { status: true, data }));
		},
	);
	if (user) {
		const url = process.env.TEST_SITE_URL ?? '';
		await page.context().addCookies([{ name: 'signed_in', value: '1', url }]);
	}
	return (next: ErrorCode) => {
		code = next;
	};
}
