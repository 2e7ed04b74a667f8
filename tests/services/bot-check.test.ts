import { describe, expect, test } from 'vitest';
import {
	botCheckSecret,
	clockAhead,
	control,
	origin,
	siteKey,
	siteUrl,
	withOwnSandbox,
} from './own-services.ts';

withOwnSandbox();

interface Verdict {
	success: boolean;
	score?: number;
	action?: string;
	hostname?: string;
	challenge_ts?: string;
	'error-codes'?: string[];
}

const at = (path: string) => `${origin()}/bot-check/${path}`;

function execute(form: Record<string, string>, from = siteUrl): Promise<Response> {
	return fetch(at('execute'), { method: 'POST', headers: { Origin: from }, body: new URLSearchParams(form) });
}

async function tokenFor(action: string): Promise<string> {
	const { token } = await (await execute({ k: siteKey, action })).json();
	return token;
}

async function verify(form: Record<string, string>): Promise<Verdict> {
	const response = await fetch(at('siteverify'), { method: 'POST', body: new URLSearchParams(form) });
	return response.json();
}

const check = (token: string) => verify({ secret: botCheckSecret, response: token, remoteip: '192.0.2.1' });

describe('a token', () => {
	test('stands for its action, the host of the site and a score', async () => {
		expect(await check(await tokenFor('login'))).toEqual({
			success: true,
			score: 0.9,
			action: 'login',
			hostname: 'localhost',
			challenge_ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
		});
	});

	test('is used up by the first question, also when twenty come at once', async () => {
		const token = await tokenFor('login');
		const verdicts = await Promise.all(Array.from({ length: 20 }, () => check(token)));
		expect(verdicts.filter(({ success }) => success)).toHaveLength(1);
		expect(await check(token)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
	});

	test('ends after two minutes', async () => {
		const [early, late] = [await tokenFor('login'), await tokenFor('login')];
		await clockAhead(118);
		expect((await check(early)).success).toBe(true);
		await clockAhead(122);
		expect((await check(late))['error-codes']).toEqual(['timeout-or-duplicate']);
	});

	test('of the control service has the action, score and host that a test wants', async () => {
		const wanted = { action: 'survey', score: 0.1, hostname: 'evil.test' };
		const { token } = await control<{ token: string }>('POST', 'bot-token', wanted);
		expect(await check(token)).toMatchObject({ success: true, ...wanted });
	});
});

describe('a refusal', () => {
	test.each([
		['no secret', {}, 'missing-input-secret'],
		['a wrong secret', { secret: 'x', response: 'y' }, 'invalid-input-secret'],
		['no token', { secret: botCheckSecret }, 'missing-input-response'],
		['a token of nobody', { secret: botCheckSecret, response: 'y' }, 'invalid-input-response'],
	])('names %s', async (_, form, reason) => {
		expect(await verify(form as Record<string, string>)).toEqual({ success: false, 'error-codes': [reason] });
	});

	test('with a wrong secret leaves the token unused', async () => {
		const token = await tokenFor('login');
		await verify({ secret: 'x', response: token });
		expect((await check(token)).success).toBe(true);
	});
});

describe('the browser’s part', () => {
	test('the script appends a second one from the same place', async () => {
		const script = await fetch(at(`api.js?render=${siteKey}`));
		expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
		expect(await script.text()).toContain('engine.js');
		expect((await fetch(at('engine.js'))).status).toBe(200);
	});

	test('only pages of the site get tokens, and only with its key', async () => {
		const allowed = await execute({ k: siteKey, action: 'login' });
		expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(siteUrl);
		const foreign = await execute({ k: siteKey, action: 'login' }, 'https://evil.test');
		expect(foreign.status).toBe(403);
		expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
		expect((await execute({ k: 'other', action: 'login' })).status).toBe(400);
	});
});

describe('[AD-07] Turnstile', () => {
	const ask = async (path: string, form: Record<string, string>) =>
		(await fetch(at(`turnstile/v0/${path}`), { method: 'POST', body: new URLSearchParams(form) })).json();
	const newToken = async (action = 'survey', k = siteKey): Promise<string> =>
		(await ask('execute', { k, action })).token;
	const judge = (response: string, more: Record<string, string> = {}) =>
		ask('siteverify', { secret: botCheckSecret, response, remoteip: '192.0.2.1', ...more });
	const duplicate = { success: false, 'error-codes': ['timeout-or-duplicate'], messages: [] };

	test('a token stands for its action and the host of the site, without a score', async () => {
		expect(await judge(await newToken())).toEqual({
			...{ success: true, 'error-codes': [], action: 'survey', hostname: 'localhost', cdata: '' },
			challenge_ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
		});
	});

	test('a token is used up by the first question, which may be asked again by its number', async () => {
		const token = await newToken();
		const idempotency_key = crypto.randomUUID();
		const first = await judge(token, { idempotency_key });
		expect(first.success).toBe(true);
		expect(await judge(token, { idempotency_key })).toEqual(first);
		expect(await judge(token, { idempotency_key: crypto.randomUUID() })).toEqual(duplicate);
		expect(await judge(token)).toEqual(duplicate);
	});

	test('a token ends after five minutes', async () => {
		const [early, late] = [await newToken(), await newToken()];
		await clockAhead(298);
		expect((await judge(early)).success).toBe(true);
		await clockAhead(302);
		expect(await judge(late)).toEqual(duplicate);
	});

	test('no provider knows a token of another one', async () => {
		expect((await judge(await tokenFor('login')))['error-codes']).toEqual(['invalid-input-response']);
		expect((await check(await newToken()))['error-codes']).toEqual(['invalid-input-response']);
	});

	test.each([
		['no secret', { secret: '' }, 'missing-input-secret'],
		['a wrong secret', { secret: 'x' }, 'invalid-input-secret'],
		['no token', { response: '' }, 'missing-input-response'],
	])('a refusal names %s', async (_, form, reason) => {
		expect((await judge('y', form))['error-codes']).toEqual([reason]);
	});

	test('gives tokens for the site’s key, and for Cloudflare’s own keys for tests as they say', async () => {
		expect(await ask('execute', { k: 'other', action: 'login' })).toEqual({ error: '110100' });
		expect(await ask('execute', { k: '2x00000000000000000000AB', action: 'login' })).toEqual({
			error: '300030',
		});
		expect(await newToken('login', '3x00000000000000000000FF')).toMatch(/^[\w-]{43}$/);
	});
});
