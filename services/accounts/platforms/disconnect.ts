import type { ParsedInput } from '#contract/endpoint.ts';
import type { disconnectPlatform as endpoint } from '#contract/endpoints/platforms.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { recordEvent } from '../security-events.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { dropLink } from './links.ts';
import { notifyOfUnlink } from './notify-of-link.ts';
import { giveBack } from './revocations.ts';

/** Unlinks a platform, whatever the platform says; what was claimed from it stays. */
export function disconnectPlatform(
	_account: AccountContext,
	call: SignedInCall<ParsedInput<typeof endpoint>>,
): Promise<AccountResult> {
	return commitSignedIn(call, async (account, { user, input: { platform }, device }) => {
		const link = await dropLink(account.db, user.id, platform);
		if (!link) return refuse('PLATFORM_NOT_LINKED');
		await giveBack(account, link);
		await notifyOfUnlink(account, user, platform);
		await recordEvent(account, { userId: user.id, kind: 'platformUnlinked', device, platform });
		return succeed();
	});
}
