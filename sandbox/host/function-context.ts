import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context } from '@netlify/functions';

/** What the platform hands a function beside the request. */
export interface ContextSource {
	incoming: IncomingMessage;
	url: URL;
	params: Record<string, string>;
	deployContext: string;
}

/** The address at the other end of the socket; no header can change it. */
function addressOf({ socket }: IncomingMessage): string {
	return (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

function refuseToContinue(): never {
	throw new Error('the local host has no next step after a function');
}

const cookies: Context['cookies'] = {
	get: refuseToContinue,
	set: refuseToContinue,
	delete: refuseToContinue,
};

function keepGoing(promise: Promise<unknown>): void {
	promise.catch((error: unknown) =>
		console.error(error instanceof Error ? error.name : 'failed in background'),
	);
}

/** Makes the context of one call of a function. */
export function contextOf({ incoming, url, params, deployContext }: ContextSource): Context {
	return {
		account: { id: 'local' },
		cookies,
		deploy: { context: deployContext, id: '0', published: false },
		geo: {},
		ip: addressOf(incoming),
		json: (input) => Response.json(input),
		log: console.log,
		next: refuseToContinue,
		params,
		requestId: randomUUID(),
		rewrite: refuseToContinue,
		server: { region: 'local' },
		site: { id: '0', name: 'local', url: url.origin },
		url,
		waitUntil: keepGoing,
	};
}
