import { type AccountResult, succeed } from '../../shared/answer.ts';
import type { AccountContext, Caller } from '../call.ts';
import { revokeSession } from '../sessions.ts';

/** Ends the caller's session; whoever has none is signed out already. */
export async function logout({ db, now }: AccountContext, { bearer }: Caller): Promise<AccountResult> {
	await revokeSession(db, bearer, now());
	return succeed();
}
