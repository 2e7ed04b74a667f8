import { timingSafeEqual } from 'node:crypto';
import { cookies } from '#contract/cookies.ts';
import { finishPlatform, type platformCallback } from '#contract/endpoints/platforms.ts';
import type { Call } from '../http/call.ts';
import { type Answer, fail } from '../http/result.ts';
import { clearCookie } from '../session/cookie-header.ts';
import { withSessionCookies } from '../session/sign-in.ts';
import { askAccountService } from '../upstream/account-service.ts';
import { leadOn } from './oauth-redirect.ts';
import { callbackOf, type PlatformVisit, readVisit } from './oauth-state.ts';

type CallbackCall = Call<typeof platformCallback>;

const refused = fail(422, 'OAUTH_AUTHENTICATION_ERROR');

function isState(given: string | undefined, { state }: PlatformVisit): boolean {
	const [one, other] = [Buffer.from(given ?? ''), Buffer.from(state)];
	return one.length === other.length && timingSafeEqual(one, other);
}

async function finish({ platform, verifier, purpose }: PlatformVisit, call: CallbackCall): Promise<Answer> {
	const { code, error } = call.input;
	const isLink = purpose === 'link';
	if (!code || error !== undefined) return refused;
	if (isLink && !call.session) return fail(401, 'NEEDS_LOGIN_REFRESH');
	const redirectUri = callbackOf(platform, call.config.SITE_URL);
	const input = { platform, code, codeVerifier: verifier, redirectUri };
	const bearer = isLink ? call.session : null;
	const reply = await askAccountService({ endpoint: finishPlatform, input, bearer }, call);
	return isLink ? reply.answer : withSessionCookies(reply, call);
}

/**
 * Ends a visit to a platform. A state that is not the browser's own ends nothing: it may be another tab's, or somebody
 * else's link.
 */
export async function finishVisit(call: CallbackCall): Promise<Answer> {
	const visit = readVisit(call.oauth);
	if (!visit) return refused;
	const isOwn = visit.platform === call.input.platform && isState(call.input.state, visit);
	if (!isOwn) return leadOn(refused, visit);
	return leadOn(await finish(visit, call), visit, { cookies: [clearCookie(cookies.oauth)] });
}
