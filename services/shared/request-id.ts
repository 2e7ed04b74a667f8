import { upstreamHeaders } from '#contract/upstream.ts';

/** The id under which the function logs a call, or a new one where it sent none. */
export function requestIdOf(headers: Headers): string {
	const given = headers.get(upstreamHeaders.requestId) ?? '';
	return /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
