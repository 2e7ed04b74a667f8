import { call } from '#api/call.ts';
import { submitCode } from '#contract/endpoints/account.ts';

/** What a sign-in waits for; `either` where the page was not told. */
export type Factor = 'sms' | 'totp' | 'either';

/**
 * Finds out what the sign-in waits for. The login page says it in the query; without, an empty code tells whether
 * anything is awaited, for it is refused before it counts as a try.
 */
export async function findFactor(search: string): Promise<Factor | 'none'> {
	const told = new URLSearchParams(search).get('factor');
	if (told === 'sms' || told === 'totp') return told;
	const probe = await call(submitCode, { code: '' }, { quiet: true });
	return probe.kind === 'failed' && probe.codes.includes('NO_PENDING_MFA_VERIFICATION') ? 'none' : 'either';
}
