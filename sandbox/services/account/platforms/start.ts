import type { ParsedOf } from '#contract/endpoint.ts';
import type { startPlatform as endpoint } from '#contract/endpoints/platforms.ts';
import { signInPlatforms } from '#contract/platforms.ts';
import { type Answer, refuse } from '../answer.ts';
import type { AccountContext, Call } from '../call.ts';
import { commitSignedIn, signedIn } from '../signed-in.ts';
import { isFresh } from '../verification/freshness.ts';
import { findLink } from './links.ts';
import { beginVisit } from './visits.ts';

type Input = ParsedOf<typeof endpoint>;

/** Leads to a platform: a player who is signed in to link it, anybody else to sign in with it. */
export function startPlatform(account: AccountContext, call: Call<Input>): Answer | Promise<Answer> {
	return call.bearer === undefined ? startSignIn(account, call) : startLink(account, call);
}

function startSignIn(account: AccountContext, call: Call<Input>): Answer {
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
