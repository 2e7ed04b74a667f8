import { afterEach, describe, expect, test } from 'vitest';
import { required } from '../support/required.ts';
import { call, clearFaults, createJar, freshAddress, readState, setFaults } from '../support/site.ts';

afterEach(clearFaults);

const path = '/api/faqs/vote/316';

interface Votes {
	up: number;
	down: number;
	mine: 'up' | 'down' | null;
}

const votesIn = (reply: { body: { data?: unknown } }) => reply.body.data as Votes;
const read = async (jar = createJar()) => votesIn(await call(path, { jar }));

describe('[AP-06] a vote on an answer', () => {
	test('counts once for each visitor, may be changed, and is shown on return', async () => {
		const jar = createJar();
		const before = await read();
		const options = { jar, from: freshAddress() };
		const first = await call(path, { ...options, body: { value: 'up' } });
		expect(votesIn(first)).toEqual({ ...before, up: before.up + 1, mine: 'up' });
		const again = await call(path, { ...options, body: { value: 'up' } });
		expect(votesIn(again)).toEqual({ ...before, up: before.up + 1, mine: 'up' });
		const changed = await call(path, { ...options, body: { value: 'down', reason: 'A picture.' } });
		expect(votesIn(changed)).toEqual({ ...before, down: before.down + 1, mine: 'down' });
		expect(await read(jar)).toEqual({ ...before, down: before.down + 1, mine: 'down' });
		expect((await read()).mine).toBeNull();
		const desk = await (await fetch(`${required('TEST_SANDBOX_URL')}/desk/messages`)).text();
		expect(desk).toContain('A picture.');
	});

	test('T95 counts once of twenty at the same time, with and without a cookie', async () => {
		for (const jar of [createJar(), undefined]) {
			const from = freshAddress();
			const before = await read();
			if (jar) await call(path, { jar, from, body: { value: 'down' } });
			const sent = Array.from({ length: 20 }, () =>
				call(path, { from, body: { value: 'up' }, ...(jar && { jar }) }),
			);
			await Promise.all(sent);
			expect((await read()).up).toBe(before.up + 1);
		}
	});

	test('is remembered by a cookie that no script reads and no page needs', async () => {
		const [cookie = ''] = (await call(path, { from: freshAddress(), body: { value: 'up' } })).setCookies;
		expect(cookie).toMatch(/^voter=[\w-]{16,64}; Path=\/; Max-Age=31536000; HttpOnly; Secure; SameSite=Lax$/);
		const looked = await call(path);
		expect([looked.setCookies, looked.headers['cache-control']]).toEqual([[], 'no-store']);
	});

	test('of a cookie that we did not make is the vote of nobody known', async () => {
		const jar = createJar();
		jar.set('voter', '<script>');
		expect((await call(path, { jar })).status).toBe(200);
		const reply = await call(path, { jar, from: freshAddress(), body: { value: 'up' } });
		expect(reply.status).toBe(200);
		expect(jar.get('voter')).toMatch(/^[\w-]{16,64}$/);
	});

	test.each([
		[{ value: 'sideways' }, 'value'],
		[{}, 'value'],
		[{ value: 'down', reason: 'x'.repeat(5001) }, 'reason'],
	])('like %j is refused', async (body, field) => {
		const before = await readState();
		const reply = await call(path, { body: { note: 1, ...body } });
		expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, [field]]);
		expect((await readState()).hash).toBe(before.hash);
	});

	test('on an answer that is not there is NOT_FOUND', async () => {
		expect((await call('/api/faqs/vote/none')).status).toBe(404);
		expect((await call('/api/faqs/vote/none', { body: { value: 'up' } })).status).toBe(404);
	});

	test('that the CMS cannot take is refused', async () => {
		await setFaults({ service: 'cms', path, mode: 'status:503' });
		expect((await call(path, { body: { value: 'up' } })).status).toBe(503);
	});
});
