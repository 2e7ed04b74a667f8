import { forgetScript, loadScript } from '#lib/browser/load-script.ts';

/** What a page knows of the bot check; it speaks the reCAPTCHA v3 interface. */
export interface BotCheck {
	siteKey: string;
	version: string;
	scriptUrl: string;
}

/** Why there is no token, as the names of the form texts that say so. */
export type BotCheckProblem = 'noKey' | 'noVersion' | 'noScript' | 'noExecute';

interface Provider {
	ready(then: () => void): void;
	execute(siteKey: string, options: { action: string }): Promise<string>;
}

const provider = () => (globalThis as { grecaptcha?: Provider }).grecaptcha;

/** Milliseconds that the check may take to load, and as long again to judge; a part of it can be blocked or hang. */
const patience = 8_000;

/** What something comes to, or rejects once it has taken too long. */
function inTime<Value>(slow: Promise<Value>): Promise<Value> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(reject, patience);
		slow.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}

const addressOf = ({ siteKey, scriptUrl }: BotCheck) => `${scriptUrl}?render=${encodeURIComponent(siteKey)}`;

/** Loads the check's script ahead of its use, once a visitor starts a form that needs it. */
export async function prepareBotCheck(check: BotCheck): Promise<void> {
	if (check.siteKey && check.version) await loadScript(addressOf(check)).catch(() => {});
}

async function loadProvider(check: BotCheck): Promise<Provider> {
	await loadScript(addressOf(check));
	const loaded = provider();
	if (!loaded) throw new Error('The script of the bot check is none.');
	await new Promise<void>((resolve) => loaded.ready(resolve));
	return loaded;
}

/** What a form needs to do a bot check: where it is, and what to say without a token. */
export interface BotCheckUse {
	botCheck: BotCheck;
	problems: Record<BotCheckProblem, string>;
}

/** Calls an endpoint with a token of the bot check; where there is none, says why instead. Marks what the check refused. */
export async function callWithBotCheck<Outcome extends { kind: string; codes?: readonly string[] }>(
	{ policy }: { policy: { botCheck: { action: string } } },
	{ botCheck, problems }: BotCheckUse,
	send: (captcha: string) => Promise<Outcome>,
): Promise<(Outcome & { isBotCheck?: boolean }) | { kind: 'blocked'; message: string; isBotCheck: boolean }> {
	const check = await executeBotCheck(botCheck, policy.botCheck.action);
	if ('problem' in check) return { kind: 'blocked', message: problems[check.problem], isBotCheck: true };
	const outcome = await send(check.token);
	return outcome.codes?.includes('BOT_CHECK_FAILED') ? { ...outcome, isBotCheck: true } : outcome;
}

/** A token for one action, to travel as `captcha`. */
export async function executeBotCheck(
	check: BotCheck,
	action: string,
): Promise<{ token: string } | { problem: BotCheckProblem }> {
	if (!check.siteKey) return { problem: 'noKey' };
	if (!check.version) return { problem: 'noVersion' };
	const loaded = await inTime(loadProvider(check)).catch(() => undefined);
	if (!loaded) {
		forgetScript(addressOf(check));
		return { problem: 'noScript' };
	}
	try {
		return { token: await inTime(loaded.execute(check.siteKey, { action })) };
	} catch {
		return { problem: 'noExecute' };
	}
}
