import type { ParsedInput } from '#contract/endpoint.ts';
import type { submitPasskey as endpoint } from '#contract/endpoints/passkeys.ts';
import { type AccountResult, refuse, refuseUntil, succeed } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { lockUser } from '../lock-user.ts';
import { type Challenge, endChallenge, findChallenge } from '../mfa/challenges.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { askForPasskey, judgePasskey, notAccepted, notFound, untilNextPasskey } from './ceremony.ts';
import { listPasskeys, markUsed } from './passkeys.ts';

const noSignIn = refuse('NO_PENDING_MFA_VERIFICATION');
const challengeUse = ({ hash }: Challenge) => ({ purpose: 'second-factor', holder: hash }) as const;

/** Gives what a browser asks for one of the player's passkeys with, after the password was right. */
export async function startPasskeyFactor(
	account: AccountContext,
	call: AccountCall<unknown>,
): Promise<AccountResult> {
	const waiting = await findChallenge(account.db, call.bearer, account.now());
	if (!waiting) return noSignIn;
	const passkeys = await listPasskeys(account.db, waiting.user_id);
	if (passkeys.length === 0) return notFound;
	const wait = await untilNextPasskey(account, waiting.user_id);
	if (wait > 0) return refuseUntil(wait);
	return succeed(await askForPasskey(account, { ...challengeUse(waiting), passkeys, verifiesUser: false }));
}

/** Finishes a sign-in with a passkey in place of a code: with the password there are two factors, so its presence is enough. */
export async function submitPasskey(
	account: AccountContext,
	call: AccountCall<ParsedInput<typeof endpoint>>,
): Promise<AccountResult> {
	const waiting = await findChallenge(account.db, call.bearer, account.now());
	if (!waiting) return noSignIn;
	const judged = await judgePasskey(account, {
		...challengeUse(waiting),
		assertion: call.input.credential,
		verifiesUser: false,
		userId: waiting.user_id,
	});
	if (!judged.ok) return judged;
	return call.commit(async (account) => {
		const user = await lockUser(account, waiting.user_id);
		// Somebody else may have met it while this call waited.
		const challenge = user && (await findChallenge(account.db, call.bearer, account.now()));
		if (!challenge) return noSignIn;
		if (!(await markUsed(account, judged))) return notAccepted;
		await endChallenge(account.db, challenge);
		return signIn(account, user, call);
	});
}
