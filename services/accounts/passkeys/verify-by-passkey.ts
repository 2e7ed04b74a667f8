import type { ParsedInput } from '#contract/endpoint.ts';
import type { verifyByPasskey as endpoint } from '#contract/endpoints/passkeys.ts';
import { type AccountResult, refuseUntil, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { markVerified } from '../verification/freshness.ts';
import { askForPasskey, judgePasskey, notAccepted, notFound, untilNextPasskey } from './ceremony.ts';
import { listPasskeys, markUsed } from './passkeys.ts';

const challengeUse = (call: SignedInCall<unknown>) =>
	({ purpose: 'verification', holder: call.session.id }) as const;

/** Gives what a browser asks for one of the player's passkeys with, to confirm sensitive changes. */
export async function startPasskeyVerification(
	account: AccountContext,
	call: SignedInCall<unknown>,
): Promise<AccountResult> {
	const passkeys = await listPasskeys(account.db, call.user.id);
	if (passkeys.length === 0) return notFound;
	const wait = await untilNextPasskey(account, call.user.id);
	if (wait > 0) return refuseUntil(wait);
	return succeed(await askForPasskey(account, { ...challengeUse(call), passkeys, verifiesUser: true }));
}

/** Confirms sensitive changes of the session: a passkey that verifies its user is worth password and code. */
export async function verifyByPasskey(
	account: AccountContext,
	call: SignedInCall<ParsedInput<typeof endpoint>>,
): Promise<AccountResult> {
	const judged = await judgePasskey(account, {
		...challengeUse(call),
		assertion: call.input.credential,
		verifiesUser: true,
		userId: call.user.id,
	});
	if (!judged.ok) return judged;
	return commitSignedIn(call, async (account, { session }) => {
		if (!(await markUsed(account, judged))) return notAccepted;
		await markVerified(account, session);
		return succeed();
	});
}
