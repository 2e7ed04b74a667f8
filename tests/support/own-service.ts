import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service that answers as a test says. */
export interface OwnService {
	url: string;
	/** How often it was asked. */
	asked(): number;
	stop(): void;
}

/** @param answer is told which request it is, from 1 */
export async function startOwnService(
	answer: (number: number, ...rest: Parameters<RequestListener>) => void,
): Promise<OwnService> {
	let asked = 0;
	const server = createServer((request, response) => answer(++asked, request, response));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const stop = () => {
		server.closeAllConnections();
		server.close();
	};
	return { url: `http://127.0.0.1:${port}`, asked: () => asked, stop };
}
