import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { startOwnService } from '../support/own-service.ts';
import { startOwnSite } from '../support/own-site.ts';
import { required } from '../support/required.ts';
import { call, clearFaults, setFaults } from '../support/site.ts';
import { buildsAsked, deliver, newWebhookId, published, signatureOf } from '../support/webhook.ts';

afterEach(clearFaults);

const path = '/api/hooks/cms';
const otherSecret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

/** How many builds something asks for. */
async function buildsOf(act: () => Promise<unknown>): Promise<number> {
	const before = await buildsAsked();
	await act();
	return (await buildsAsked()) - before;
}

describe('a webhook of the CMS', () => {
	test('[KN-05] [PB-01] asks for a build when its signature holds, without a session or an origin', async () => {
		const count = await buildsOf(async () => {
			const reply = await deliver();
			expect([reply.status, reply.body]).toEqual([202, { status: true, data: { queued: true } }]);
			expect(reply.setCookies).toEqual([]);
		});
		expect(count).toBe(1);
	});

	test.each([
		['no signature', () => call(path, { method: 'POST', body: published })],
		['no body and no signature', () => call(path, { method: 'POST' })],
		['a signature made with another secret', () => deliver({ secret: otherSecret })],
		['a signature over another body', () => deliver({ signed: '{"type":"other"}' })],
		[
			'a body that was serialised again',
			() => deliver({ body: JSON.stringify(JSON.parse(published)), signed: published }),
		],
		['a signature of another version', () => deliver({ headers: { 'webhook-signature': 'v2,AAAA' } })],
		['another id than the signed one', () => deliver({ headers: { 'webhook-id': newWebhookId() } })],
		[
			'another time than the signed one',
			() => deliver({ headers: { 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 7) } }),
		],
		['a time 301 s ago', () => deliver({ age: -301 })],
		['a time more than 301 s ahead', () => deliver({ age: 305 })],
	])('T69 T70 %s is 401 and no build', async (_name, send) => {
		const count = await buildsOf(async () => {
			const reply = await send();
			expect([reply.status, reply.body.messages]).toEqual([401, ['INVALID_SIGNATURE']]);
		});
		expect(count).toBe(0);
	});

	test('is taken with any body that is signed, whatever type it says to be', async () => {
		const body = 'no JSON at all: é';
		expect((await deliver({ body, headers: { 'Content-Type': 'text/plain' } })).status).toBe(202);
	});

	test('above 64 KB is refused before its signature is looked at', async () => {
		expect((await deliver({ body: 'x'.repeat(70_000) })).status).toBe(413);
	});

	test('T70 that comes twice is taken twice and builds once', async () => {
		const id = newWebhookId();
		const count = await buildsOf(async () => {
			expect((await deliver({ id })).status).toBe(202);
			expect((await deliver({ id, age: 2 })).status).toBe(202);
		});
		expect(count).toBe(1);
	});

	test('T70 that comes ten times at once builds once', async () => {
		const id = newWebhookId();
		// The first one is under way until all of them are there.
		await setFaults({ service: 'build-hook', mode: 'slow:1000' });
		const count = await buildsOf(async () => {
			const replies = await Promise.all([...Array(10)].map(() => deliver({ id })));
			expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(202));
		});
		expect(count).toBe(1);
	});

	test('T70 that came already is known to another instance, too', async () => {
		const id = newWebhookId();
		await deliver({ id });
		const other = await startOwnSite();
		const count = await buildsOf(() => deliver({ id, site: other.origin }));
		await other.stop();
		expect(count).toBe(0);
	});

	test('T70 that came already to another deploy, which builds something else, builds here, too', async () => {
		const id = newWebhookId();
		await deliver({ id });
		const hook = await startOwnService((_number, _request, response) => void response.end());
		const other = await startOwnSite({ BUILD_HOOK_URL: hook.url });
		expect((await deliver({ id, site: other.origin })).status).toBe(202);
		expect((await deliver({ id, site: other.origin })).status).toBe(202);
		await other.stop();
		hook.stop();
		expect(hook.asked()).toBe(1);
	});

	test.each([
		['status:503', 503],
		['reset', 503],
		['status:404', 502],
	])('may come again when the build hook fails (%s)', async (mode, status) => {
		const site = await startOwnSite();
		const id = newWebhookId();
		await setFaults({ service: 'build-hook', mode });
		expect((await deliver({ id, site: site.origin })).status).toBe(status);
		await clearFaults();
		const count = await buildsOf(async () => {
			expect((await deliver({ id, site: site.origin })).status).toBe(202);
		});
		await site.stop();
		expect(count).toBe(1);
	});
});

describe('the address of the build hook', () => {
	test.each(['GET', 'PUT', 'DELETE'])('T72 is not reached by %s, which is 405', async (method) => {
		const count = await buildsOf(async () => {
			const reply = await call(path, { method });
			expect([reply.status, reply.headers.allow]).toEqual([405, 'POST']);
		});
		expect(count).toBe(0);
	});

	test('T72 stands in no file of the site, no answer and no line of the log', async () => {
		const hook = required('BUILD_HOOK_URL');
		const site = await startOwnSite();
		await setFaults({ service: 'build-hook', mode: 'status:500', times: 1 });
		const answers = [await deliver({ site: site.origin }), await deliver({ site: site.origin })];
		await site.stop();
		expect(answers.map(({ status }) => status)).toEqual([503, 202]);
		const said = [...answers.map(({ headers, text }) => JSON.stringify(headers) + text), ...site.log];
		const secret = required('CMS_WEBHOOK_SECRET');
		for (const text of said)
			for (const hidden of [hook, '/build-hook', secret]) expect(text).not.toContain(hidden);
		const dist = required('TEST_DIST');
		const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
			entry.isFile(),
		);
		expect(files.length).toBeGreaterThan(0);
		const named = files.filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(hook));
		expect(named.map(({ name }) => name)).toEqual([]);
	});
});

test('a webhook with a signature of ours among those of a rotation is taken', async () => {
	const headers = signatureOf({ signed: published });
	const two = `${signatureOf({ signed: published, secret: otherSecret })['webhook-signature']} ${headers['webhook-signature']}`;
	const reply = await call(path, {
		method: 'POST',
		body: published,
		headers: { ...headers, 'webhook-signature': two },
	});
	expect(reply.status).toBe(202);
});
