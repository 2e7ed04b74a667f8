import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Makes another answer of the one that the sandbox gave; undefined is one that says that there is nothing. */
export type Change = (path: string, body: unknown) => unknown;

export interface OtherCms {
	origin: string;
	/** What it was asked since the last look, as paths. */
	asked(): string[];
	close(): void;
}

/** The demo content as another studio's CMS would answer it; its files are as they are. */
export async function startOtherCms(sandboxOrigin: string, change: Change): Promise<OtherCms> {
	let asked: string[] = [];
	const server = createServer(async (request, response) => {
		const path = request.url ?? '/';
		asked.push(path);
		const answer = await fetch(sandboxOrigin + path);
		const headers = Object.fromEntries(
			['Content-Type', 'Cache-Control'].flatMap((name) => {
				const value = answer.headers.get(name);
				return value ? [[name, value]] : [];
			}),
		);
		if (headers['Content-Type']?.includes('json')) {
			const changed = change(path, await answer.json());
			response.writeHead(changed === undefined ? 404 : answer.status, headers);
			response.end(JSON.stringify(changed ?? { messages: ['NOT_FOUND'] }));
			return;
		}
		response.writeHead(answer.status, headers);
		response.end(Buffer.from(await answer.arrayBuffer()));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		asked() {
			const before = asked;
			asked = [];
			return before;
		},
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}

/** An answer with one picture in the place of each, so that a build has few to make. */
export function withOnePicture(picture: object, value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map((part) => withOnePicture(picture, part));
	if ('alt' in value && 'url' in value && String(value.url).endsWith('.webp'))
		return { ...value, ...picture };
	return Object.fromEntries(
		Object.entries(value).map(([name, part]) => [name, withOnePicture(picture, part)]),
	);
}
