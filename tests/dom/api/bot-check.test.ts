import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BotCheck, type BotCheckProblem, callWithBotCheck, prepareBotCheck } from '#api/bot-check.ts';
import { executeBotCheck } from '#api/execute-bot-check.ts';
import common from '../../../i18n/en/common.json' with { type: 'json' };

const check: BotCheck = { kind: 'recaptcha', siteKey: 'key', version: 'v3', scriptUrl: '' };

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

	test.each([
		['recaptcha', 'ReCaptcha error: No key provided'],
		['turnstile', 'Turnstile error: No key provided'],
	] as const)('[AD-07] by its own name: %s', async (kind, message) => {
		const use = { botCheck: { ...check, kind, siteKey: '' }, problems: common.form.botCheck };
		const send = vi.fn();
		const outcome = await callWithBotCheck({ policy: { botCheck: { action: 'login' } } }, use, send);
		expect(outcome).toEqual({ kind: 'blocked', message, isBotCheck: true });
		expect(send).not.toHaveBeenCalled();
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

describe('[AD-07] Turnstile', () => {
	const turnstile: BotCheck = { kind: 'turnstile', siteKey: 'key', version: 'v0', scriptUrl: '' };
	type Options = Record<string, unknown> &
		Record<'callback' | 'error-callback', (given: string) => unknown> &
		Record<'before-interactive-callback' | 'timeout-callback', () => void>;

	beforeEach(() => {
		turnstile.scriptUrl = check.scriptUrl;
		document.body.innerHTML = '<form><button>Send</button></form>';
		document.querySelector('button')?.focus();
	});

	/** Plays Turnstile: what it does once a token is asked for. */
	function play(act: (options: Options) => void) {
		whenInserted('load');
		let options: Options;
		const played = {
			render: vi.fn((_container: HTMLElement, given: Options) => {
				options = given;
				return 'widget';
			}),
			execute: vi.fn(() => act(options)),
			remove: vi.fn(),
		};
		vi.stubGlobal('turnstile', played);
		return played;
	}

	test('gives a token for the action, from a widget in the form that goes with it', async () => {
		const played = play(({ callback }) => {
			expect(document.querySelectorAll('form > div')).toHaveLength(1);
			callback('token');
		});
		const inserted = vi.mocked(document.head.append);
		expect(await executeBotCheck(turnstile, 'survey')).toEqual({ token: 'token' });
		expect(inserted.mock.calls[0]?.[0]).toHaveProperty('src', `${turnstile.scriptUrl}?render=explicit`);
		expect(played.render.mock.calls[0]?.[1]).toMatchObject({
			sitekey: 'key',
			action: 'survey',
			execution: 'execute',
		});
		expect(played.remove).toHaveBeenCalledWith('widget');
		expect(document.querySelectorAll('form > div')).toHaveLength(0);
	});

	test('says when it fails, and leaves nothing behind', async () => {
		const played = play((options) => options['error-callback']('300030'));
		expect(await executeBotCheck(turnstile, 'login')).toEqual({ problem: 'noExecute' });
		expect(played.remove).toHaveBeenCalledOnce();
		expect(document.querySelectorAll('form > div')).toHaveLength(0);
	});

	test('says when its script fails to load, or is something else', async () => {
		whenInserted('error');
		expect(await executeBotCheck(turnstile, 'login')).toEqual({ problem: 'noScript' });
		whenInserted('load');
		expect(await executeBotCheck(turnstile, 'login')).toEqual({ problem: 'noScript' });
	});

	test('that never judges counts as failed', async () => {
		play(() => {});
		const outcome = executeBotCheck(turnstile, 'login');
		await vi.advanceTimersByTimeAsync(8000);
		expect(await outcome).toEqual({ problem: 'noExecute' });
	});

	test('has a visitor whom it asks something take as long as they like', async () => {
		let answer = (_token: string): unknown => undefined;
		play((options) => {
			options['before-interactive-callback']();
			answer = options.callback;
		});
		const outcome = executeBotCheck(turnstile, 'login');
		await vi.advanceTimersByTimeAsync(60_000);
		answer('late');
		expect(await outcome).toEqual({ token: 'late' });
	});

	test('fails where the visitor lets its question pass', async () => {
		play((options) => {
			options['before-interactive-callback']();
			options['timeout-callback']();
		});
		expect(await executeBotCheck(turnstile, 'login')).toEqual({ problem: 'noExecute' });
	});
});

test('[AD-07] without a bot check a call goes out at once, and nothing is loaded', async () => {
	const inserted = vi.spyOn(document.head, 'append');
	const endpoint = { policy: { botCheck: { action: 'login' } } };
	const use = { botCheck: undefined, problems: common.form.botCheck };
	expect(await callWithBotCheck(endpoint, use, async (captcha) => ({ kind: 'ok', captcha }))).toEqual({
		kind: 'ok',
		captcha: '',
	});
	await prepareBotCheck(undefined);
	expect(inserted).not.toHaveBeenCalled();
});
