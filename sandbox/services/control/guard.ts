import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const loopbackHost = /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])(?::\d+)?$/;

/**
 * Lets only this machine in. A page somewhere on the web is kept out too: it cannot come under another host's name,
 * and what it sends carries its own origin.
 */
export const onlyThisMachine: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
	const host = c.req.header('Host') ?? '';
	const origin = c.req.header('Origin');
	const isLocal = loopback.test(c.env.incoming.socket.remoteAddress ?? '') && loopbackHost.test(host);
	const isOwn = origin === undefined || origin === `http://${host}`;
	return isLocal && isOwn ? next() : c.notFound();
};
