import type { Grant } from '#contract/upstream.ts';
import { nameOf } from '../session/cookie-header.ts';
import { isReplaced } from '../session/replaced-tokens.ts';
import { retryRevocations } from '../session/revocations.ts';
import { endedSession } from '../session/session.ts';
import { revokeLater } from '../session/sign-out.ts';
import { type Incoming, openContext } from './call-context.ts';
import { getConfig } from './env.ts';
import { removeEnded } from './idempotency-store.ts';
import { readInput } from './parse-input.ts';
import { judgeBotCheck, refuseLink, refuseOrigin, refuseStranger } from './policy.ts';
import type { Answer } from './result.ts';
import type { Route } from './routes.ts';

type Context = Awaited<ReturnType<typeof openContext>>;

/** A route that was found for a request. */
export interface Found {
	route: Route;
	params: Record<string, string>;
}

async function decideWith({ route, params }: Found, request: Request, context: Context): Promise<Answer> {
	const { endpoint, handle } = route;
	const stranger = refuseStranger(endpoint.policy, context);
	if (stranger) return stranger;
	const unsigned = await refuseLink(endpoint, request, context.config.SIGNING_KEY);
	if (unsigned) return unsigned;
	const input = await readInput(request, endpoint, params);
	if (!input.ok) return input.failure;
	const call = { ...context, input: input.value, signed: input.signed };
	return (await judgeBotCheck(endpoint, call)) ?? handle(call);
}

/** A handler's own word on a cookie counts more than the removal of a stale one. */
function withStale(answer: Answer, stale: readonly string[]): Answer {
	const own = answer.cookies ?? [];
	const named = new Set(own.map(nameOf));
	return { ...answer, cookies: [...stale.filter((cookie) => !named.has(nameOf(cookie))), ...own] };
}

/** A player who signs out means it; any other answer to a token that was replaced leaves the cookie of the new one alone. */
async function sparing(answer: Answer, sent: Grant | null): Promise<Answer> {
	const removes = answer.cookies?.some((cookie) => endedSession.includes(cookie));
	if (!removes || answer.kind === 'ok' || !sent || !(await isReplaced(sent))) return answer;
	return { ...answer, cookies: answer.cookies?.filter((cookie) => !endedSession.includes(cookie)) ?? [] };
}

/** Takes a call through the checks of its policy, cheapest first, and to its handler. */
export async function decide(found: Found, incoming: Incoming): Promise<Answer> {
	const { policy } = found.route.endpoint;
	const { SITE_URL } = getConfig(incoming.context);
	const foreign = refuseOrigin(policy, incoming.request, SITE_URL);
	if (foreign) return foreign;
	const context = await openContext(incoming, found.route.endpoint);
	const answer = await decideWith(found, incoming.request, context);
	incoming.context.waitUntil?.(retryRevocations((grant) => revokeLater(grant, context)));
	incoming.context.waitUntil?.(removeEnded());
	return sparing(withStale(answer, context.stale), context.sent);
}
