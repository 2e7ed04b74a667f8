import { setTimeout } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Fault } from './faults.ts';

interface Faulty {
	env: HttpBindings;
	body: string;
	/** What follows the colon of the mode. */
	argument: string;
	/** Lets the service answer as it would. */
	answer(): Promise<Response>;
}

type Mode = (faulty: Faulty) => Promise<Response> | Response;

const json = { 'Content-Type': 'application/json; charset=utf-8' };
const page = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1>';

const modes: Record<string, Mode> = {
	status: ({ argument }) => bare(Number(argument)),
	slow: ({ argument, answer }) => setTimeout(Number(argument)).then(answer),
	html: () => new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
	empty: () => new Response('', { headers: json }),
	body: ({ body }) => new Response(body, { headers: json }),
	truncate: async ({ env, answer }) => truncate(env, await answer()),
	reset: ({ env }) => {
		env.incoming.socket.resetAndDestroy();
		return RESPONSE_ALREADY_SENT;
	},
	hang: ({ env }) =>
		new Promise((resolve) => env.outgoing.once('close', () => resolve(RESPONSE_ALREADY_SENT))),
};

/** Answers, or fails to, as the fault says. */
export async function misbehave(fault: Fault, request: Pick<Faulty, 'env' | 'answer'>): Promise<Response> {
	const [name = '', argument = ''] = fault.mode.split(':');
	const mode = modes[name];
	if (!mode) throw new Error(`no fault mode "${name}"`);
	return mode({ ...request, body: fault.body ?? '', argument });
}

function bare(status: number): Response {
	const mayHaveBody = ![204, 205, 304].includes(status);
	return new Response(mayHaveBody ? '{"error":"injected"}' : null, {
		status,
		headers: mayHaveBody ? json : {},
	});
}

/** Announces the whole answer and ends the connection halfway. */
async function truncate({ outgoing }: HttpBindings, answer: Response): Promise<Response> {
	const bytes = Buffer.from(await answer.arrayBuffer());
	outgoing.writeHead(answer.status, {
		...Object.fromEntries(answer.headers),
		'Content-Length': bytes.length,
	});
	outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => outgoing.destroy());
	return RESPONSE_ALREADY_SENT;
}
