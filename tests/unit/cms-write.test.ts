import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Submission, storeConsent, storeMessage } from '#contract/upstream-submissions.ts';
import type { CallContext } from '#functions/_lib/http/call.ts';
import { writeToCms } from '#functions/_lib/upstream/cms-service.ts';

let server: Server;
let asked: { headers: IncomingHttpHeaders; body: string };

beforeEach(async () => {
	server = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		asked = { headers: request.headers, body: Buffer.concat(chunks).toString() };
		response.setHeader('Content-Type', 'application/json');
		response.end('{"status":true,"data":null}');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

async function write(submission: Submission, input: Record<string, unknown>): Promise<void> {
	const { port } = server.address() as AddressInfo;
	const address = `http://127.0.0.1:${port}`;
	const config = { SUBMISSIONS_URL: address, CMS_URL: address, SUBMISSIONS_KEY: 'k'.repeat(32) };
	const { signal } = new AbortController();
	const call = { config, signal, requestId: 'a-request', clientAddress: '192.0.2.1', upstream: [] };
	await writeToCms({ submission, input }, call as unknown as CallContext);
}

test('what visitors send leaves as JSON, with the key of the functions', async () => {
	await write(storeConsent, { revision: 1, choices: { analytics: false } });
	expect(asked.headers['content-type']).toBe('application/json');
	expect(asked.headers.authorization).toBe(`Bearer ${'k'.repeat(32)}`);
	expect(JSON.parse(asked.body)).toEqual({ revision: 1, choices: { analytics: false } });
});

test('what is sent as a form leaves as one, whose parts its own boundary divides', async () => {
	await write(storeMessage, { name: 'Anna', message: 'Hello' });
	const [, boundary = ''] =
		/^multipart\/form-data; ?boundary=(.+)$/.exec(asked.headers['content-type'] ?? '') ?? [];
	expect(boundary).not.toBe('');
	expect(asked.body).toContain(`--${boundary}`);
	expect(asked.body).toContain('name="message"');
});
