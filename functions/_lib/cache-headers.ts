import type { Endpoint } from '#contract/endpoint.ts';
import { keptByCdn } from './kept-content.ts';

const queryNames = ({ path, request }: Endpoint) =>
	Object.keys(request.entries ?? {}).filter((name) => !path.includes(`:${name}`));

function kept(endpoint: Endpoint, seconds: number): Record<string, string> {
	const names = queryNames(endpoint);
	return {
		'Cache-Control': `public, max-age=${seconds}`,
		...keptByCdn(seconds),
		...(names.length > 0 ? { 'Netlify-Vary': `query=${names.join('|')}` } : {}),
	};
}

/** Who may keep an answer: nobody, unless it is the public success of a call whose policy allows it. */
export function cacheHeaders(endpoint: Endpoint | undefined, status: number): Record<string, string> {
	const isPublic = endpoint?.policy.auth === 'none' && endpoint.method === 'GET';
	if (isPublic && status === 200 && endpoint.policy.cache > 0) return kept(endpoint, endpoint.policy.cache);
	return { 'Cache-Control': 'no-store', ...(isPublic ? {} : { Vary: 'Cookie' }) };
}
