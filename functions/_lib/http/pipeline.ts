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

async function decideWith(
	{ route, params }: FoundRoute,
	request: Request,
	context: Context,
): Promise<Result> {
	const { endpoint, handle } = route;
	const stranger = requireSession(endpoint.policy, context);
	if (stranger) return stranger;
	const unsigned = await requireSignedLink(endpoint, request, context.config.SIGNING_KEY);
	if (unsigned) return unsigned;
	const input = await parseRequest(request, endpoint, params);
	if (!input.ok) return input.failure;
	const call = { ...context, input: input.value, signed: input.signed };
	return (await checkForBot(endpoint, call)) ?? handle(call);
}

/** A handler's own word on a cookie counts more than the removal of a stale one. */
function withStale(answer: Result, stale: readonly string[]): Result {
	const own = answer.cookies ?? [];
	const named = new Set(own.map(getCookieName));
	return { ...answer, cookies: [...stale.filter((cookie) => !named.has(getCookieName(cookie))), ...own] };
}

/** A player who signs out means it; any other answer to a token that was replaced leaves the cookie of the new one alone. */
async function sparing(answer: Result, sent: Grant | null): Promise<Result> {
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
	const foreign = requireOwnOrigin(policy, incoming.request, SITE_URL);
	if (foreign) return foreign;
	const context = await createContext(incoming, found.route.endpoint);
	const answer = await decideWith(found, incoming.request, context);
	incoming.context.waitUntil?.(retryRevocations((grant) => revokeLater(grant, context)));
	incoming.context.waitUntil?.(removeEnded());
	return sparing(withStale(answer, context.stale), context.sent);
}
