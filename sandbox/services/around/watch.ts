import type { HttpBindings } from '@hono/node-server';
import { upstreamHeaders } from '#contract/upstream.ts';
import { misbehave } from './fault-modes.ts';
import type { Fault, Faults, Target } from './faults.ts';
import { loggedPath, type RequestLog } from './request-log.ts';
import { type ServiceName, serviceBases } from './service-names.ts';

/** What every service is wrapped in. */
export interface WatchedServices {
	log: RequestLog;
	faults: Faults;
	now(): number;
}

/** A service as a function of the request; what Hono's fetch is. */
export interface Service {
	fetch(request: Request, env: HttpBindings): Promise<Response> | Response;
}

/** Wraps a service: its requests are logged, and faults come between. */
export function watch(name: ServiceName, service: Service, around: WatchedServices): Service {
	return {
		async fetch(request, env) {
			const started = performance.now();
			const url = new URL(request.url);
			const target = targetOf(name, url);
			const fault = around.faults.pick(target);
			const answer = () => answerOf(service, { request, url, path: target.path }, env);
			const response = await (fault ? misbehave(fault, { env, answer }) : answer());
			around.log.add(entryOf({ around, name, request, url, fault, response, started }));
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
	around: WatchedServices;
	name: ServiceName;
	request: Request;
	url: URL;
	fault: Fault | undefined;
	response: Response;
	started: number;
}

function entryOf({ around, name, request, url, fault, response, started }: Done) {
	return {
		at: new Date(around.now()).toISOString(),
		service: name,
		method: request.method,
		path: loggedPath(url),
		status: fault && /^(?:hang|reset|truncate)$/.test(fault.mode) ? 0 : response.status,
		milliseconds: Math.round(performance.now() - started),
		requestId: request.headers.get(upstreamHeaders.requestId),
		...(fault && { fault: fault.mode }),
	};
}
