import type { FriendList } from '#contract/endpoints/friends.ts';
import type { AreaProps } from '#i18n/form-texts.ts';
import type { AccountPageProps } from '../shared/with-guard.tsx';

/** Somebody in one of the lists. */
export interface FriendName {
	username: string;
	displayName: string;
}

type Step = (list: FriendList) => FriendList;

const without = <P extends FriendName>(list: readonly P[], { username }: FriendName) =>
	list.filter((other) => other.username !== username);

const byName = (one: FriendName, other: FriendName) => one.displayName.localeCompare(other.displayName);

/** What the lists are once somebody's invite is accepted; whether they are online is known later. */
export function accepting({ username, displayName }: FriendName): Step {
	return (list) => {
		const known = list.friends.find((friend) => friend.username === username);
		const friend = known ?? { username, displayName, online: false };
		return {
			...list,
			friends: [...without(list.friends, friend), friend].sort(byName),
			incoming: without(list.incoming, friend),
		};
	};
}

/** What the lists are once somebody's invite is turned down. */
export const rejecting =
	(person: FriendName): Step =>
	(list) => ({ ...list, incoming: without(list.incoming, person) });

/** What the lists are once the invite to somebody is taken back. */
export const withdrawing =
	(person: FriendName): Step =>
	(list) => ({ ...list, outgoing: without(list.outgoing, person) });

/** What the lists are without a friend. */
export const removing =
	(person: FriendName): Step =>
	(list) => ({ ...list, friends: without(list.friends, person) });

/** What the lists are once somebody is blocked. */
export const blocking =
	({ username, displayName }: FriendName): Step =>
	(list) => {
		const blocked = { username, displayName };
		return {
			...list,
			friends: without(list.friends, blocked),
			incoming: without(list.incoming, blocked),
			outgoing: without(list.outgoing, blocked),
			blocked: [...without(list.blocked ?? [], blocked), blocked].sort(byName),
		};
	};

/** What the lists are once somebody is no longer blocked. */
export const unblocking =
	(person: FriendName): Step =>
	(list) => ({ ...list, blocked: without(list.blocked ?? [], person) });

export interface FriendsProps extends AreaProps {
	texts: AccountPageProps<'friends'>['texts'];
}
