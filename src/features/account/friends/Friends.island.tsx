import { listFriends } from '#contract/endpoints/friends.ts';
import { Read } from '../shared/AccountData.tsx';
import { SignedIn } from '../shared/SignedIn.tsx';
import { guarded } from '../shared/with-guard.tsx';
import { FriendLists } from './FriendLists.tsx';
import type { FriendsProps } from './friends-props.ts';

/** The player's friends and invites. */
export const Friends = guarded(function Friends(props: FriendsProps) {
	return (
		<SignedIn {...props}>
			{() => (
				<Read {...props} endpoint={listFriends} input={{}} waiting={props.texts.loading}>
					{(list, reading) => <FriendLists {...props} list={list} reading={reading} />}
				</Read>
			)}
		</SignedIn>
	);
});
