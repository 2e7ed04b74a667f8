/** Milliseconds. */
const timeout = 5000;
const passedOn = ['accept', 'content-type', 'user-agent', 'idempotency-key'];
const passedBack = ['content-type', 'cache-control', 'retry-after'];

const only = (headers: Headers, names: readonly string[]) =>
	names.flatMap((name): [string, string][] => {
		const value = headers.get(name);
		return value === null ? [] : [[name, value]];
	});

/** The least that a proxy of calls does: listed headers, the cookie as a bearer token, a time limit, nothing else. */
export async function forward(request: Request, upstream: string): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	const token = /(?:^|;\s*)sid=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
	const headers = new Headers(only(request.headers, passedOn));
	if (token) headers.set('Authorization', `Bearer ${token}`);
	const answer = await fetch(upstream + pathname + search, {
		method: request.method,
		headers,
		body: request.body ? await request.arrayBuffer() : null,
		signal: AbortSignal.timeout(timeout),
	});
	const body = await answer.arrayBuffer();
	return new Response(body, { status: answer.status, headers: only(answer.headers, passedBack) });
}
