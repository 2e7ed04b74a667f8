import type { ParsedInput } from '#contract/endpoint.ts';
import type { BlockedPlayer, blockPlayer as endpoint } from '#contract/endpoints/friends.ts';
import { limits } from '#contract/limits.ts';
import { type AccountResult, refuse, refuseUntil, succeed } from '../../shared/answer.ts';
import { untilCounted } from '../../shared/attempts.ts';
import type { Db } from '../../store/store.ts';
import type { AccountContext } from '../call.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import { findByUsername } from '../users.ts';
import { endFriendship, lockPair } from './friendships.ts';
import { takeInvite } from './invites.ts';

type BlockCall = SignedInCall<ParsedInput<typeof endpoint>>;

/** Whether a player has blocked another one. */
export async function hasBlocked(db: Db, userId: string, otherId: string): Promise<boolean> {
	const found = await db
		.selectFrom('player_block')
		.select('since')
		.where('user_id', '=', userId)
		.where('blocked_id', '=', otherId)
		.executeTakeFirst();
	return found !== undefined;
}

/** Whom a player has blocked, by name. */
export function listBlocked(db: Db, userId: string): Promise<BlockedPlayer[]> {
	return db
		.selectFrom('player_block')
		.innerJoin('user', 'user.id', 'blocked_id')
		.select(['username', 'display_name as displayName'])
		.where('player_block.user_id', '=', userId)
		.orderBy('display_name')
		.execute();
}

/** Blocks a player. Every try counts, so that names cannot be guessed by blocking them. */
export function blockPlayer(_account: AccountContext, call: BlockCall): Promise<AccountResult> {
	return commitSignedIn(call, async (account, present) => {
		const wait = await untilCounted(account, [{ ...limits.attempts.block, key: `block:${present.user.id}` }]);
		return wait > 0 ? refuseUntil(wait) : block(account, present);
	});
}

/** An invite from the blocked player is not deleted: its sender goes on seeing it until it expires, like one without a reply. */
async function block(account: AccountContext, { user, input }: BlockCall): Promise<AccountResult> {
	const { db, now } = account;
	const other = await findByUsername(db, input.username);
	if (other?.id === user.id) return refuse('USERS_MUST_NOT_MATCH');
	if (!other?.email_verified) return refuse('USER_NOT_FOUND');
	await lockPair(account, [user.id, other.id]);
	await endFriendship(db, [user.id, other.id]);
	await takeInvite(db, { from: user.id, to: other.id }, now());
	await db
		.insertInto('player_block')
		.values({ user_id: user.id, blocked_id: other.id, since: now() })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return succeed();
}

/** Takes a block back, if there is one. */
export function unblockPlayer(_account: AccountContext, call: BlockCall): Promise<AccountResult> {
	return commitSignedIn(call, async (account, { user, input }) => {
		const other = await findByUsername(account.db, input.username);
		await account.db
			.deleteFrom('player_block')
			.where('user_id', '=', user.id)
			.where('blocked_id', '=', other?.id ?? '')
			.execute();
		return succeed();
	});
}
