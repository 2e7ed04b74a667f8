import type { ParsedInput } from '#contract/endpoint.ts';
import type { updateProfile as endpoint } from '#contract/endpoints/account-settings.ts';
import { type AccountResult, succeed } from '../../shared/answer.ts';
import { run } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import type { SignedInCall } from '../signed-in.ts';

const update = 'UPDATE user SET display_name = ?, country = ?, locale = ?, newsletter = ? WHERE id = ?';

/** Changes what protects nothing. */
export function updateProfile(
	{ db }: AccountContext,
	{ user, input }: SignedInCall<ParsedInput<typeof endpoint>>,
): AccountResult {
	run(db, update, input.displayName, input.country, input.locale, Number(input.newsletter), user.id);
	return succeed();
}
