import type { ParsedInput } from '#contract/endpoint.ts';
import type { claimEntitlements as endpoint } from '#contract/endpoints/platforms.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { claimExtras, listExtras } from './extras.ts';
import { findLink } from './links.ts';
import { authorizeUrl, listProducts } from './platform-client.ts';
import { beginVisit } from './visits.ts';

type EntitlementsCall = SignedInCall<ParsedInput<typeof endpoint>>;

/** Claims what a player owns on a platform; leads there where the player has not yet allowed to ask. */
export async function claimEntitlements(
	account: AccountContext,
	call: EntitlementsCall,
): Promise<AccountResult> {
	const { platform } = call.input;
	const link = await findLink(account.db, call.user.id, platform);
	if (!link) return refuse('PLATFORM_NOT_LINKED');
	const owned = await listProducts(account, { platform, token: link.token ?? '' });
	if (owned.ok) return commitSignedIn(call, async (account, present) => claim(account, present, owned.value));
	if (owned.status === 503) return owned;
	const leaving = await authorizeUrl(account, call.input, { forProducts: true });
	if (!leaving.ok) return leaving;
	return commitSignedIn(call, async (account, { user }) =>
		beginVisit(account, call.input, { userId: user.id, widens: true, url: leaving.value }),
	);
}

async function claim(
	{ db, extras, now }: AccountContext,
	call: EntitlementsCall,
	products: string[],
): Promise<AccountResult> {
	const { platform, locale } = call.input;
	const { id: userId } = call.user;
	await claimExtras(db, { userId, platform, products, extras }, now());
	return succeed(await listExtras(db, { userId, platform, locale, extras }));
}
