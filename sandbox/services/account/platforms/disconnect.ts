import type { ParsedOf } from '#contract/endpoint.ts';
import type { disconnectPlatform as endpoint } from '#contract/endpoints/platforms.ts';
import { type Answer, refuse, succeed } from '../answer.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { dropLink } from './links.ts';

/** Unlinks a platform; what was claimed from it stays. */
export function disconnectPlatform(
	account: AccountContext,
	call: SignedInCall<ParsedOf<typeof endpoint>>,
): Answer {
	return commitSignedIn(account, call, ({ user, input }) =>
		dropLink(account.db, user.id, input.platform) ? succeed() : refuse('PLATFORM_NOT_LINKED'),
	);
}
