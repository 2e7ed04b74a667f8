import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { partsAt } from '#contract/parts.ts';
import type { ServiceContext } from '../context.ts';
import { callerAddress } from '../shared/address.ts';
import { type AccountResult, refuse } from '../shared/answer.ts';
import { requestIdOf } from '../shared/request-id.ts';
import type { AccountContext } from './call.ts';
import { startRevocations } from './platforms/revocations.ts';
import { pruneHourly } from './prune.ts';
import { type AccountRoute, routes } from './routes.ts';
import { createRunner } from './run.ts';
import { sendSave } from './saves/send-file.ts';

type Env = { Bindings: HttpBindings };

/** What is the studio's own about accounts. */
export type AccountOptions = Omit<AccountContext, keyof ServiceContext | 'revokeSoon'>;

export interface AccountService {
	app: Hono<Env>;
	/** Ends what goes on by itself, after a prune that is running. */
	close(): Promise<void>;
}

/** The account service: players, their sessions and everything that protects them. */
export function accountService(context: ServiceContext, options: AccountOptions): AccountService {
	const revocations = startRevocations({ ...context, ...options });
	const account: AccountContext = { ...context, ...options, revokeSoon: revocations.revokeSoon };
	const endPruning = pruneHourly(context);
	return {
		app: createApp(account),
		async close() {
			await revocations.close();
			await endPruning();
		},
	};
}

function createApp(account: AccountContext): Hono<Env> {
	const runRoute = createRunner(account);
	const app = new Hono<Env>();
	const own = routesOf(account);
	for (const route of own) {
		app.on(route.endpoint.method, route.endpoint.path, async (c) =>
			send(c, await runRoute(route, seen(c, account.trustedProxies))),
		);
	}
	app.all('/files/saves/:id', (c) => sendSave(c, account));
	app.notFound((c) => send(c, unknownRoute(own, c.req.path)));
	return app;
}

function seen(c: Context<Env>, trustedProxies: number) {
	const { headers } = c.req.raw;
	const socketAddress = c.env.incoming.socket.remoteAddress ?? '';
	const address = callerAddress({ headers, socketAddress }, trustedProxies);
	return { request: c.req.raw, socketAddress: address, params: c.req.param() as Record<string, string> };
}

const isPathOf = (endpoint: Endpoint, path: string) =>
	new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(path);

/** Without passkeys, their calls are not there. */
const routesOf = ({ hasPasskeys }: AccountContext): AccountRoute[] =>
	routes.filter(({ endpoint }) => hasPasskeys || !partsAt(endpoint.path).includes('passkeys'));

function unknownRoute(own: readonly AccountRoute[], path: string): AccountResult {
	const here = own.filter(({ endpoint }) => isPathOf(endpoint, path));
	if (here.length === 0) return refuse('NOT_FOUND', { status: 404 });
	const allow = here
		.map(({ endpoint }) => (endpoint.method === 'GET' ? 'GET, HEAD' : endpoint.method))
		.join(', ');
	return refuse('METHOD_NOT_ALLOWED', { status: 405, allow });
}

function send(c: Context<Env>, answer: AccountResult): Response {
	c.header('Content-Type', 'application/json; charset=utf-8');
	c.header('Cache-Control', 'no-store');
	c.header('X-Content-Type-Options', 'nosniff');
	if (answer.ok && answer.file) return c.body(answer.file.bytes, 200, { 'Content-Type': answer.file.type });
	if (answer.ok) return c.body(JSON.stringify(answer.body), 200);
	if (answer.retryAfter) c.header('Retry-After', String(answer.retryAfter));
	if (answer.allow) c.header('Allow', answer.allow);
	const { messages, fields } = answer;
	return c.body(
		JSON.stringify({ messages, fields, requestId: requestIdOf(c.req.raw.headers) }),
		answer.status,
	);
}
