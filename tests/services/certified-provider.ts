import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Follows redirects as a browser with cookies does, up to an address outside of the provider. */
async function follow(address: string, origin: string): Promise<URL> {
	const cookies = new Map<string, string>();
	let next = new URL(address);
	while (next.origin === origin) {
		const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		const response = await fetch(next, { headers: { Cookie }, redirect: 'manual' });
		for (const line of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			cookies.set(name, value);
		}
		const location = response.headers.get('Location');
		if (!location) throw new Error(`${next} was answered with ${response.status} ${await response.text()}`);
		next = new URL(location, next);
	}
	return next;
}

interface Client {
	clientId: string;
	clientSecret: string;
	clientAuth: 'post' | 'basic';
	redirectUri: string;
}

/** Starts a certified provider of OpenID Connect that has one player, who allows whatever this client asks. */
export async function startCertifiedProvider({ clientId, clientSecret, clientAuth, redirectUri }: Client) {
	let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => {};
	const server = createServer((request, response) => void handle(request, response));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const provider = new Provider(issuer, {
		clients: [
			{
				client_id: clientId,
				client_secret: clientSecret,
				redirect_uris: [redirectUri],
				token_endpoint_auth_method: `client_secret_${clientAuth}`,
			},
		],
		claims: { openid: ['sub'], profile: ['preferred_username'] },
		findAccount: (_context, id) => ({
			accountId: id,
			claims: () => ({ sub: id, preferred_username: 'Wren' }),
		}),
		features: {
			devInteractions: { enabled: false },
			revocation: { enabled: true, allowedPolicy: () => true },
		},
		ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
		interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
		loadExistingGrant: async ({ oidc }) => {
			const grant = new oidc.provider.Grant({
				clientId: oidc.client?.clientId ?? '',
				accountId: oidc.session?.accountId ?? '',
			});
			grant.addOIDCScope('openid profile');
			await grant.save();
			return grant;
		},
	});
	const answer = provider.callback();
	handle = (request, response) =>
		request.url?.startsWith('/interaction/')
			? provider.interactionFinished(request, response, { login: { accountId: 'wren-7' } })
			: answer(request, response);
	return {
		issuer,
		/** Signs the player in, who comes back with this. */
		follow: (address: string) => follow(address, issuer),
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}
