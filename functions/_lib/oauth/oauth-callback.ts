import { timingSafeEqual } from 'node:crypto';
import { cookies } from '#contract/cookies.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import { profile } from '#contract/endpoints/account.ts';
import { assertionNames, finishPlatform, type platformCallback } from '#contract/endpoints/platforms.ts';
import type { Call } from '../http/call.ts';
import { fail, type Result } from '../http/result.ts';
import { clearCookie } from '../session/cookie-header.ts';
import { withSessionCookies } from '../session/sign-in.ts';
import { requestAccountService } from '../upstream/account-service.ts';
import { leadToConnected, redirectAfterOAuth } from './oauth-redirect.ts';
import { getCallbackUrl, type OAuthState, readOAuthState } from './oauth-state.ts';

type CallbackCall = Call<typeof platformCallback>;

const refused = fail(422, 'OAUTH_AUTHENTICATION_ERROR');

function isState(given: string | undefined, { state }: OAuthState): boolean {
	const [one, other] = [Buffer.from(given ?? ''), Buffer.from(state)];
	return one.length === other.length && timingSafeEqual(one, other);
}

/** What the platform vouches with: a code, or Steam's assertion, which the account service checks whole. */
function readCode({ code, ...input }: CallbackCall['input']): string | undefined {
	if (input['openid.mode'] !== 'id_res') return code;
	const fields = assertionNames.flatMap((name) => (input[name] ? [[name, input[name]]] : []));
	return String(new URLSearchParams(fields));
}

async function finish({ platform, verifier, purpose }: OAuthState, call: CallbackCall): Promise<Result> {
	const { error, iss } = call.input;
	const code = readCode(call.input);
	const isLink = purpose === 'link';
	if (!code || error !== undefined) return refused;
	if (isLink && !call.session) return fail(401, 'NEEDS_LOGIN_REFRESH');
	const redirectUri = getCallbackUrl(platform, call.config.SITE_URL);
	const input = { platform, code, codeVerifier: verifier, redirectUri, ...(iss && { iss }) };
	const bearer = isLink ? call.session : null;
	const reply = await requestAccountService({ endpoint: finishPlatform, input, bearer }, call);
	return isLink ? reply.answer : withSessionCookies(reply, call);
}

/** The player, where the platform is linked to them. */
async function findLinked(call: CallbackCall) {
	const { input, session: bearer } = call;
	if (!bearer) return undefined;
	const { answer } = await requestAccountService({ endpoint: profile, input: {}, bearer }, call);
	if (answer.kind !== 'ok') return undefined;
	const { user } = answer.data as EndpointData<typeof profile>;
	return user.platforms.some(({ platform, linked }) => linked && platform === input.platform)
		? user
		: undefined;
}

/** Leads on without a visit. What it was for may be done: another tab has ended its own by linking the platform. */
async function withoutVisit(visit: OAuthState | undefined, call: CallbackCall): Promise<Result> {
	const user = await findLinked(call);
	if (user) return leadToConnected(visit?.locale ?? user.locale);
	return visit ? redirectAfterOAuth(refused, visit) : refused;
}

/**
 * Ends a visit to a platform. A state that is not the browser's own ends nothing: it may be another tab's, or somebody
 * else's link.
 */
export async function finishOAuth(call: CallbackCall): Promise<Result> {
	const visit = readOAuthState(call.oauth);
	const isOwn = visit?.platform === call.input.platform && isState(call.input.state, visit);
	if (!isOwn) return withoutVisit(visit, call);
	return redirectAfterOAuth(await finish(visit, call), visit, { cookies: [clearCookie(cookies.oauth)] });
}
