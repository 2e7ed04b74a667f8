import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { describeError } from '#lib/text/describe-error.ts';
import { answer, type Site } from './answer.ts';
import { createCallLimit } from './call-limit.ts';
import { answerFailure } from './error-page.ts';
import { loadFunctions } from './functions.ts';
import { hostLimits } from './limits.ts';
import { listen } from './listen.ts';
import { rawRefusal, refuse } from './refuse.ts';

export interface HostOptions {
	/** 0 takes a free one. */
	port: number;
	dist: string;
	/** The folder of the functions. */
	functions: string;
	/** Variables that the functions get beside those of the process. */
	environment?: Record<string, string>;
	/** What functions read as context.deploy.context. */
	deployContext?: string;
}

export interface Host {
	origin: string;
	close(): Promise<void>;
}

/** The address as it was asked for; undefined for one that is none, that names another host in its path, or a user. */
function urlOf({ url = '', headers }: IncomingMessage): URL | undefined {
	const address = `http://${headers.host}${url}`;
	if (headers.host === undefined || !url.startsWith('/') || !URL.canParse(address)) return undefined;
	const parsed = new URL(address);
	return parsed.username || parsed.password ? undefined : parsed;
}

/** The status of a request that is refused for its outside alone. */
function refusalOf({ url = '', rawHeaders }: IncomingMessage): number | undefined {
	if (url.length > hostLimits.url) return 414;
	return rawHeaders.length > hostLimits.headerCount * 2 ? 431 : undefined;
}

/** Who got an answer, or left, has seen no failure. */
function report(error: unknown, { headersSent, destroyed }: ServerResponse): void {
	if (headersSent || destroyed) return;
	console.error(JSON.stringify({ event: 'host', error: describeError(error) }));
}

async function respond(site: Site, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
	const url = urlOf(incoming);
	const status = refusalOf(incoming) ?? (url ? undefined : 400);
	if (status || !url) return refuse(outgoing, status ?? 400, { Connection: 'close' });
	try {
		await answer({ incoming, outgoing, url }, site);
	} catch (error) {
		report(error, outgoing);
		await answerFailure({ incoming, outgoing, url }, site.dist);
	}
}

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

function refuseSocket(error: NodeJS.ErrnoException, socket: Duplex): void {
	if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
	socket.end(rawRefusal(statusOf[error.code ?? ''] ?? 400));
}

function serverFor(site: Site): Server {
	const options = {
		maxHeaderSize: hostLimits.headerBytes,
		headersTimeout: hostLimits.headersTime,
		requestTimeout: hostLimits.requestTime,
		keepAliveTimeout: hostLimits.keepAliveTime,
		connectionsCheckingInterval: 1000,
		requireHostHeader: false,
	};
	const server = createServer(options, (incoming, outgoing) => void respond(site, incoming, outgoing));
	server.maxHeadersCount = hostLimits.headerCount + 1;
	server.setTimeout(hostLimits.idleTime);
	return server.on('clientError', refuseSocket);
}

/** Serves the built site and its functions on one machine, as Netlify would. Throws when the port is taken. */
export async function startHost(options: HostOptions): Promise<Host> {
	Object.assign(process.env, options.environment);
	const functions = await loadFunctions(options.functions);
	const { dist, deployContext = 'dev' } = options;
	const site = { dist, functions, deployContext, callLimit: createCallLimit(hostLimits.calls) };
	const { port, close } = await listen(() => serverFor(site), options.port);
	return { origin: `http://localhost:${port}`, close };
}
