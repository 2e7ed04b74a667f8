import { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Health } from './health.ts';
import { requestIdOf } from './shared/request-id.ts';
import type { Services } from './start.ts';

type Env = { Bindings: HttpBindings };

/** The paths below which each service answers; the site's variables name them. */
export const servicePaths = { accounts: '/accounts', forms: '/forms', uploads: '/uploads' } as const;

interface ServedServices {
	apps: Partial<Services['apps']>;
	health(): Promise<Health>;
}

/** Puts the services below their paths, and beside them /health; anything else is 404. */
export function serveServices({ apps, health }: ServedServices): Hono<Env> {
	const app = new Hono<Env>();
	app.get('/health', async (c) => {
		const state = await health();
		c.header('Cache-Control', 'no-store');
		return c.json(state, state.status === 'failing' ? 503 : 200);
	});
	for (const [name, service] of Object.entries(apps) as [keyof typeof servicePaths, Hono<Env>][]) {
		service.onError((error, c) => fail(error, c.req.raw));
		app.mount(servicePaths[name], (request, ...rest: unknown[]) =>
			service.fetch(request, rest[0] as HttpBindings),
		);
	}
	app.notFound((c) => c.json({ messages: ['NOT_FOUND'] }, 404));
	app.onError((error, c) => fail(error, c.req.raw));
	return app;
}

/** The reason of an error goes to the log only. */
function fail(error: unknown, request: Request): Response {
	const requestId = requestIdOf(request.headers);
	console.error(`${request.method} ${new URL(request.url).pathname} (${requestId}):`, error);
	return Response.json(
		{ messages: ['SERVICE_TEMPORARILY_UNAVAILABLE'], requestId },
		{ status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '5' } },
	);
}

/** A port that cannot be listened on, with what to look at. */
export class ListenError extends Error {
	override name = 'ListenError';
}

export interface Listening {
	port: number;
	/** Takes no more calls and ends after those under way, or after as many milliseconds. */
	close(longest: number): Promise<void>;
}

/** Listens on an address and a port of this machine; 0 takes any free one. */
export async function listen(
	app: Hono<Env>,
	{ host, port }: { host: string; port: number },
): Promise<Listening> {
	const server = createAdaptorServer({ fetch: app.fetch });
	if (!(server instanceof Server)) throw new Error('expected a plain HTTP server');
	server.requestTimeout = 120_000;
	server.headersTimeout = 15_000;
	await new Promise<void>((resolve, reject) => {
		server.once('error', (error: NodeJS.ErrnoException) =>
			reject(
				new ListenError(
					`Port ${port} of ${host} cannot be used (${error.code ?? error.message}): see SERVICES_PORT and SERVICES_HOST.`,
				),
			),
		);
		server.listen(port, host, resolve);
	});
	const address = server.address();
	return {
		port: typeof address === 'object' && address ? address.port : port,
		close: (longest) => {
			const timer = setTimeout(() => server.closeAllConnections(), longest);
			return new Promise((resolve) => {
				server.close(() => {
					clearTimeout(timer);
					resolve();
				});
				server.closeIdleConnections();
			});
		},
	};
}
