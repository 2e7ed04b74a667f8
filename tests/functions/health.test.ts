import { afterEach, expect, test } from 'vitest';
import { startOwnSite } from '../support/own-site.ts';
import { call, clearFaults, setFaults } from '../support/site.ts';

afterEach(clearFaults);

test('health says of each upstream whether it answers, and no address', async () => {
	await setFaults({ service: 'cms', mode: 'hang' }, { service: 'merch', mode: 'status:503' });
	const site = await startOwnSite();
	const reply = await call('/api/health', { site: site.origin });
	await site.stop();
	expect(reply.body.data).toEqual({
		upstreams: { account: 'up', cms: 'down', merch: 'down', 'bot-check': 'up' },
	});
	expect(reply.text).not.toMatch(/127\.0\.0\.1|http/);
});

test('health is probed once for many who ask', async () => {
	await setFaults({ service: 'cms', mode: 'status:500', times: 1 });
	const site = await startOwnSite();
	const replies = await Promise.all([...Array(10)].map(() => call('/api/health', { site: site.origin })));
	await site.stop();
	expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
	expect(replies[0]?.body.data).toHaveProperty('upstreams.cms', 'down');
});
