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
