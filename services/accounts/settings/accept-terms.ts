import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import type { SignedInCall } from '../signed-in.ts';
import { currentTermsVersion } from '../terms.ts';

/** Accepts the terms in force. */
export async function acceptTerms(
	{ db }: AccountContext,
	{ user }: SignedInCall<unknown>,
): Promise<AccountResult> {
	const { numUpdatedRows } = await db
		.updateTable('user')
		.set({ terms_version: currentTermsVersion })
		.where('id', '=', user.id)
		.where('terms_version', '<', currentTermsVersion)
		.executeTakeFirst();
	return numUpdatedRows === 1n ? succeed() : refuse('TERMS_ALREADY_ACCEPTED');
}
