import * as v from 'valibot';
import type { BotCheckKind, BotCheckService } from '#contract/bot-check.ts';
import { limits } from '#contract/limits.ts';
import { callUpstream, type UpstreamResult } from '../upstream/upstream.ts';
import type { CallContext } from './call.ts';
import { type Failure, fail } from './result.ts';

const verdict = v.object({
	success: v.boolean(),
	action: v.optional(v.string()),
	hostname: v.optional(v.string()),
	score: v.optional(v.number(), 0),
	'error-codes': v.fallback(v.array(v.string()), []),
});
type Verdict = v.InferOutput<typeof verdict>;

interface Rules {
	/** What is asked beside secret, token and address. */
	fields(): Record<string, string>;
	/** Whether a visitor whose token holds is let through. */
	accepts(given: Verdict): boolean;
}

const leastScore = 0.5;

const rulesOf: Record<BotCheckKind, Rules> = {
	recaptcha: { fields: () => ({}), accepts: ({ score }) => score >= leastScore },
	// A number of this question's own: with one that repeats, a used token would hold again.
	turnstile: { fields: () => ({ idempotency_key: crypto.randomUUID() }), accepts: () => true },
};

function ask(service: BotCheckService, token: string, context: CallContext): Promise<UpstreamResult> {
	const { secret, verifyUrl: url, kind } = service;
	const fields = { secret, response: token, remoteip: context.clientAddress, ...rulesOf[kind].fields() };
	const headers = {
		'Content-Type': 'application/x-www-form-urlencoded',
		'X-Request-Id': context.requestId,
	};
	const body = new URLSearchParams(fields).toString();
	const { signal } = context;
	const timeout = limits.timeout.botCheck;
	return callUpstream({ service: 'bot-check', method: 'POST', url, headers, body, signal, timeout });
}

/** What says nothing of the visitor: the provider does not know us, or fails. */
const ours = new Set(['missing-input-secret', 'invalid-input-secret', 'internal-error']);

/** What the provider says of a token; undefined where it cannot say. */
function verdictIn(result: UpstreamResult): Verdict | undefined {
	const parsed = v.safeParse(verdict, result.ok && result.status < 500 ? result.body : undefined);
	if (!parsed.success) return undefined;
	return parsed.output['error-codes'].some((code) => ours.has(code)) ? undefined : parsed.output;
}

function holds(given: Verdict, action: string, context: CallContext): boolean {
	const { hostname } = new URL(context.config.SITE_URL);
	return given.success && given.action === action && given.hostname === hostname;
}

/** Has the provider judge a token, where the site has one; nothing goes on while the provider cannot be asked. */
export async function refuseBot(
	token: string,
	action: string,
	context: CallContext,
): Promise<Failure | undefined> {
	const service = context.config.botCheck;
	if (!service) return undefined;
	if (token === '') return fail(403, 'BOT_CHECK_FAILED');
	const result = await ask(service, token, context);
	context.upstream.push(result.ok ? result.status : result.failure);
	const given = verdictIn(result);
	if (!given) return fail(503, 'SERVICE_TEMPORARILY_UNAVAILABLE');
	const isPerson = holds(given, action, context) && rulesOf[service.kind].accepts(given);
	return isPerson ? undefined : fail(403, 'BOT_CHECK_FAILED');
}
