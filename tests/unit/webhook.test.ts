import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { verifyWebhook } from '#functions/_lib/content/rebuild.ts';

const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const sentAt = new Date('2026-11-20T12:00:00Z');
const body = '{"type":"entry.published"}';
const headers = new Headers({
	'webhook-id': 'msg_1',
	'webhook-timestamp': String(sentAt.getTime() / 1000),
	'webhook-signature': new Webhook(secret).sign('msg_1', sentAt, body),
});

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const { webhookSkew } = limits.lifetime;

test.each([
	[0, 'msg_1'],
	[webhookSkew, 'msg_1'],
	[-webhookSkew, 'msg_1'],
	[webhookSkew + 1, undefined],
	[-webhookSkew - 1, undefined],
])('T70 a webhook read %i s after it was signed', (seconds, id) => {
	vi.setSystemTime(sentAt.getTime() + seconds * 1000);
	expect(verifyWebhook({ headers, body }, secret)).toBe(id);
});

test.each(['', 'x'.repeat(129), 'a b', 'a/b'])('an id that is none is refused: %.5s', (id) => {
	vi.setSystemTime(sentAt);
	const signature = new Webhook(secret).sign(id, sentAt, body);
	const own = new Headers(headers);
	own.set('webhook-id', id);
	own.set('webhook-signature', signature);
	expect(verifyWebhook({ headers: own, body }, secret)).toBeUndefined();
});
