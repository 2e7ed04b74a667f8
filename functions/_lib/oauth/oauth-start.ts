import type { Endpoint } from '#contract/endpoint.ts';
import { claimEntitlements, disconnectPlatform, startPlatform } from '#contract/endpoints/platforms.ts';
import { type Locale, locales } from '#contract/locales.ts';
import type { Platform } from '#contract/platforms.ts';
import type { CallContext } from '../http/call.ts';
import type { Result } from '../http/result.ts';
import { verifyPlayer } from '../session/verify-player.ts';
import { requestAccountService } from '../upstream/account-service.ts';
import {
	createCodeChallenge,
	createOAuthState,
	getCallbackUrl,
	type OAuthState,
	setOAuthState,
} from './oauth-state.ts';

interface OAuthStartCall extends CallContext {
	input: {
		platform: Platform;
		locale?: Locale | undefined;
		redirect?: string | undefined;
		prompt?: 'none' | undefined;
	};
}

type Purpose = OAuthState['purpose'];

/**
 * Asks the account service to start OAuth. Where it redirects to the platform, the state is stored in a cookie; not with
 * `prompt=none`, which leaves a flow that another tab has begun as it is.
 */
async function startOAuth(endpoint: Endpoint, purpose: Purpose, call: OAuthStartCall): Promise<Result> {
	const { platform, locale = locales[0], redirect, prompt } = call.input;
	const started = createOAuthState({ platform, purpose, locale, redirect });
	const input = {
		platform,
		...(endpoint === claimEntitlements ? { locale } : {}),
		state: started.state,
		code_challenge: createCodeChallenge(started),
		redirect_uri: getCallbackUrl(platform, call.config.SITE_URL),
	};
	const bearer = purpose === 'link' ? call.session : null;
	const { answer } = await requestAccountService({ endpoint, input, bearer }, call);
	if (answer.kind !== 'redirect' || prompt === 'none') return answer;
	return { ...answer, cookies: [await setOAuthState(started, call.ring)] };
}

/** Leads to a platform to sign in. */
export const startPlatformSignIn = (call: OAuthStartCall) => startOAuth(startPlatform, 'sign-in', call);

interface LinkCall extends OAuthStartCall {
	input: OAuthStartCall['input'] & { password?: string | undefined; code?: string | undefined };
}

/** Leads to a platform to link it, once what came along has verified who asks. */
export async function startPlatformLink(call: LinkCall): Promise<Result> {
	const { password = '', code = '', ...input } = call.input;
	const refusal = await verifyPlayer({ password, code }, call);
	return refusal ?? startOAuth(startPlatform, 'link', { ...call, input });
}

/** Claims what is owned on a platform; leads there, and back to the extras, where it asks the player first. */
export function loadEntitlements(call: OAuthStartCall): Promise<Result> {
	const input = { ...call.input, redirect: call.input.redirect ?? '/account/digital-extras' };
	return startOAuth(claimEntitlements, 'link', { ...call, input });
}

/** Unlinks a platform. The service is asked by POST whatever the browser used, for a GET may be tried twice. */
export async function unlinkPlatform(call: CallContext & { input: { platform: Platform } }): Promise<Result> {
	const { input, session: bearer } = call;
	return (await requestAccountService({ endpoint: disconnectPlatform, input, bearer }, call)).answer;
}
