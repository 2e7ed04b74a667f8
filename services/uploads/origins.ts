import type { MiddlewareHandler } from 'hono';

/** Lets the pages of one site call, with their credentials, and no other site's. */
export function onlyFrom(siteUrl: string): MiddlewareHandler {
	return async (c, next) => {
		const origin = c.req.header('Origin');
		c.header('Vary', 'Origin');
		if (origin === undefined) return next();
		if (origin !== siteUrl)
			return c.json({ messages: ['FORBIDDEN_ORIGIN'], requestId: crypto.randomUUID() }, 403);
		c.header('Access-Control-Allow-Origin', siteUrl);
		c.header('Access-Control-Allow-Credentials', 'true');
		c.header('Access-Control-Expose-Headers', 'Retry-After');
		if (c.req.method !== 'OPTIONS') return next();
		c.header('Access-Control-Allow-Methods', 'POST, DELETE');
		c.header('Access-Control-Allow-Headers', 'Accept, Content-Type, X-Requested-With');
		c.header('Access-Control-Max-Age', '600');
		return c.body(null, 204);
	};
}
