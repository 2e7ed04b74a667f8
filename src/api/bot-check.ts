import type { BotCheckKind } from '#contract/bot-check.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import type { BotCheck, BotCheckProblem } from './execute-bot-check.ts';

export type { BotCheck, BotCheckProblem } from './execute-bot-check.ts';

/** What the texts call a provider; they are written for reCAPTCHA. */
const names: Record<BotCheckKind, string> = { recaptcha: 'ReCaptcha', turnstile: 'Turnstile' };

/** What does the check, for which a form waits only once it is used; nothing where the site is out of reach. */
const loadExecution = () =>
	loadModule(() => import('./execute-bot-check.ts'), { waits: false }).catch(() => undefined);

/** Loads the check's script ahead of its use, once a visitor starts a form that needs it. */
export async function prepareBotCheck(check: BotCheck | undefined): Promise<void> {
	if (!check?.siteKey || !check.version) return;
	const execution = await loadExecution();
	await execution?.loadBotCheck(check);
}

/** What a form needs to do a bot check: where it is, if the site has one, and what to say without a token. */
export interface BotCheckUse {
	botCheck: BotCheck | undefined;
	problems: Record<BotCheckProblem, string>;
}

/**
 * Calls an endpoint with a token of the bot check, empty on a site without one; where there should be one and is none, says
 * why instead. Marks what the check refused.
 */
export async function callWithBotCheck<Outcome extends { kind: string; codes?: readonly string[] }>(
	{ policy }: { policy: { botCheck: { action: string } } },
	{ botCheck, problems }: BotCheckUse,
	send: (captcha: string) => Promise<Outcome>,
): Promise<(Outcome & { isBotCheck?: boolean }) | { kind: 'blocked'; message: string; isBotCheck: boolean }> {
	if (!botCheck) return send('');
	const execution = await loadExecution();
	const check = (await execution?.executeBotCheck(botCheck, policy.botCheck.action)) ?? {
		problem: 'noScript',
	};
	if ('problem' in check) {
		const message = problems[check.problem].replace(names.recaptcha, names[botCheck.kind]);
		return { kind: 'blocked', message, isBotCheck: true };
	}
	const outcome = await send(check.token);
	return outcome.codes?.includes('BOT_CHECK_FAILED') ? { ...outcome, isBotCheck: true } : outcome;
}
