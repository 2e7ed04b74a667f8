import type { Grant } from '#contract/upstream.ts';
import { getCookieName } from '../session/cookie-header.ts';
import { isReplaced } from '../session/replaced-tokens.ts';
import { retryRevocations } from '../session/revocations.ts';
import { clearSessionCookies } from '../session/session.ts';
import { revokeLater } from '../session/sign-out.ts';
import { createContext, type IncomingRequest } from './call-context.ts';
import { getConfig } from './env.ts';
import { removeEnded } from './idempotency-store.ts';
import { parseRequest } from './parse-input.ts';
import { checkForBot, requireOwnOrigin, requireSession, requireSignedLink } from './policy.ts';
import type { Result } from './result.ts';
import type { Route } from './routes.ts';

type Context = Awaited<ReturnType<typeof createContext>>;

/** A route that was found for a request. */
export interface FoundRoute {
	route: Route;
	params: Record<string, string>;
}

const linkIn = ({ expires, signature }: Record<string, unknown>) =>
	new URLSearchParams({ expires: String(expires), signature: String(signature) });

async function checkAndHandle(
	{ route, params }: FoundRoute,
	request: Request,
	context: Context,
): Promise<Result> {
	const { endpoint, handle } = route;
	const sessionFailure = requireSession(endpoint.policy, context);
	if (sessionFailure) return sessionFailure;
	const isRead = endpoint.method === 'GET';
	const { searchParams } = new URL(request.url);
	const linkFailure = isRead && (await requireSignedLink(endpoint, searchParams, context.config));
	if (linkFailure) return linkFailure;
	const input = await parseRequest(request, endpoint, params);
	if (!input.ok) return input.failure;
	// A body has to be read for that.
	const sentFailure = !isRead && (await requireSignedLink(endpoint, linkIn(input.value), context.config));
	if (sentFailure) return sentFailure;
	const call = { ...context, input: input.value, signed: input.signed };
	return (await checkForBot(endpoint, call)) ?? handle(call);
}

/** Removes stale cookies, except those that the handler sets itself. */
function removeStaleCookies(answer: Result, stale: readonly string[]): Result {
	const own = answer.cookies ?? [];
	const named = new Set(own.map(getCookieName));
	return { ...answer, cookies: [...stale.filter((cookie) => !named.has(getCookieName(cookie))), ...own] };
}

/** An answer to a token that was replaced meanwhile does not remove the cookie of the new one, unless it is a sign-out. */
async function spareNewerSession(answer: Result, sent: Grant | null): Promise<Result> {
	const removes = answer.cookies?.some((cookie) => clearSessionCookies.includes(cookie));
	if (!removes || answer.kind === 'ok' || !sent || !(await isReplaced(sent))) return answer;
	return {
		...answer,
		cookies: answer.cookies?.filter((cookie) => !clearSessionCookies.includes(cookie)) ?? [],
	};
}

/** Takes a call through the checks of its policy, cheapest first, and to its handler. */
export async function runPipeline(found: FoundRoute, incoming: IncomingRequest): Promise<Result> {
	const { policy } = found.route.endpoint;
	const { SITE_URL } = getConfig(incoming.context);
	const originFailure = requireOwnOrigin(policy, incoming.request, SITE_URL);
	if (originFailure) return originFailure;
	const context = await createContext(incoming, found.route.endpoint);
	const answer = await checkAndHandle(found, incoming.request, context);
	incoming.context.waitUntil?.(retryRevocations((grant) => revokeLater(grant, context)));
	incoming.context.waitUntil?.(removeEnded());
	return spareNewerSession(removeStaleCookies(answer, context.stale), context.sent);
}
