import { createServer } from 'node:http';
import { user as somebody } from '../../support/user.ts';

// An account service that knows one player and thinks for WAIT milliseconds, so that only what stands before it is measured.
const { PORT = '0', WAIT = '30' } = process.env;
const expire = new Date(Date.now() + 3_600_000).toISOString();
const platforms = [{ platform: 'steam', linked: true, name: 'mira' }];
const user = { ...somebody, platforms };
const profile = JSON.stringify({ status: true, data: { user, expire } });
const session = JSON.stringify({
	status: true,
	data: { user, expire },
	session: { token: 'a'.repeat(43), expire },
});
const headers = { 'Content-Type': 'application/json; charset=utf-8' };

const server = createServer((incoming, outgoing) => {
	incoming.resume();
	const body = incoming.url?.endsWith('/login') ? session : profile;
	setTimeout(() => outgoing.writeHead(200, headers).end(body), Number(WAIT));
});
server.listen(Number(PORT), '127.0.0.1', () => console.log('upstream ready'));
