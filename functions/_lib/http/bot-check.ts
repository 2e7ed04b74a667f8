import * as v from 'valibot';
import { limits } from '#contract/limits.ts';
import { callUpstream, type UpstreamResult } from '../upstream/upstream.ts';
import type { CallContext } from './call.ts';
import { type Failure, fail } from './result.ts';

const leastScore = 0.5;
const verdict = v.object({
	success: v.boolean(),
	action: v.optional(v.string()),
	hostname: v.optional(v.string()),
	score: v.optional(v.number(), 0),
});

function ask(token: string, context: CallContext): Promise<UpstreamResult> {
	const { BOT_CHECK_VERIFY_URL: url, BOT_CHECK_SECRET: secret } = context.config;
	const body = new URLSearchParams({ secret, response: token, remoteip: context.clientAddress }).toString();
	const headers = {
		'Content-Type': 'application/x-www-form-urlencoded',
		'X-Request-Id': context.requestId,
	};
	const { signal } = context;
	const timeout = limits.timeout.botCheck;
	return callUpstream({ service: 'bot-check', method: 'POST', url, headers, body, signal, timeout });
}

type Verdict = v.InferOutput<typeof verdict>;

/** What the provider says of a token; undefined where it cannot say. */
function verdictIn(result: UpstreamResult): Verdict | undefined {
	const parsed = v.safeParse(verdict, result.ok && result.status < 500 ? result.body : undefined);
	return parsed.success ? parsed.output : undefined;
}

function holds(given: Verdict, action: string, context: CallContext): boolean {
	const { hostname } = new URL(context.config.SITE_URL);
	const isOurs = given.action === action && given.hostname === hostname;
	return given.success && isOurs && given.score >= leastScore;
}

/** Has the provider judge a token; nothing goes on while the provider cannot be asked. */
export async function refuseBot(
	token: string,
	action: string,
	context: CallContext,
): Promise<Failure | undefined> {
	if (token === '') return fail(403, 'BOT_CHECK_FAILED');
	const result = await ask(token, context);
	context.upstream.push(result.ok ? result.status : result.failure);
	const given = verdictIn(result);
	if (!given) return fail(503, 'SERVICE_TEMPORARILY_UNAVAILABLE');
	return holds(given, action, context) ? undefined : fail(403, 'BOT_CHECK_FAILED');
}
