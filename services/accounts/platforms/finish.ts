import type { ParsedInput } from '#contract/endpoint.ts';
import type { finishPlatform as endpoint } from '#contract/endpoints/platforms.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { welcome } from '../sign-in/welcome.ts';
import { findSignedIn } from '../signed-in.ts';
import { findById, type UserRow } from '../users.ts';
import { addLink, findLink, findLinkOf, type Link, type NewLink, renewLink } from './links.ts';
import { notifyOfLink } from './notify-of-link.ts';
import { identifyVisitor, type Visitor } from './platform-client.ts';
import { giveBack } from './revocations.ts';
import { endVisit, type Visit } from './visits.ts';

type FinishCall = AccountCall<ParsedInput<typeof endpoint>>;

const nobody = refuse('NEEDS_LOGIN_REFRESH', { status: 401 });

/** Signs in or links whoever comes back from a platform, once for each visit. */
export async function finishPlatform(account: AccountContext, call: FinishCall): Promise<AccountResult> {
	const visit = endVisit(account.db, call.input, account.now());
	if (!visit) return refuse('OAUTH_AUTHENTICATION_ERROR');
	if (visit.user_id !== null && !isTheirs(account, call, visit)) return nobody;
	const visitor = await identifyVisitor(account, call.input);
	if (!visitor.ok) return visitor;
	return call.commit(() => {
		const isSignIn = visit.user_id === null;
		const answer = isSignIn
			? signIn(account, call, visitor.value)
			: link(account, { call, visit }, visitor.value);
		if (isSignIn || !answer.ok) giveBack(account, { ...visitor.value, platform: call.input.platform });
		return answer;
	});
}

/** Whoever began a visit ends it: somebody may have signed in as another player meanwhile. */
function isTheirs(account: AccountContext, call: FinishCall, visit: Visit): boolean {
	return findSignedIn(account, call)?.user.id === visit.user_id;
}

function signIn(account: AccountContext, call: FinishCall, visitor: Visitor): AccountResult {
	const found = findLinkOf(account.db, call.input.platform, visitor.id);
	const user = found && findById(account.db, found.user_id);
	return user ? welcome(account, user, call) : refuse('PLATFORM_NOT_LINKED');
}

function link(
	account: AccountContext,
	{ call, visit }: { call: FinishCall; visit: Visit },
	visitor: Visitor,
): AccountResult {
	const { db } = account;
	const user = findSignedIn(account, call)?.user;
	if (!user || user.id !== visit.user_id) return nobody;
	const { platform } = call.input;
	const wanted = { ...visitor, platform, userId: user.id, identity: visitor.id };
	const present = findLink(db, user.id, platform);
	const isSame = present?.identity === visitor.id;
	if (present && !(visit.widens && isSame)) return refuse('PLATFORM_ALREADY_LINKED');
	if (!present && findLinkOf(db, platform, visitor.id)) return refuse('PLATFORM_ID_IN_USE');
	if (present) renew(account, present, wanted);
	else add(account, user, wanted);
	return succeed();
}

function add(account: AccountContext, user: UserRow, wanted: NewLink): void {
	addLink(account.db, wanted, account.now());
	notifyOfLink(account, user, wanted);
}

/** The token that the link had until now may do less than the new one. */
function renew(account: AccountContext, present: Link, wanted: NewLink): void {
	renewLink(account.db, wanted);
	giveBack(account, present);
}
