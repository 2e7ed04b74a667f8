import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import {
	askJson,
	askPlatform,
	away,
	PlatformError,
	type PlatformProtocol,
	type PlatformReturn,
	refused,
} from './protocol.ts';
import type { SteamSettings } from './settings.ts';

const namespace = 'http://specs.openid.net/auth/2.0';
/** Says that the platform asks who it is (OpenID 2.0, 9.1). */
const anybody = `${namespace}/identifier_select`;

/** What must be signed (OpenID 2.0, 10.1), or anybody could have written it. */
const mustBeSigned = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];

interface SteamOptions extends SteamSettings {
	/** The site's own address: Steam knows no list of addresses that it may lead back to, so the service checks it. */
	siteUrl: string;
	now(): number;
}

/** Steam: OpenID 2.0 without an association, so that Steam itself is asked whether a signature is its own. */
export function createSteam(options: SteamOptions): PlatformProtocol {
	return {
		async authorizeUrl({ state, code_challenge: challenge, redirect_uri }) {
			const request = {
				ns: namespace,
				mode: 'checkid_setup',
				return_to: `${redirect_uri}?${new URLSearchParams({ state, challenge })}`,
				// Steam refuses to lead back to an address that is not of this realm.
				realm: options.siteUrl,
				identity: anybody,
				claimed_id: anybody,
			};
			return `${options.openIdUrl}?${toQuery(request)}`;
		},
		async identify(arrival) {
			const id = checkAssertion(arrival, options);
			await confirmAtSteam(arrival.code, options);
			return { id, name: (await readName(id, options)) ?? id, token: null };
		},
	};
}

const toQuery = (values: Record<string, string>) =>
	new URLSearchParams(Object.entries(values).map(([name, value]) => [`openid.${name}`, value]));

/** Checks everything about an assertion but its signature (OpenID 2.0, 11); gives whom it is about. */
function checkAssertion({ code, codeVerifier, redirectUri }: PlatformReturn, options: SteamOptions): string {
	const all = new URLSearchParams(code);
	if (new Set(all.keys()).size !== all.size) throw refused('a field twice');
	const value = (name: string) => all.get(`openid.${name}`) ?? '';
	const signed = value('signed').split(',');
	const demand = (isMet: boolean, what: string) => {
		if (!isMet) throw refused(`an assertion with ${what}`);
	};
	demand(value('ns') === namespace && value('mode') === 'id_res', 'another namespace or mode');
	demand(value('op_endpoint') === options.openIdUrl, 'another endpoint');
	demand(
		mustBeSigned.every((name) => signed.includes(name)),
		'something that is not signed',
	);
	demand(isReturnTo(value('return_to'), { codeVerifier, redirectUri }, options), 'another return address');
	demand(isRecent(value('response_nonce'), options.now()), 'a nonce of another time');
	const prefix = `${options.openIdUrl.replace(/\/login$/, '')}/id/`;
	const claimed = value('claimed_id');
	const id = claimed.startsWith(prefix) ? claimed.slice(prefix.length) : '';
	demand(/^\d{17}$/.test(id) && value('identity') === claimed, 'an identity that is not Steam’s');
	return id;
}

/** The challenge in the address ties an assertion to the one visit that it comes from. */
function isReturnTo(
	address: string,
	{ codeVerifier, redirectUri }: Pick<PlatformReturn, 'codeVerifier' | 'redirectUri'>,
	{ siteUrl }: SteamOptions,
): boolean {
	if (!URL.canParse(address)) return false;
	const { origin, pathname, searchParams } = new URL(address);
	const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
	const isOurs = origin === siteUrl && origin + pathname === redirectUri;
	return isOurs && searchParams.getAll('challenge').join() === challenge;
}

/** A nonce begins with the time at which Steam answered. */
function isRecent(nonce: string, now: number): boolean {
	const at = Date.parse(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/.exec(nonce)?.[0] ?? '');
	return Math.abs(now - at) <= limits.lifetime.oauth * 1000;
}

/** Asks Steam whether the assertion is its own, which it says once (OpenID 2.0, 11.4.2). */
async function confirmAtSteam(code: string, { openIdUrl }: SteamOptions): Promise<void> {
	const body = new URLSearchParams(code);
	body.set('openid.mode', 'check_authentication');
	const response = await askPlatform(openIdUrl, { method: 'POST', body });
	const lines = (await response.text()).split('\n');
	if (!lines.some((line) => line.startsWith('is_valid:')))
		throw away(`no answer, with status ${response.status}`);
	if (!response.ok || !lines.includes('is_valid:true')) throw refused('a signature that is not Steam’s');
}

const summaries = v.object({
	response: v.object({ players: v.array(v.object({ steamid: v.string(), personaname: v.string() })) }),
});

/** Under which name somebody is at Steam; undefined without a key, or while its Web API is away: a name lets nobody in. */
async function readName(id: string, { apiUrl, apiKey }: SteamOptions): Promise<string | undefined> {
	if (!apiKey) return undefined;
	try {
		const query = new URLSearchParams({ key: apiKey, steamids: id });
		const { body } = await askJson(`${apiUrl}/ISteamUser/GetPlayerSummaries/v2/?${query}`);
		const parsed = v.safeParse(summaries, body);
		return parsed.success
			? parsed.output.response.players.find(({ steamid }) => steamid === id)?.personaname
			: undefined;
	} catch (error) {
		if (error instanceof PlatformError) return undefined;
		throw error;
	}
}
