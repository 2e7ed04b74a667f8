import type { ParsedInput } from '#contract/endpoint.ts';
import type { finishPlatform as endpoint } from '#contract/endpoints/platforms.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { lockKeys } from '../../store/transaction.ts';
import type { AccountCall, AccountContext } from '../call.ts';
import { lockUser } from '../lock-user.ts';
import { recordEvent } from '../security-events.ts';
import { welcome } from '../sign-in/welcome.ts';
import { findSignedIn } from '../signed-in.ts';
import type { UserRow } from '../users.ts';
import { addLink, findLink, findLinkOf, type Link, type NewLink, renewLink } from './links.ts';
import { notifyOfLink } from './notify-of-link.ts';
import { identifyVisitor, keepsToken } from './platform-client.ts';
import type { Visitor } from './protocol.ts';
import { giveBack } from './revocations.ts';
import { endVisit, type Visit } from './visits.ts';

type FinishCall = AccountCall<ParsedInput<typeof endpoint>>;

const nobody = refuse('NEEDS_LOGIN_REFRESH', { status: 401 });

/** Signs in or links whoever comes back from a platform, once for each visit. */
export async function finishPlatform(account: AccountContext, call: FinishCall): Promise<AccountResult> {
	const visit = await endVisit(account.db, call.input, account.now());
	if (!visit) return refuse('OAUTH_AUTHENTICATION_ERROR');
	if (visit.user_id !== null && !(await isTheirs(account, call, visit))) return nobody;
	const visitor = await identifyVisitor(account, call.input);
	if (!visitor.ok) return visitor;
	return call.commit(async (account) => {
		const isSignIn = visit.user_id === null;
		const answer = isSignIn
			? await signIn(account, call, visitor.value)
			: await link(account, { call, visit }, visitor.value);
		const isKept = !isSignIn && answer.ok && keepsToken(account, call.input.platform);
		if (!isKept) await giveBack(account, { ...visitor.value, platform: call.input.platform });
		return answer;
	});
}

/** Whoever began a visit ends it: somebody may have signed in as another player meanwhile. */
async function isTheirs(account: AccountContext, call: FinishCall, visit: Visit): Promise<boolean> {
	return (await findSignedIn(account, call))?.user.id === visit.user_id;
}

async function signIn(account: AccountContext, call: FinishCall, visitor: Visitor): Promise<AccountResult> {
	const seen = await findLinkOf(account.db, call.input.platform, visitor.id);
	const user = seen && (await lockUser(account, seen.user_id));
	// It may have been unlinked while this call waited.
	const found = user && (await findLinkOf(account.db, call.input.platform, visitor.id));
	return user && found?.user_id === user.id ? welcome(account, user, call) : refuse('PLATFORM_NOT_LINKED');
}

async function link(
	account: AccountContext,
	{ call, visit }: { call: FinishCall; visit: Visit },
	visitor: Visitor,
): Promise<AccountResult> {
	const { db } = account;
	const { platform } = call.input;
	await lockKeys(account, [`platform:${platform}:${visitor.id}`, `user:${visit.user_id}`]);
	const user = (await findSignedIn(account, call))?.user;
	if (!user || user.id !== visit.user_id) return nobody;
	const token = keepsToken(account, platform) ? visitor.token : null;
	const wanted = { ...visitor, token, platform, userId: user.id, identity: visitor.id };
	const present = await findLink(db, user.id, platform);
	if (present && present.identity !== visitor.id) return refuse('PLATFORM_ALREADY_LINKED');
	if (!present && (await findLinkOf(db, platform, visitor.id))) return refuse('PLATFORM_ID_IN_USE');
	if (present && visit.widens) await renew(account, present, wanted);
	else if (present) await keepLink(account, present, wanted);
	else await add(account, { user, device: call.device }, wanted);
	return succeed();
}

async function add(
	account: AccountContext,
	{ user, device }: { user: UserRow; device: string },
	wanted: NewLink,
): Promise<void> {
	await addLink(account.db, wanted, account.now());
	await notifyOfLink(account, user, wanted);
	const { platform } = wanted;
	await recordEvent(account, { userId: user.id, kind: 'platformLinked', device, platform });
}

/** Another tab or device has linked the same account meanwhile: the link stays, and the second token is not needed. */
async function keepLink(account: AccountContext, present: Link, second: NewLink): Promise<void> {
	if (second.token !== present.token) await giveBack(account, second);
}

/** The token that the link had until now may do less than the new one. */
async function renew(account: AccountContext, present: Link, wanted: NewLink): Promise<void> {
	await renewLink(account.db, wanted);
	await giveBack(account, present);
}
