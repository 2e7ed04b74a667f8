import type { ParsedInput } from '#contract/endpoint.ts';
import type { updateProfile as endpoint } from '#contract/endpoints/account-settings.ts';
import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import type { SignedInCall } from '../signed-in.ts';

/** Changes what protects nothing. */
export async function updateProfile(
	{ db }: AccountContext,
	{ user, input }: SignedInCall<ParsedInput<typeof endpoint>>,
): Promise<AccountResult> {
	const { displayName, country, locale, newsletter } = input;
	await db
		.updateTable('user')
		.set({ display_name: displayName, country, locale })
		.$if(newsletter !== undefined, (query) => query.set({ newsletter: newsletter ? 1 : 0 }))
		.where('id', '=', user.id)
		.execute();
	return succeed();
}
