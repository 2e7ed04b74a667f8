import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a deploy told the platform it consists of: hashes by path and by name. */
export interface Deploy {
	files: Record<string, string>;
	functions: Record<string, string>;
}

/** The part of the platform's interface that a deploy asks. */
export interface PlatformApi {
	url: string;
	siteId: string;
	/** How the deploy was asked for. */
	wanted?: { branch?: string; draft?: boolean };
	deploy?: Deploy;
	/** What was sent, by the last part of its address. */
	sent: Map<string, Buffer>;
	stop(): void;
}

const siteId = '11111111-2222-4333-8444-555555555555';
const url = 'https://studio.example';
const site = { id: siteId, name: 'studio', account_slug: 'studio', url, ssl_url: url, build_settings: {} };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks);
}

/** A deploy as the platform tells it; it wants each function, and of the files the one with the rules. */
function stateOf({ deploy, wanted }: PlatformApi, state: string) {
	const address = `https://${wanted?.branch}--${site.name}.netlify.app`;
	const { functions = {}, files = {} } = deploy ?? {};
	return {
		...{ id: 'first', state, site_id: siteId, name: site.name, url, ssl_url: url, admin_url: url },
		...{ deploy_url: address, deploy_ssl_url: address },
		required: [files['netlify.toml']].filter(Boolean),
		required_functions: Object.values(functions),
	};
}

function answer(api: PlatformApi, { method, url: path = '' }: IncomingMessage, body: Buffer): unknown {
	const json = () => JSON.parse(body.toString());
	const [, sent] = /\/deploys\/first\/\w+\/([^?]+)/.exec(path) ?? [];
	if (sent) api.sent.set(sent, body);
	else if (path.endsWith('/deploys/first') && method === 'PUT') api.deploy = json();
	else if (path.includes('/deploys') && method === 'POST') api.wanted = json();
	if (path.includes('/deploys')) return stateOf(api, method === 'GET' && api.deploy ? 'ready' : 'new');
	if (path.includes('/sites?')) return [{ ...site, name: siteId }];
	return path.includes('/sites/') ? site : [];
}

export async function startPlatformApi(): Promise<PlatformApi> {
	const server = createServer(async (request, response) => {
		const answered = answer(api, request, await bodyOf(request));
		response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answered));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const api: PlatformApi = {
		url: `http://127.0.0.1:${port}/api/v1`,
		siteId,
		sent: new Map(),
		stop: () => void server.close(),
	};
	return api;
}
