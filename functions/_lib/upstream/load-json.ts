import type { CallContext } from '../http/call.ts';
import { callUpstream } from './upstream.ts';

interface Read {
	/** Which service, for its breaker. */
	service: string;
	url: string;
	headers?: Record<string, string>;
}

/** The JSON that a service answers a read with; undefined where it answers anything but 200. */
export async function fetchJson(
	{ service, url, headers }: Read,
	{ signal, upstream }: Pick<CallContext, 'signal' | 'upstream'>,
): Promise<unknown> {
	const all = { Accept: 'application/json', ...headers };
	const result = await callUpstream({ service, method: 'GET', url, headers: all, signal });
	upstream.push(result.ok ? result.status : result.failure);
	return result.ok && result.status === 200 ? result.body : undefined;
}
