import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address that answers at once or when it is told to, so that a test holds a program where it asks there. */
export interface Gate {
	url: string;
	/** Lets nobody pass from now on; resolves when somebody stands before it. */
	hold(): Promise<void>;
	/** How many stand before it. */
	waiting(): number;
	/** Lets everybody pass. */
	open(): void;
	close(): void;
}

/** @param answer the JSON that everybody gets who passes; nothing where absent */
export async function createGate(answer = ''): Promise<Gate> {
	let held: PromiseWithResolvers<void> | undefined;
	let waiting: ServerResponse[] = [];
	const server = createServer((_request, response) => {
		response.setHeader('Content-Type', 'application/json');
		if (!held) return void response.end(answer);
		waiting.push(response);
		held.resolve();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		hold() {
			held = Promise.withResolvers();
			return held.promise;
		},
		waiting: () => waiting.length,
		open() {
			held = undefined;
			for (const response of waiting) response.end(answer);
			waiting = [];
		},
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
