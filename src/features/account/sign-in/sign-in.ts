import { type BotCheck, type BotCheckProblem, executeBotCheck } from '#api/bot-check.ts';
import { call } from '#api/call.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { login } from '#contract/endpoints/account.ts';

interface Check {
	botCheck: BotCheck;
	problems: Record<BotCheckProblem, string>;
}

/** Signs in. Where the service asks for a bot check first, does it and sends again. */
export async function signIn({ username, password }: InputOf<typeof login>, { botCheck, problems }: Check) {
	const result = await call(login, { username, password }, { untold: ['BOT_CHECK_FAILED'] });
	if (result.kind !== 'failed' || !result.codes.includes('BOT_CHECK_FAILED')) return result;
	const check = await executeBotCheck(botCheck, login.policy.botCheck.action);
	if ('problem' in check) return { kind: 'blocked' as const, message: problems[check.problem] };
	return call(login, { username, password, captcha: check.token });
}
