import type { Endpoint, ParsedInput } from '#contract/endpoint.ts';
import { upstreamHeaders } from '#contract/upstream.ts';
import type { Submission } from '#contract/upstream-submissions.ts';
import { fillPath } from '#lib/url/fill-path.ts';
import type { CallContext } from '../http/call.ts';
import { fail, type Result } from '../http/result.ts';
import { readServiceResponse } from './service-response.ts';
import { callUpstream, type UpstreamResult } from './upstream.ts';

const headersOf = (call: CallContext): Record<string, string> => ({
	Accept: 'application/json',
	Authorization: `Bearer ${call.config.SUBMISSIONS_KEY}`,
	[upstreamHeaders.requestId]: call.requestId,
	[upstreamHeaders.clientAddress]: call.clientAddress,
	...(call.idempotencyKey ? { 'Idempotency-Key': call.idempotencyKey } : {}),
});

/** The name of what takes submissions, for its breaker: the CMS, or a service of their own. */
export const submissionsService = ({ config }: Pick<CallContext, 'config'>): 'cms' | 'submissions' =>
	config.SUBMISSIONS_URL === config.CMS_URL ? 'cms' : 'submissions';

/** A service that does not know our key refuses us, not the visitor. */
const refusesUs = (result: UpstreamResult) => result.ok && (result.status === 401 || result.status === 403);

/** Something that the CMS, or the service of submissions, is to keep. */
export interface CmsWrite {
	submission: Submission;
	input: Record<string, unknown>;
}

function formOf(body: Record<string, unknown>): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(body)) form.append(name, String(value));
	return form;
}

/** Hands something to the CMS in the submission's own format, and reads its answer. */
export async function writeToCms({ submission, input }: CmsWrite, call: CallContext): Promise<Result> {
	const isForm = (submission as Endpoint).takes === 'form';
	const { path, rest } = fillPath(submission.path, input);
	const result = await callUpstream({
		service: submissionsService(call),
		method: 'POST',
		url: `${call.config.SUBMISSIONS_URL}${path}`,
		// A form names its boundary itself.
		headers: { ...headersOf(call), ...(!isForm && { 'Content-Type': 'application/json' }) },
		body: isForm ? formOf(rest) : JSON.stringify(rest),
		signal: call.signal,
	});
	call.upstream.push(result.ok ? result.status : result.failure);
	return refusesUs(result)
		? fail(502, 'INTERNAL_SERVER_ERROR')
		: readServiceResponse(submission, result).answer;
}

/** A handler that hands what a visitor gave to the CMS, without its bot-check token. */
export function forwardToCms<S extends Submission>(
	submission: S,
): (call: CallContext & { input: ParsedInput<S> }) => Promise<Result> {
	return (call) => {
		const { captcha: _, ...input } = call.input as Record<string, unknown>;
		return writeToCms({ submission, input }, call);
	};
}
