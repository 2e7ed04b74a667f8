import type { ParsedInput } from '#contract/endpoint.ts';
import type { signInWithPasskey as endpoint } from '#contract/endpoints/passkeys.ts';
import { limits } from '#contract/limits.ts';
import { type AccountResult, refuse, refuseUntil, succeed } from '../../shared/answer.ts';
import { untilCounted } from '../../shared/attempts.ts';
import { createToken, digest } from '../../shared/secrets.ts';
import type { AccountCall, AccountContext, Caller } from '../call.ts';
import { lockUser } from '../lock-user.ts';
import { signIn } from '../sign-in/sign-in.ts';
import { askForPasskey, judgePasskey, notAccepted, timeout } from './ceremony.ts';
import { markUsed } from './passkeys.ts';

const challengeUse = (token: string) => ({ purpose: 'sign-in', holder: digest(token) }) as const;

/**
 * Begins a sign-in by passkey. Its token stays with the browser, which alone can finish it; another page of the same
 * browser has a challenge of its own beside it.
 */
export async function startPasskeySignIn(
	account: AccountContext,
	{ bearer: token = createToken(), address }: Caller,
): Promise<AccountResult> {
	const allowance = { key: `passkey:address:${address}`, ...limits.attempts.passkeyPerAddress };
	const wait = await untilCounted(account, [allowance]);
	if (wait > 0) return refuseUntil(wait);
	const options = await askForPasskey(account, { ...challengeUse(token), passkeys: [], verifiesUser: true });
	const expire = new Date(account.now() + timeout).toISOString();
	return succeed(options, { challenge: { token, expire } });
}

/** Signs in whoever has shown a passkey and that it is theirs, which stands for name, password and MFA. */
export async function signInWithPasskey(
	account: AccountContext,
	call: AccountCall<ParsedInput<typeof endpoint>>,
): Promise<AccountResult> {
	const assertion = call.input.credential;
	const judged = await judgePasskey(account, {
		...challengeUse(call.bearer ?? ''),
		assertion,
		verifiesUser: true,
	});
	if (!judged.ok) return judged;
	return call.commit(async (account) => {
		const user = await lockUser(account, judged.passkey.user_id);
		if (!user || !(await markUsed(account, judged))) return notAccepted;
		return user.email_verified ? signIn(account, user, call) : refuse('EMAIL_NOT_VERIFIED');
	});
}
