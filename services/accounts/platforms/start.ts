import type { ParsedInput } from '#contract/endpoint.ts';
import type { startPlatform as endpoint } from '#contract/endpoints/platforms.ts';
import { signInPlatforms } from '#contract/platforms.ts';
import { type AccountResult, refuse } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { commitSignedIn, signedIn } from '../signed-in.ts';
import { isFresh } from '../verification/freshness.ts';
import { findLink } from './links.ts';
import { beginVisit } from './visits.ts';

type Input = ParsedInput<typeof endpoint>;

/** Leads to a platform: a player who is signed in to link it, anybody else to sign in with it. */
export function startPlatform(
	account: AccountContext,
	call: AccountCall<Input>,
): AccountResult | Promise<AccountResult> {
	return call.bearer === undefined ? startSignIn(account, call) : startLink(account, call);
}

function startSignIn(account: AccountContext, call: AccountCall<Input>): AccountResult {
	const { input } = call;
	const isOffered = signInPlatforms.some((name) => name === input.platform);
	if (!isOffered) return refuse('UNSUPPORTED_PLATFORM', { status: 400 });
	return call.commit(() => beginVisit(account, input, { userId: null }));
}

const startLink = signedIn<Input>((account, call) =>
	commitSignedIn(account, call, ({ user, session, input }) => {
		if (findLink(account.db, user.id, input.platform)) return refuse('PLATFORM_ALREADY_LINKED');
		// Whoever links signs in from there for good, so a session alone is not enough.
		if (!isFresh(account, session)) return refuse('MISSING_PASSWORD_REVALIDATION');
		return beginVisit(account, input, { userId: user.id });
	}),
);
