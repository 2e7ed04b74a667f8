import { type BotCheck, type BotCheckProblem, executeBotCheck } from '#api/bot-check.ts';
import { call } from '#api/call.ts';
import { submitSurvey } from '#contract/endpoints/surveys.ts';
import type { Locale } from '#contract/locales.ts';
import { attemptKey } from './draft.ts';

interface Attempt {
	key: string;
	locale: Locale;
	botCheck: BotCheck;
	problems: Record<BotCheckProblem, string>;
}

/** Sends the answers behind the bot check; the same answers are sent under the same key, also after a reload. */
export async function submitAnswers({ location, ...answers }: Record<string, unknown>, attempt: Attempt) {
	const { locale, botCheck, problems } = attempt;
	const check = await executeBotCheck(botCheck, submitSurvey.policy.botCheck.action);
	if ('problem' in check) return { kind: 'blocked' as const, message: problems[check.problem] };
	const key = attemptKey(JSON.stringify({ location, ...answers }), attempt.key);
	const input = { location: String(location), answers, locale, captcha: check.token };
	// What went wrong stands above the button; toasts would lie under the layer.
	return call(submitSurvey, input, { key, untold: 'any' });
}
