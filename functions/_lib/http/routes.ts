import type { Endpoint } from '#contract/endpoint.ts';
import type { Handler } from './call.ts';

/** An endpoint with what decides it. */
export interface Route {
	endpoint: Endpoint;
	/** Its path, split. */
	parts: readonly string[];
	handle: Handler<Endpoint>;
}

/** A route for a request, with the values of its path; or the methods that the path would take. */
export type Match =
	| { kind: 'found'; route: Route; params: Record<string, string> }
	| { kind: 'method'; allow: string }
	| { kind: 'none' };

const longestPart = 200;

/** Binds an endpoint of the contract to its handler. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
	return { endpoint, parts: endpoint.path.split('/'), handle: handler as unknown as Handler<Endpoint> };
}

/** One part of a path, decoded; null where it could be read as more than one part. */
function decodePart(raw: string): string | null {
	try {
		const text = decodeURIComponent(raw);
		const isPlain = !/[/\\\p{Cc}]/u.test(text) && text !== '.' && text !== '..';
		return isPlain && text !== '' && text.length <= longestPart ? text : null;
	} catch {
		return null;
	}
}

function matchParts(wanted: readonly string[], given: readonly string[]): Record<string, string> | null {
	if (wanted.length !== given.length) return null;
	const params: Record<string, string> = {};
	for (const [index, part] of wanted.entries()) {
		const raw = given[index] ?? '';
		const value = part.startsWith(':') ? decodePart(raw) : null;
		if (value === null && raw !== part) return null;
		if (value !== null) params[part.slice(1)] = value;
	}
	return params;
}

/** HEAD asks a read for its headers; a call that changes something is never made by it. */
function takes({ method, policy }: Endpoint, asked: string): boolean {
	return method === asked || (asked === 'HEAD' && method === 'GET' && policy.csrf === 'none');
}

/** Finds the route for a method and an undecoded path. */
export function findRoute(routes: readonly Route[], method: string, path: string): Match {
	const given = path.split('/');
	const onPath = routes.flatMap((candidate) => {
		const params = matchParts(candidate.parts, given);
		return params ? [{ route: candidate, params }] : [];
	});
	const found = onPath.find((candidate) => takes(candidate.route.endpoint, method));
	if (found) return { kind: 'found', ...found };
	const methods = ['GET', 'HEAD', 'POST'].filter((name) =>
		onPath.some((candidate) => takes(candidate.route.endpoint, name)),
	);
	return methods.length > 0 ? { kind: 'method', allow: methods.join(', ') } : { kind: 'none' };
}
