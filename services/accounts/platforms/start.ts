import type { ParsedInput } from '#contract/endpoint.ts';
import type { startPlatform as endpoint } from '#contract/endpoints/platforms.ts';
import { signInPlatforms } from '#contract/platforms.ts';
import { type AccountResult, refuse } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { commitSignedIn, signedIn } from '../signed-in.ts';
import { isFresh } from '../verification/freshness.ts';
import { findLink } from './links.ts';
import { authorizeUrl } from './platform-client.ts';
import { beginVisit } from './visits.ts';

type Input = ParsedInput<typeof endpoint>;

const notOffered = refuse('UNSUPPORTED_PLATFORM', { status: 400 });

/** Leads to a platform: a player who is signed in to link it, anybody else to sign in with it. */
export async function startPlatform(
	account: AccountContext,
	call: AccountCall<Input>,
): Promise<AccountResult> {
	if (!account.platforms[call.input.platform]) return notOffered;
	return call.bearer === undefined ? startSignIn(account, call) : startLink(account, call);
}

async function startSignIn(account: AccountContext, call: AccountCall<Input>): Promise<AccountResult> {
	const { input } = call;
	const isOffered = signInPlatforms.some((name) => name === input.platform);
	if (!isOffered) return notOffered;
	const leaving = await authorizeUrl(account, input);
	if (!leaving.ok) return leaving;
	return call.commit((account) => beginVisit(account, input, { userId: null, url: leaving.value }));
}

const startLink = signedIn<Input>(async (account, call) => {
	const leaving = await authorizeUrl(account, call.input);
	if (!leaving.ok) return leaving;
	return commitSignedIn(call, async (account, { user, session, input }) => {
		if (await findLink(account.db, user.id, input.platform)) return refuse('PLATFORM_ALREADY_LINKED');
		// Whoever links signs in from there for good, so a session alone is not enough.
		if (!isFresh(account, session)) return refuse('MISSING_PASSWORD_REVALIDATION');
		return beginVisit(account, input, { userId: user.id, url: leaving.value });
	});
});
