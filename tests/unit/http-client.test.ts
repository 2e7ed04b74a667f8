import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type HttpRequest, sendRequest } from '#functions/_lib/upstream/http-client.ts';
import { type OwnService, startOwnService } from '../support/own-service.ts';

let service: OwnService | undefined;
afterEach(() => {
	vi.useRealTimers();
	service?.stop();
});

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

async function serve(answer: Answer): Promise<OwnService> {
	service = await startOwnService((_number, request, response) => answer(request, response));
	return service;
}

const send = (url: string, request: Partial<HttpRequest> = {}) =>
	sendRequest({ method: 'POST', url, headers: {}, signal: new AbortController().signal, ...request });

async function post(url: string): Promise<string> {
	const bytes = await (await send(url)).read(100);
	// A connection is free again with the next turn of the loop.
	await new Promise((resolve) => setImmediate(resolve));
	return new TextDecoder().decode(bytes ?? new Uint8Array());
}

describe('connections', () => {
	const calls = new WeakMap<object, number>();
	/** Tells which call of its connection one is, and hangs up on the third, as a service does that gave up waiting. */
	const count: Answer = ({ socket }, response) => {
		const number = (calls.get(socket) ?? 0) + 1;
		calls.set(socket, number);
		if (number > 2) socket.destroy();
		else response.end(String(number));
	};

	test('serve the next call, too', async () => {
		const { url } = await serve(count);
		expect([await post(url), await post(url)]).toEqual(['1', '2']);
		await expect(post(url)).rejects.toThrow();
	});

	test('are left 2 s before the service would close them, though no timer ran in a frozen instance', async () => {
		vi.useFakeTimers({ toFake: ['performance'] });
		const { url } = await serve((request, response) => {
			response.setHeader('Keep-Alive', 'timeout=60');
			count(request, response);
		});
		await post(url);
		vi.advanceTimersByTime(57_999);
		expect(await post(url)).toBe('2');
		vi.advanceTimersByTime(58_000);
		expect(await post(url)).toBe('1');
	});

	test('are left where the other end has closed them while the instance was frozen', async () => {
		const { url, closeAll, stop } = await startServiceAside();
		expect(await post(url)).toBe('1');
		closeAll();
		expect(await post(url)).toBe('1');
		await stop();
	});
});

/** Says like `count` above which call of its connection one is. */
const serviceAside = `
	const { createServer } = require('node:http');
	const { parentPort, workerData } = require('node:worker_threads');
	const calls = new WeakMap();
	const sockets = new Set();
	const server = createServer(({ socket }, response) => {
		calls.set(socket, (calls.get(socket) ?? 0) + 1);
		response.end(String(calls.get(socket)));
	});
	server.on('connection', (socket) => {
		sockets.add(socket);
		socket.once('close', () => {
			Atomics.store(workerData, 0, 1);
			Atomics.notify(workerData, 0);
		});
	});
	parentPort.on('message', () => server.closeAllConnections());
	server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

/** A service in a thread of its own, which goes on while this one stands still. */
async function startServiceAside() {
	const closed = new Int32Array(new SharedArrayBuffer(4));
	const worker = new Worker(serviceAside, { eval: true, workerData: closed });
	const port = await new Promise<number>((resolve) => worker.once('message', resolve));
	/** Stands still until the service has closed its connection; nothing of this thread runs meanwhile. */
	const closeAll = () => {
		worker.postMessage('close');
		Atomics.wait(closed, 0, 0, 10_000);
	};
	return { url: `http://127.0.0.1:${port}`, closeAll, stop: () => worker.terminate() };
}

describe('what is sent', () => {
	const echo: Answer = async (request, response) => {
		const { 'content-length': length, 'content-type': type } = request.headers;
		response.end(JSON.stringify({ length, type, body: await text(request) }));
	};
	const echoed = async (request: Partial<HttpRequest>) => {
		const { url } = await serve(echo);
		const bytes = await (await send(url, request)).read(1000);
		return JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array()));
	};

	test.each(['POST', 'DELETE'] as const)('states its length in bytes, by %s', async (method) => {
		expect(await echoed({ method, body: 'é' })).toEqual({ length: '2', body: 'é' });
	});

	test('may be a form, which states its length and names its boundary', async () => {
		const form = new FormData();
		form.append('name', 'é');
		const { length, type, body } = await echoed({ body: form, headers: { Accept: '*/*' } });
		const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type)?.[1];
		expect(boundary).toBeTruthy();
		expect(body).toContain(`--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\né\r\n`);
		expect(Number(length)).toBe(Buffer.byteLength(body));
	});
});

describe('an answer', () => {
	/** Begins an answer and resolves once its connection is gone. */
	async function serveWithoutEnd() {
		const { promise: gone, resolve } = Promise.withResolvers<void>();
		const { url } = await serve((_request, response) => {
			response.once('close', resolve);
			response.writeHead(302, { Location: '/elsewhere', 'Retry-After': '7' }).write('x'.repeat(1000));
		});
		return { url, gone };
	}

	test('comes with its head, and leads nowhere', async () => {
		const { url } = await serveWithoutEnd();
		const { status, type, retryAfter, discard } = await send(url, { method: 'GET' });
		expect({ status, type, retryAfter }).toEqual({ status: 302, type: '', retryAfter: '7' });
		expect(service?.asked()).toBe(1);
		discard();
	});

	test('is read up to a size, with the rest left', async () => {
		const { url, gone } = await serveWithoutEnd();
		expect(await (await send(url)).read(999)).toBe(null);
		await gone;
	});

	test('is left unread', async () => {
		const { url, gone } = await serveWithoutEnd();
		(await send(url)).discard();
		await gone;
	});

	test('ends with the signal while its body is on the way', async () => {
		const { url, gone } = await serveWithoutEnd();
		const controller = new AbortController();
		const { read } = await send(url, { signal: controller.signal });
		const reading = read(2000);
		controller.abort();
		await expect(reading).rejects.toThrow('aborted');
		await gone;
	});

	test('is waited for until the signal', async () => {
		const controller = new AbortController();
		const { url } = await serve(() => controller.abort());
		await expect(send(url, { signal: controller.signal })).rejects.toThrow('aborted');
	});
});
