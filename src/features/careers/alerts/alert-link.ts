import { call } from '#api/call.ts';
import { confirm, stop } from '#contract/endpoints/job-alerts.ts';
import { addressValues, dropAddressValues } from '#lib/address-values.ts';

const actions = { confirm, stop };

/** What a link of a mail asks for, with its token. */
export interface AlertLink {
	action: keyof typeof actions;
	token: string;
}

/** The link that led here, if one did. */
export function openedLink(): AlertLink | undefined {
	const values = addressValues();
	const action = (['confirm', 'stop'] as const).find((name) => values[name]);
	return action && { action, token: values[action] ?? '' };
}

/** What became of a link: `lapsed` where it can never succeed, `failed` where it is worth another try. */
export type LinkOutcome = AlertLink['action'] | 'lapsed' | 'failed';

/** Does what a link asks for. */
export async function follow({ action, token }: AlertLink): Promise<LinkOutcome> {
	const result = await call(
		actions[action],
		{ token },
		{ untold: ['INCORRECT_EMAIL_TOKEN', 'INVALID_PARAMETERS'] },
	);
	const isFinal = result.kind === 'failed' && (result.status === 422 || result.status === 400);
	if (result.kind !== 'ok' && !isFinal) return 'failed';
	dropAddressValues();
	return isFinal ? 'lapsed' : action;
}
