// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type BotCheckProblem, executeBotCheck } from '#api/bot-check.ts';
import common from '../../../i18n/en/common.json' with { type: 'json' };

const check = { siteKey: 'key', version: 'v3', scriptUrl: 'https://check.example/api.js' };

afterEach(() => {
	vi.unstubAllGlobals();
	document.head.replaceChildren();
});

/** Makes the check's script end as told, for happy-dom loads none. */
function whenInserted(event: 'load' | 'error') {
	vi.spyOn(document.head, 'append').mockImplementation((script) => {
		queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(event)));
	});
}

const provider = (execute: () => Promise<string>) =>
	vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute });

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
});
