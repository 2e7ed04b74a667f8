import type * as v from 'valibot';
import { executeBotCheck } from '#api/bot-check.ts';
import { call } from '#api/call.ts';
import { subscribe } from '#contract/endpoints/job-alerts.ts';
import type { AlertsProps } from './Alerts.island.tsx';
import type { alertForm } from './alert-form.ts';

interface Attempt extends Pick<AlertsProps, 'botCheck' | 'form' | 'locale'> {
	key: string;
}

/** Asks for alerts behind the bot check. */
export async function sendAlert({ email, ...filters }: v.InferOutput<typeof alertForm>, attempt: Attempt) {
	const { botCheck, form, locale, key } = attempt;
	const check = await executeBotCheck(botCheck, subscribe.policy.botCheck.action);
	if ('problem' in check) return { kind: 'blocked' as const, message: form.botCheck[check.problem] };
	return call(subscribe, { email, filters: filters as never, locale, captcha: check.token }, { key });
}
