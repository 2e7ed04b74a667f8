import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGate, type Gate } from '../support/gate.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { call, type Reply } from '../support/site.ts';

const many = 500;
const faqs = '/api/faqs';
let cms: Gate;
let site: OwnSite;
let answered: Reply[];
beforeEach(async () => {
	cms = await createGate('[]');
	site = await startOwnSite({ CMS_URL: cms.url });
	answered = [];
});
afterEach(async () => {
	await site.stop();
	cms.close();
});

const ask = (path: string) => call(path, { site: site.origin });

async function askMany(count: number): Promise<void> {
	await Promise.all(Array.from({ length: count }, async () => void answered.push(await ask(faqs))));
}

/** As many calls as nobody can work on at once, all of them refused or under way. */
async function fillLimit(): Promise<{ over: Promise<void> }> {
	void cms.hold();
	const over = askMany(many);
	await expect.poll(() => answered.length + cms.waiting(), { timeout: 20_000 }).toBe(many);
	return { over };
}

/** Somebody who announces a body and never sends it. */
function stall(): Promise<Socket> {
	const { host, port } = new URL(site.origin);
	const head = `POST /api/feedbacks HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.origin}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n`;
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), '127.0.0.1', () => socket.write(head, () => resolve(socket)));
		socket.once('error', reject);
	});
}

describe('R25 more calls than functions can work on', () => {
	test('are asked at once to come back, while the others are answered', async () => {
		const { over } = await fillLimit();
		const shed = answered.map(({ status, headers, body }) => [
			status,
			Number(headers['retry-after']) >= 1,
			body.messages,
		]);
		expect(shed.length).toBeGreaterThan(0);
		expect(new Set(shed.map(String))).toEqual(new Set(['503,true,SERVICE_TEMPORARILY_UNAVAILABLE']));
		cms.open();
		await over;
		expect(answered.slice(shed.length).map(({ status }) => status)).toEqual(
			Array(many - shed.length).fill(200),
		);
	});

	test('leave no trace when they are over', async () => {
		const { over } = await fillLimit();
		cms.open();
		await over;
		answered = [];
		await askMany(100);
		expect(answered.map(({ status }) => status)).toEqual(Array(100).fill(200));
	});

	test('keep nobody from the pages', async () => {
		const { over } = await fillLimit();
		expect((await ask('/')).status).toBe(200);
		cms.open();
		await over;
	});

	test('get the error page where they asked for a page', async () => {
		const { over } = await fillLimit();
		const reply = await ask('/fr/careers/no-such-job');
		expect([reply.status, reply.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
		expect(reply.text).toContain('lang="fr"');
		// The function itself would say 30 where the CMS fails.
		expect(reply.headers['retry-after']).toBe('1');
		cms.open();
		await over;
	});

	test('are not those whose bodies are still on their way', async () => {
		const sockets = await Promise.all(Array.from({ length: many }, stall));
		expect((await ask(faqs)).status).toBe(200);
		for (const socket of sockets) socket.destroy();
	});
});
