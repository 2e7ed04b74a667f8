import type { Platform } from '#contract/platforms.ts';
import { type AccountRefusal, refuse } from '../../shared/answer.ts';

/** What a visit to a platform begins with. */
export interface VisitInput {
	platform: Platform;
	state: string;
	code_challenge: string;
	redirect_uri: string;
}

/** What somebody brings back from a platform. */
export interface PlatformReturn {
	/** An authorization code, or of Steam the whole assertion. */
	code: string;
	/** Who says to have issued it (RFC 9207), where the platform says that. */
	iss?: string | undefined;
	codeVerifier: string;
	redirectUri: string;
}

/** Somebody who came from a platform. */
export interface Visitor {
	id: string;
	name: string;
	/** What the platform lets the service ask; null where it gave nothing. */
	token: string | null;
}

/** How one platform is spoken to. What fails throws a PlatformError. */
export interface PlatformProtocol {
	/** Where a browser asks the platform's people for their consent. */
	authorizeUrl(visit: VisitInput, asks: { forProducts: boolean }): Promise<string>;
	identify(arrival: PlatformReturn): Promise<Visitor>;
	/** Ends a token; absent where the platform has no call for it. */
	revoke?(token: string): Promise<void>;
	/** The products that somebody owns there; absent where nobody says it. */
	listProducts?(token: string): Promise<string[]>;
}

/** The platforms that the studio offers. */
export type OfferedPlatforms = Partial<Record<Platform, PlatformProtocol>>;

/** Why a platform did not do what it was asked for, as the player is answered. */
export class PlatformError extends Error {
	override name = 'PlatformError';
	readonly refusal: AccountRefusal;

	constructor(refusal: AccountRefusal, message: string) {
		super(message);
		this.refusal = refusal;
	}
}

/** The platform cannot be reached, or answers what it never should. */
export const away = (why: string) =>
	new PlatformError(refuse('SERVICE_TEMPORARILY_UNAVAILABLE', { status: 503 }), why);

/** The platform does not vouch for the visitor. */
export const refused = (why: string) => new PlatformError(refuse('OAUTH_AUTHENTICATION_ERROR'), why);

/** Milliseconds that a platform may take for all that a call asks; the function that waits for us gives up after 5 s. */
export const patience = 4000;

/** Asks a platform and reads its whole answer, so that one that breaks off has failed, too. */
export async function askPlatform(url: string, init: RequestInit = {}): Promise<Response> {
	const signal = AbortSignal.any([AbortSignal.timeout(patience), ...(init.signal ? [init.signal] : [])]);
	try {
		const response = await fetch(url, { ...init, redirect: 'manual', signal });
		const text = await response.text();
		if (response.status >= 500 || response.status === 429) throw away(`status ${response.status}`);
		return new Response(text || null, response);
	} catch (error) {
		if (error instanceof PlatformError) throw error;
		throw away(error instanceof Error ? error.message : String(error));
	}
}

/** Asks a platform for JSON; whatever else it answers with is none of its answers. */
export async function askJson(
	url: string,
	init?: RequestInit,
): Promise<{ status: number; ok: boolean; body: unknown }> {
	const response = await askPlatform(url, init);
	const { status, ok } = response;
	try {
		return { status, ok, body: await response.json() };
	} catch {
		throw away(`no JSON, with status ${status}`);
	}
}
