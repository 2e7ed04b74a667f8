import { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';

type Fetch = (request: Request, env: HttpBindings) => Promise<Response> | Response;

export interface Listener {
	/** Without a trailing slash. */
	origin: string;
	/** Says what answers; until then every request waits. */
	serve(fetch: Fetch): void;
	close(): Promise<void>;
}

/** Says which port it is and what to do. */
export class PortInUseError extends Error {
	override name = 'PortInUseError';
}

const host = '127.0.0.1';

/** Takes a port on this machine (0 is any); an error names a port that is in use. */
export async function listen(port: number): Promise<Listener> {
	const { promise: ready, resolve: serve } = Promise.withResolvers<Fetch>();
	const answer = async (request: Request, env: HttpBindings) => (await ready)(request, env);
	const server = createAdaptorServer({ fetch: (request, env) => answer(request, env as HttpBindings) });
	if (!(server instanceof Server)) throw new Error('expected a plain HTTP server');
	server.requestTimeout = 30_000;
	await bind(server, port);
	const { port: bound } = server.address() as AddressInfo;
	return { origin: `http://${host}:${bound}`, serve, close: () => close(server) };
}

function bind(server: Server, port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) => {
			const busy = `Port ${port} on ${host} is in use. End what uses it, or set SANDBOX_PORT to another.`;
			reject(error.code === 'EADDRINUSE' ? new PortInUseError(busy) : error);
		});
		server.listen(port, host, resolve);
	});
}

function close(server: Server): Promise<void> {
	return new Promise((resolve) => {
		server.close(() => resolve());
		server.closeAllConnections();
	});
}
