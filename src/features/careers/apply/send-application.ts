import type * as v from 'valibot';
import { type BotCheckProblem, executeBotCheck } from '#api/bot-check.ts';
import { call } from '#api/call.ts';
import { apply } from '#contract/endpoints/applications.ts';
import type { ApplyProps } from './apply-props.ts';
import { attemptKey } from './draft.ts';
import { contentOf } from './recognized.ts';

type Application = v.InferOutput<typeof apply.request>;

interface Attempt extends Pick<ApplyProps, 'botCheck'> {
	key: string;
	problems: Record<BotCheckProblem, string>;
}

/** The same where the same is sent again after a reload, when its files have other ids. */
const meaningOf = ({ files, captcha: _, ...rest }: Application) =>
	JSON.stringify({ ...rest, files: files.map(contentOf).sort() });

/**
 * Applies behind the bot check; the same application is sent under the same key, also after a reload. `closed` is said
 * of an offer that nobody can apply for any more.
 */
export async function sendApplication(values: Application, attempt: Attempt) {
	const { botCheck, problems } = attempt;
	const check = await executeBotCheck(botCheck, apply.policy.botCheck.action);
	if ('problem' in check) return { kind: 'blocked' as const, message: problems[check.problem] };
	const key = attemptKey(values.jobId, meaningOf(values), attempt.key);
	const input = { ...values, captcha: check.token };
	const result = await call(apply, input, { key, untold: ['INVALID_PARAMETERS'] });
	const isClosed = result.kind === 'failed' && Object.hasOwn(result.fields, 'jobId');
	return isClosed ? { kind: 'closed' as const } : result;
}
