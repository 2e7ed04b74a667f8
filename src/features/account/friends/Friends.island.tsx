import { listFriends } from '#contract/endpoints/friends.ts';
import { AccountData } from '../shared/AccountData.tsx';
import { SignedIn } from '../shared/SignedIn.tsx';
import { withGuard } from '../shared/with-guard.tsx';
import { FriendLists } from './FriendLists.tsx';
import type { FriendsProps } from './friends-props.ts';

/** The player's friends and invites. */
export const Friends = withGuard(function Friends(props: FriendsProps) {
	return (
		<SignedIn {...props}>
			{() => (
				<AccountData {...props} endpoint={listFriends} input={{}} waiting={props.texts.loading}>
					{(list, reading) => <FriendLists {...props} list={list} reading={reading} />}
				</AccountData>
			)}
		</SignedIn>
	);
});
