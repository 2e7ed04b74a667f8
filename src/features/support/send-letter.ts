import { executeBotCheck } from '#api/bot-check.ts';
import { call } from '#api/call.ts';
import type { contacts } from '#contract/endpoints/contacts.ts';
import type { feedbacks, issues } from '#contract/endpoints/issues.ts';
import type { LetterProps } from './letter-props.ts';

export type LetterEndpoint = typeof contacts | typeof issues | typeof feedbacks;

interface Attempt extends LetterProps {
	endpoint: LetterEndpoint;
	key: string;
}

/** Sends a letter behind the bot check. */
export async function sendLetter(values: Record<string, unknown>, attempt: Attempt) {
	const { endpoint, key, botCheck, form, locale } = attempt;
	const check = await executeBotCheck(botCheck, endpoint.policy.botCheck.action);
	if ('problem' in check) return { kind: 'blocked' as const, message: form.botCheck[check.problem] };
	// The form's schema is the endpoint's own, less what is added here.
	const input = { ...values, locale, captcha: check.token } as never;
	return call<LetterEndpoint>(endpoint, input, { key });
}
