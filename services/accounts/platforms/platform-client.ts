import { type Platform, platforms } from '#contract/platforms.ts';
import type { AccountRefusal } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { createOAuthPlatform } from './oauth.ts';
import {
	away,
	type OfferedPlatforms,
	PlatformError,
	type PlatformProtocol,
	type PlatformReturn,
	patience,
	type VisitInput,
	type Visitor,
} from './protocol.ts';
import type { PlatformSettings } from './settings.ts';
import { createSteam } from './steam.ts';
import { createXbox } from './xbox.ts';

/** Speaks to each platform that has settings, by its own protocol. */
export function createPlatforms(
	{ steam, xbox, ...others }: PlatformSettings,
	site: { siteUrl: string; now(): number },
): OfferedPlatforms {
	const byOAuth = platforms.flatMap((name) => {
		const settings = others[name as keyof typeof others];
		return settings ? [[name, createOAuthPlatform(settings)] as const] : [];
	});
	return {
		...Object.fromEntries(byOAuth),
		...(steam && { steam: createSteam({ ...steam, ...site }) }),
		...(xbox && { xbox: createXbox(xbox) }),
	};
}

type Asked<Value> = { ok: true; value: Value } | AccountRefusal;

type Platforms = Pick<AccountContext, 'platforms'>;

/** Asks a platform for no longer than a function waits; what it refuses, or cannot answer, is a refusal of ours. */
async function ask<Value>(
	{ platforms }: Platforms,
	platform: Platform,
	work: (protocol: PlatformProtocol) => Promise<Value>,
): Promise<Asked<Value>> {
	const protocol = platforms[platform];
	try {
		if (!protocol) throw away('the studio does not offer it any more');
		return { ok: true, value: await withPatience(work(protocol)) };
	} catch (error) {
		if (!(error instanceof PlatformError)) throw error;
		// What a visitor may have done wrong is no news for who runs the service.
		if (error.refusal.status === 503) console.error(`${platform}: ${error.message}`);
		return error.refusal;
	}
}

/** Each request gives up by itself; several in a row may take no longer than one. */
async function withPatience<Value>(work: Promise<Value>): Promise<Value> {
	const { promise, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(away(`no answer after ${patience} ms`)), patience);
	return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

/** Where a browser asks the platform's people for their consent. */
export const authorizeUrl = (context: Platforms, visit: VisitInput, asks = { forProducts: false }) =>
	ask(context, visit.platform, (protocol) => protocol.authorizeUrl(visit, asks));

/** Who somebody is that comes from a platform. */
export const identifyVisitor = (context: Platforms, arrival: PlatformReturn & { platform: Platform }) =>
	ask(context, arrival.platform, async (protocol) => withSafeTexts(await protocol.identify(arrival)));

/** Line breaks and marks that turn the direction of writing around would change what mails and pages say. */
const unsafe = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const longest = { id: 255, name: 100 };

function withSafeTexts({ id, name, token }: Visitor): Visitor {
	if (id.length > longest.id || id.search(unsafe) >= 0) throw away('an id that no platform gives');
	const shown = [...name.replace(unsafe, ' ').trim()].slice(0, longest.name).join('');
	return { id, name: shown || id, token };
}

interface Held {
	platform: Platform;
	token: string;
}

/** Whether a token is worth keeping: with it the platform can be asked what somebody owns. */
export const keepsToken = ({ platforms }: Platforms, platform: Platform) =>
	platforms[platform]?.listProducts !== undefined;

/** Ends a token at its platform; whether there is nothing left to end. */
export async function revokeToken(context: Platforms, { platform, token }: Held): Promise<boolean> {
	const revoke = context.platforms[platform]?.revoke;
	return revoke === undefined || (await ask(context, platform, () => revoke(token))).ok;
}

/** The products that somebody owns on a platform, none where it cannot be asked; refused where the token does not allow to. */
export const listProducts = (context: Platforms, { platform, token }: Held) =>
	ask(context, platform, async ({ listProducts: list }) => (list ? list(token) : []));
