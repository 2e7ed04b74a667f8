import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { run } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import type { SignedInCall } from '../signed-in.ts';
import { currentTermsVersion } from '../terms.ts';

const update = 'UPDATE user SET terms_version = ? WHERE id = ? AND terms_version < ?';

/** Accepts the terms in force. */
export function acceptTerms({ db }: AccountContext, { user }: SignedInCall<unknown>): AccountResult {
	const changed = run(db, update, currentTermsVersion, user.id, currentTermsVersion);
	return changed === 1 ? succeed() : refuse('TERMS_ALREADY_ACCEPTED');
}
