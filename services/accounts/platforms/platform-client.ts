import * as v from 'valibot';
import type { Platform } from '#contract/platforms.ts';
import { type AccountRefusal, refuse } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';

/** Milliseconds that a platform may take; the function that waits for us gives up after 5 s. */
const patience = 4000;

const away = refuse('SERVICE_TEMPORARILY_UNAVAILABLE', { status: 503 });
const refused = refuse('OAUTH_AUTHENTICATION_ERROR');

type Asked<Value> = { ok: true; value: Value } | (AccountRefusal & { ok: false });

type Platforms = Pick<AccountContext, 'platforms'>;

const addressOf = ({ platforms }: Platforms, platform: Platform) => platforms.addressOf(platform);

/** What a visit to a platform begins with. */
export interface VisitInput {
	platform: Platform;
	state: string;
	code_challenge: string;
	redirect_uri: string;
}

/** Where a browser asks the platform's people for their consent. */
export function authorizeUrl(context: Platforms, input: VisitInput, scope: string): string {
	const { platform, state, code_challenge, redirect_uri } = input;
	const query = new URLSearchParams({
		response_type: 'code',
		client_id: context.platforms.clientId,
		...{ redirect_uri, state, code_challenge, scope },
		code_challenge_method: 'S256',
	});
	return `${addressOf(context, platform)}/authorize?${query}`;
}

/** Asks a platform; what it refuses, or cannot answer, is a refusal of ours. */
async function ask<Value>(
	url: string,
	init: RequestInit,
	schema: v.GenericSchema<unknown, Value>,
): Promise<Asked<Value>> {
	try {
		const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) });
		if (response.status >= 500) return away;
		const parsed = v.safeParse(schema, await response.json());
		return response.ok && parsed.success ? { ok: true, value: parsed.output } : refused;
	} catch {
		return away;
	}
}

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

interface Exchange {
	platform: Platform;
	code: string;
	codeVerifier: string;
	redirectUri: string;
}

/** Somebody who came from a platform, with what the platform lets the service ask. */
export interface Visitor {
	id: string;
	name: string;
	token: string;
}

const grant = v.object({ access_token: v.string() });
const person = v.object({ id: v.pipe(v.string(), v.nonEmpty()), name: v.string() });

/** Exchanges a code, and asks who it is from. */
export async function identifyVisitor(context: Platforms, exchange: Exchange): Promise<Asked<Visitor>> {
	const { platform, code, codeVerifier, redirectUri } = exchange;
	const body = new URLSearchParams({
		grant_type: 'authorization_code',
		client_id: context.platforms.clientId,
		client_secret: context.platforms.secretOf(platform),
		...{ code, redirect_uri: redirectUri, code_verifier: codeVerifier },
	});
	const address = addressOf(context, platform);
	const granted = await ask(`${address}/token`, { method: 'POST', body }, grant);
	if (!granted.ok) return granted;
	const token = granted.value.access_token;
	const found = await ask(`${address}/me`, bearer(token), person);
	return found.ok ? { ok: true, value: { ...found.value, token } } : found;
}

interface Held {
	platform: Platform;
	token: string;
}

/** Ends a token at its platform (RFC 7009); whether the platform says that it has ended. */
export async function revokeToken(context: Platforms, { platform, token }: Held): Promise<boolean> {
	const body = new URLSearchParams({
		...{ token, token_type_hint: 'access_token' },
		...{ client_id: context.platforms.clientId, client_secret: context.platforms.secretOf(platform) },
	});
	const init = { method: 'POST', body, redirect: 'error', signal: AbortSignal.timeout(patience) } as const;
	try {
		const response = await fetch(`${addressOf(context, platform)}/revoke`, init);
		await response.body?.cancel();
		return response.ok;
	} catch {
		return false;
	}
}

const owned = v.object({ products: v.array(v.string()) });

/** The products that somebody owns on a platform; refused where the token does not allow to ask. */
export async function listProducts(context: Platforms, { platform, token }: Held): Promise<Asked<string[]>> {
	const found = await ask(`${addressOf(context, platform)}/products`, bearer(token), owned);
	return found.ok ? { ok: true, value: found.value.products } : found;
}
