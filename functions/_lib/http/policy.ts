import type { Endpoint, Policy } from '#contract/endpoint.ts';
import { isSignedQuery } from '#lib/url/signed-link.ts';
import type { Identity } from '../session/session.ts';
import { refuseBot } from './bot-check.ts';
import type { Call } from './call.ts';
import { isOwnForm, isSameOrigin } from './csrf.ts';
import type { FunctionConfig } from './env.ts';
import { type Failure, fail } from './result.ts';

const judges: Partial<Record<Policy['csrf'], typeof isSameOrigin>> = {
	'same-origin': isSameOrigin,
	form: isOwnForm,
};

/**
 * Refuses a call that another site may have caused. `state` is judged by the callback that made the state, and
 * `signature` by the handler: it knows the key.
 */
export function requireOwnOrigin(policy: Policy, request: Request, siteUrl: string): Failure | undefined {
	const isOurs = judges[policy.csrf]?.(request, siteUrl) ?? true;
	return isOurs ? undefined : fail(403, 'FORBIDDEN_ORIGIN');
}

/** Refuses a call whose policy asks for a sign-in that its cookies do not show. */
export function requireSession(policy: Policy, identity: Identity): Failure | undefined {
	if (policy.auth === 'required' && !identity.session) return fail(401, 'NEEDS_LOGIN_REFRESH');
	if (policy.auth === 'challenge' && !identity.challenge) return fail(422, 'NO_PENDING_MFA_VERIFICATION');
	return undefined;
}

/** Refuses a call whose policy asks for a signed link, unless its values are those of one that holds. */
export async function requireSignedLink(
	{ policy, path }: Endpoint,
	values: URLSearchParams,
	config: Pick<FunctionConfig, 'SIGNING_KEY'>,
): Promise<Failure | undefined> {
	if (policy.auth !== 'link') return undefined;
	const signing = { key: config.SIGNING_KEY, now: Date.now() };
	const holds = await isSignedQuery(policy.linkTo ?? path, values, signing);
	return holds ? undefined : fail(403, 'INVALID_SIGNATURE');
}

/** Refuses a call whose bot check fails; `asked` judges a token only where one was given. */
export async function checkForBot({ policy }: Endpoint, call: Call): Promise<Failure | undefined> {
	const { botCheck } = policy;
	if (!botCheck) return undefined;
	const token = call.input.captcha;
	const given = typeof token === 'string' ? token : '';
	// The account service would wait for a check that nobody can do.
	const isJudged = call.config.botCheck !== undefined;
	if (isJudged && botCheck.when === 'asked' && given === '') return undefined;
	const refusal = await refuseBot(given, botCheck.action, call);
	call.hasPassedBotCheck = refusal === undefined;
	return refusal;
}
