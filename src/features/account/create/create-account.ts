import type * as v from 'valibot';
import { type BotCheck, type BotCheckProblem, executeBotCheck } from '#api/bot-check.ts';
import { call } from '#api/call.ts';
import { create } from '#contract/endpoints/account.ts';
import { atField } from '../at-field.ts';
import type { createForm } from './create-form.ts';

interface Attempt {
	key: string;
	botCheck: BotCheck;
	problems: Record<BotCheckProblem, string>;
}

/** Creates an account behind the bot check. */
export async function createAccount(values: v.InferOutput<typeof createForm>, attempt: Attempt) {
	const { passwordAgain: _, ...account } = values;
	const check = await executeBotCheck(attempt.botCheck, create.policy.botCheck.action);
	if ('problem' in check) return { kind: 'blocked' as const, message: attempt.problems[check.problem] };
	const result = await call(create, { ...account, captcha: check.token }, { key: attempt.key });
	return atField(result, {
		USERNAME_IN_USE: 'username',
		PASSWORD_TOO_COMMON: 'password',
		AGE_NOT_MET: 'dateOfBirth',
	});
}
