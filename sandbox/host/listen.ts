import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Both addresses that `localhost` may mean; a browser tries either. */
const addresses = ['127.0.0.1', '::1'] as const;

async function bind(server: Server, port: number, address: string): Promise<Server> {
	server.listen(port, address);
	await once(server, 'listening');
	return server;
}

const lacksAddress = (error: unknown) =>
	['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');

async function bindSecond(create: () => Server, port: number): Promise<Server[]> {
	try {
		return [await bind(create(), port, addresses[1])];
	} catch (error) {
		if (lacksAddress(error)) return [];
		throw error;
	}
}

async function closeAll(servers: readonly Server[]): Promise<void> {
	await Promise.all(
		servers.map(async (server) => {
			const closed = once(server, 'close');
			server.close();
			server.closeAllConnections();
			await closed;
		}),
	);
}

/** Listens on localhost; port 0 takes a free one. Throws EADDRINUSE when the port is taken. */
export async function listen(create: () => Server, wanted: number) {
	const first = await bind(create(), wanted, addresses[0]);
	const { port } = first.address() as AddressInfo;
	try {
		const servers = [first, ...(await bindSecond(create, port))];
		return { port, close: () => closeAll(servers) };
	} catch (error) {
		await closeAll([first]);
		throw error;
	}
}
