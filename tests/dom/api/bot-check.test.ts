import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BotCheckProblem, executeBotCheck } from '#api/bot-check.ts';
import common from '../../../i18n/en/common.json' with { type: 'json' };

const check = { siteKey: 'key', version: 'v3', scriptUrl: '' };

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	// A script that has loaded once stays.
	check.scriptUrl = `https://check.example/${crypto.randomUUID()}/api.js`;
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	document.head.replaceChildren();
});

/** Makes the check's script end as told, for happy-dom loads none. */
function whenInserted(event: 'load' | 'error') {
	vi.spyOn(document.head, 'append').mockImplementation((script) => {
		queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(event)));
	});
}

const provider = (execute: () => Promise<string>, ready = (then: () => void) => then()) =>
	vi.stubGlobal('grecaptcha', { ready, execute });

/** What the check says once more time has passed than it has for one thing. */
async function late() {
	const outcome = executeBotCheck(check, 'login');
	await vi.advanceTimersByTimeAsync(8000);
	return outcome;
}

describe('the bot check', () => {
	test.each<[string, Partial<typeof check>, BotCheckProblem]>([
		['ReCaptcha error: No key provided', { siteKey: '' }, 'noKey'],
		['ReCaptcha error: No version provided', { version: '' }, 'noVersion'],
	])('[BC-02] says %s', async (text, lack, problem) => {
		expect(await executeBotCheck({ ...check, ...lack }, 'login')).toEqual({ problem });
		expect(common.form.botCheck[problem]).toBe(text);
	});

	test('[BC-02] says when its script fails to load, and can be tried again', async () => {
		whenInserted('error');
		expect(await executeBotCheck(check, 'login')).toEqual({ problem: 'noScript' });
		expect(common.form.botCheck.noScript).toBe('ReCaptcha error: Failed to load script');
		whenInserted('load');
		provider(async () => 'token');
		expect(await executeBotCheck(check, 'login')).toEqual({ token: 'token' });
	});

	test('[BC-02] says when it fails to execute', async () => {
		whenInserted('load');
		provider(() => Promise.reject(new Error('no')));
		expect(await executeBotCheck(check, 'login')).toEqual({ problem: 'noExecute' });
		expect(common.form.botCheck.noExecute).toBe('ReCaptcha error: Failed to execute');
	});

	test('[BC-02] that never gets ready counts as not loaded, and is loaded anew by another try', async () => {
		whenInserted('load');
		provider(
			async () => 'token',
			() => {},
		);
		expect(await late()).toEqual({ problem: 'noScript' });
		provider(async () => 'token');
		vi.mocked(document.head.append).mockClear();
		expect(await executeBotCheck(check, 'login')).toEqual({ token: 'token' });
		expect(document.head.append).toHaveBeenCalledOnce();
	});

	test('[BC-02] whose script never comes counts as not loaded, and is loaded anew by another try', async () => {
		vi.spyOn(document.head, 'append').mockImplementation(() => {});
		expect(await late()).toEqual({ problem: 'noScript' });
		whenInserted('load');
		provider(async () => 'token');
		expect(await executeBotCheck(check, 'login')).toEqual({ token: 'token' });
	});

	test('[BC-02] that never judges counts as failed', async () => {
		whenInserted('load');
		provider(() => new Promise(() => {}));
		expect(await late()).toEqual({ problem: 'noExecute' });
	});
});
