import { type Failure, fail } from './answer.ts';
import type { UpstreamFailure } from './upstream.ts';

/** What is said of a call that brought nothing back from a service. */
export function unavailable(failure: UpstreamFailure): Failure {
	const headers = failure === 'resting' ? { 'Retry-After': '10' } : {};
	return fail(failure === 'timeout' ? 504 : 503, 'SERVICE_TEMPORARILY_UNAVAILABLE', { headers });
}
