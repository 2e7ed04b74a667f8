import type { Context } from '@netlify/functions';
import type { Endpoint } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { isOff } from '#contract/parts.ts';
import { describeError } from '#lib/text/describe-error.ts';
import { parts } from '#site.config';
import { getRequestId, type IncomingRequest } from './call-context.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { log } from './log.ts';
import { navigateOnFailure } from './navigation.ts';
import { runPipeline } from './pipeline.ts';
import { getStatus, toResponse } from './response.ts';
import { fail, type Result } from './result.ts';
import { findRoute, type Match, type Route } from './routes.ts';

export { route } from './routes.ts';

interface Outcome {
	answer: Result;
	error?: string;
}

async function settle(match: Match, incoming: IncomingRequest): Promise<Outcome> {
	if (match.kind === 'none') return { answer: fail(404, 'NOT_FOUND') };
	if (match.kind === 'method') {
		return { answer: fail(405, 'METHOD_NOT_ALLOWED', { headers: { Allow: match.allow } }) };
	}
	try {
		return { answer: await runPipeline(match, incoming) };
	} catch (error) {
		return { answer: fail(500, 'INTERNAL_SERVER_ERROR'), error: describeError(error) };
	}
}

/** Answers 504 when the time is over; the signal stops what still runs. */
async function withinTime(match: Match, call: IncomingRequest, { over, clear }: Deadline): Promise<Outcome> {
	const late = { answer: fail(504, 'SERVICE_TEMPORARILY_UNAVAILABLE') };
	const outcome = await Promise.race([settle(match, call), over.then(() => late)]);
	clear();
	return outcome;
}

function logOutcome(
	{ answer, error }: Outcome,
	endpoint: Endpoint | undefined,
	call: IncomingRequest,
	ms: number,
) {
	log({
		event: endpoint?.name ?? 'unmatched',
		method: call.request.method,
		route: endpoint?.path ?? '-',
		status: getStatus(answer, endpoint),
		ms: Math.round(ms),
		requestId: call.requestId,
		...('codes' in answer && answer.codes.length > 0 ? { codes: answer.codes } : {}),
		...(call.upstream.length > 0 ? { upstream: call.upstream } : {}),
		...(error === undefined ? {} : { error }),
	});
}

/**
 * Serves endpoints of the contract: their routes, policies, failures, headers and log in one place. Those of a part that the
 * site does not have are not there.
 */
export function serve(...all: Route[]): (request: Request, context: Context) => Promise<Response> {
	const routes = all.filter(({ endpoint }) => !isOff(endpoint.path, parts));
	return async (request, context) => {
		const started = performance.now();
		const deadline = startDeadline(limits.timeout.function);
		const call: IncomingRequest = {
			request,
			context,
			requestId: getRequestId(context),
			signal: deadline.signal,
			upstream: [],
		};
		const match = findRoute(routes, request.method, new URL(request.url).pathname);
		const endpoint = match.kind === 'found' ? match.route.endpoint : undefined;
		const outcome = await withinTime(match, call, deadline);
		const answer = navigateOnFailure(outcome.answer, endpoint);
		logOutcome({ ...outcome, answer }, endpoint, call, performance.now() - started);
		return toResponse(answer, { requestId: call.requestId, endpoint, method: request.method });
	};
}
