import type { HttpBindings } from '@hono/node-server';
import { upstreamHeaders } from '#contract/upstream.ts';
import { misbehave } from './fault-modes.ts';
import type { Fault, Faults, Target } from './faults.ts';
import { loggedPath, type RequestLog } from './request-log.ts';
import { type ServiceName, serviceBases } from './service-names.ts';

/** What the wrapper of every service works with. */
export interface WrapperContext {
	log: RequestLog;
	faults: Faults;
	now(): number;
}

/** A service as a function of the request; what Hono's fetch is. */
export interface Service {
	fetch(request: Request, env: HttpBindings): Promise<Response> | Response;
}

/** Wraps a service, so that its requests are logged and faults can be injected. */
export function wrapService(name: ServiceName, service: Service, context: WrapperContext): Service {
	return {
		async fetch(request, env) {
			const started = performance.now();
			const url = new URL(request.url);
			const target = targetOf(name, url);
			const fault = context.faults.pick(target);
			const answer = () => answerOf(service, { request, url, path: target.path }, env);
			const response = await (fault ? misbehave(fault, { env, answer }) : answer());
			context.log.add(entryOf({ context, name, request, url, fault, response, started }));
			return response;
		},
	};
}

function targetOf(service: ServiceName, { pathname }: URL): Target {
	return { service, fullPath: pathname, path: pathname.slice(serviceBases[service].length) || '/' };
}

async function answerOf(
	service: Service,
	{ request, url, path }: { request: Request; url: URL; path: string },
	env: HttpBindings,
): Promise<Response> {
	const inner = new URL(url);
	inner.pathname = path;
	return service.fetch(new Request(inner, request), env);
}

/** What a throw becomes; its reason goes to the console only. */
export function failure(request: Request, reason: unknown): Response {
	console.error(reason);
	const requestId = request.headers.get(upstreamHeaders.requestId) ?? crypto.randomUUID();
	return Response.json({ messages: ['INTERNAL_SERVER_ERROR'], requestId }, { status: 500 });
}

interface Done {
	context: WrapperContext;
	name: ServiceName;
	request: Request;
	url: URL;
	fault: Fault | undefined;
	response: Response;
	started: number;
}

function entryOf({ context, name, request, url, fault, response, started }: Done) {
	return {
		at: new Date(context.now()).toISOString(),
		service: name,
		method: request.method,
		path: loggedPath(url),
		status: fault && /^(?:hang|reset|truncate)$/.test(fault.mode) ? 0 : response.status,
		milliseconds: Math.round(performance.now() - started),
		requestId: request.headers.get(upstreamHeaders.requestId),
		...(fault && { fault: fault.mode }),
	};
}
