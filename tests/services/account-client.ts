import type { Account, User } from '#contract/endpoints/account.ts';
import { upstreamHeaders } from '#contract/upstream.ts';
import { origin, outbox, serviceKey } from './own-services.ts';

interface Grant {
	token: string;
	expire: string;
}

export interface Reply {
	status: number;
	headers: Headers;
	body: {
		status?: true;
		data?: Account | { mfa: string } | null;
		redirect?: string;
		session?: Grant;
		challenge?: Grant;
		messages?: string[];
		fields?: Record<string, string>;
		requestId?: string;
	};
}

export interface Caller {
	bearer?: string | undefined;
	/** The visitor's address, as a function tells it. */
	address?: string;
	/** Whether the function has verified a bot-check token. */
	checked?: boolean;
	idempotencyKey?: string;
	headers?: Record<string, string>;
	/** Leaves the functions' key away. */
	untrusted?: boolean;
}

function headersOf({ bearer, address, checked, idempotencyKey, headers, untrusted }: Caller) {
	return {
		...(!untrusted && { [upstreamHeaders.serviceKey]: serviceKey }),
		...(address && { [upstreamHeaders.clientAddress]: address }),
		...(checked && { [upstreamHeaders.botCheck]: 'passed' }),
		...(bearer && { Authorization: `Bearer ${bearer}` }),
		...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
		...headers,
	};
}

async function send(path: string, init: RequestInit): Promise<Reply> {
	const response = await fetch(`${origin()}/accounts/api/account/${path}`, init);
	return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
}

/** Posts as one of our functions does. */
export function post(path: string, body: unknown, caller: Caller = {}): Promise<Reply> {
	const headers = { 'Content-Type': 'application/json', ...headersOf(caller) };
	return send(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Reads as one of our functions does. */
export function get(path: string, bearer?: string): Promise<Reply> {
	return send(path, { headers: headersOf({ bearer }) });
}

export function profile(bearer?: string): Promise<Reply> {
	return get('profile', bearer);
}

/** Who is signed in with that token. */
export async function userOf(bearer: string): Promise<User> {
	const { data } = (await profile(bearer)).body;
	if (!data || !('user' in data)) throw new Error('nobody is signed in with that token');
	return data.user;
}

export const passwords = {
	mira: 'Lantern7Keep',
	tomas: 'Harbor4Light',
	ines: 'Compass9Rose',
	nadia: 'Willow5Gate',
	oskar: 'Ember8Stone',
	pavel: 'Granite6Owl',
};

export type PlayerName = keyof typeof passwords;

export const mailOf = (name: string) => `${name}@players.example`;

export function login(username: string, password: string, caller: Caller = {}): Promise<Reply> {
	return post('login', { username, password }, caller);
}

/** Signs in one of the demo players. */
export function signIn(name: PlayerName, caller: Caller = {}): Promise<Reply> {
	return login(name, passwords[name], caller);
}

/** The session that a demo player without MFA gets. */
export async function sessionOf(name: PlayerName): Promise<string> {
	const { body } = await signIn(name);
	if (!body.session) throw new Error(`${name} got no session: ${JSON.stringify(body)}`);
	return body.session.token;
}

/** Wrong passwords one after another, past the bot check. */
export async function failLogin(name: string, times: number, caller: Caller = {}): Promise<Reply[]> {
	const replies: Reply[] = [];
	for (let time = 0; time < times; time += 1) {
		replies.push(await login(name, `Wrong${time}Password`, { checked: true, ...caller }));
	}
	return replies;
}

/** A request to create an account that is wrong in nothing. */
export function newcomer(more: Record<string, unknown> = {}) {
	return {
		username: 'wren',
		email: 'wren@elsewhere.example',
		password: 'Thistle3Bridge',
		dateOfBirth: { day: 29, month: 2, year: 1996 },
		country: 'BE',
		locale: 'en',
		acceptTerms: true,
		termsVersion: 1,
		newsletter: false,
		...more,
	};
}

/** The last part of the only link of the newest message: a code or a token. */
export async function newestToken(to: string): Promise<string> {
	const link = (await outbox(to)).at(-1)?.links[0] ?? '';
	return new URL(link).pathname.split('/').at(-1) ?? '';
}

/** What two answers must have in common so that they tell nothing. */
export function withoutId({ status, headers, body }: Reply) {
	const names = [...headers.keys()].sort();
	return { status, names, keys: Object.keys(body), body: { ...body, requestId: typeof body.requestId } };
}
