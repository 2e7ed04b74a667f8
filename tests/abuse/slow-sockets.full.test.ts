import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { call } from '../support/site.ts';

const count = 200;
const login = '/api/account/login';

/** A visitor who sends one byte a second and has the rest of eternity. */
interface Slow {
	closed: Promise<void>;
	isOpen(): boolean;
}

let site: OwnSite;
beforeAll(async () => {
	site = await startOwnSite();
});
afterAll(() => site.stop());

function beSlow(beginning: string): Slow {
	const socket: Socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
	socket.write(beginning);
	const drip = setInterval(() => socket.writable && socket.write('a'), 1000);
	const closed = new Promise<void>((resolve) => {
		socket
			.on('error', () => {})
			.on('close', () => {
				clearInterval(drip);
				resolve();
			});
	});
	// What is answered is read, so that only the host can end the connection.
	socket.resume();
	return { closed, isOpen: () => !socket.destroyed };
}

const host = () => `Host: localhost\r\nOrigin: ${site.origin}\r\n`;
const ways: [string, () => string][] = [
	['the first line', () => 'GET /'],
	['their headers', () => `GET / HTTP/1.1\r\n${host()}X-Slow: `],
	[
		'a body for a call',
		() =>
			`POST ${login} HTTP/1.1\r\n${host()}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"`,
	],
	['a body for a page', () => `POST /blog HTTP/1.1\r\n${host()}Content-Length: 60000\r\n\r\n`],
];

describe('T86 200 visitors who send one byte a second', () => {
	test('keep nobody waiting, and are closed', async () => {
		const slow = Array.from({ length: count }, (_, index) => beSlow(ways[index % ways.length]?.[1]() ?? ''));
		const normal = await Promise.all(
			Array.from({ length: 50 }, (_, index) =>
				call(index % 2 ? '/api/account/profile' : '/', { site: site.origin }),
			),
		);
		expect(normal.map(({ status }) => status)).toEqual(Array(50).fill(200));
		expect(slow.filter((each) => each.isOpen()).length).toBeGreaterThan(count / 2);
		await Promise.all(slow.map(({ closed }) => closed));
		expect((await call('/api/account/profile', { site: site.origin })).status).toBe(200);
	});
});
