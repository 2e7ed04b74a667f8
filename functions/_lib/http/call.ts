import type { Endpoint, ParsedInput } from '#contract/endpoint.ts';
import type { Grant } from '#contract/upstream.ts';
import type { KeyRing } from '../session/seal.ts';
import type { FunctionConfig } from './env.ts';
import type { Result } from './result.ts';

/** What a webhook sent, as it came: the signature in its headers is over every byte of the body. */
export interface Signed {
	headers: Headers;
	body: string;
}

/** What every call carries, whatever it asks for. */
export interface CallContext {
	requestId: string;
	/** The visitor's address as the platform saw it. */
	clientAddress: string;
	userAgent: string;
	/** The platform's ids of the site and of the deploy that answers. */
	siteId: string;
	deployId: string;
	/** From the browser, where the endpoint creates something. */
	idempotencyKey: string | null;
	session: Grant | null;
	/** What the session's cookie held, whether or not it still counts. */
	sent: Grant | null;
	challenge: Grant | null;
	/** The browser that a sign-in by passkey was begun in. */
	passkey: Grant | null;
	/** The visit to a platform that the browser comes back from, sealed as a grant. */
	oauth: Grant | null;
	/** Whether scripts of the browser know that it may be signed in. */
	isHinted: boolean;
	/** Who votes, as the browser says; nothing but that depends on it. */
	voter: string | undefined;
	/** Whether a bot-check token came along and held. */
	hasPassedBotCheck: boolean;
	config: FunctionConfig;
	ring: KeyRing;
	/** Ends with the time that the whole function has. */
	signal: AbortSignal;
	/** For the log: what upstream calls came to. */
	upstream: (string | number)[];
}

/** A request after every check of its endpoint's policy, with its parsed input. */
export interface Call<E extends Endpoint = Endpoint> extends CallContext {
	input: ParsedInput<E>;
	/** Where the policy is `signature`, for the handler to judge. */
	signed?: Signed | undefined;
}

/** Decides what a call comes to. Expected failures are answers; what it throws becomes a 500. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result>;
