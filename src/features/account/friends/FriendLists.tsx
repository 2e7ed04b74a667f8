import { useState } from 'react';
import type { Friend, FriendList } from '#contract/endpoints/friends.ts';
import { News } from '../News.tsx';
import type { Reading } from '../reading/use-reading.ts';
import styles from './FriendLists.module.css';
import { FriendsNow } from './FriendsNow.tsx';
import type { FriendsProps } from './friends-props.ts';
import { InviteForm } from './InviteForm.tsx';
import { Incoming, Outgoing } from './Invites.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { useFriendActs } from './use-friend-acts.ts';

interface FriendListsProps extends FriendsProps {
	list: FriendList;
	reading: Reading<FriendList>;
}

/** The form to invite, and all lists; a change shows at once, and is taken back when the service refuses it. */
export function FriendLists({ list, reading, ...props }: FriendListsProps) {
	const { texts } = props;
	const { shown, news, tell, act } = useFriendActs(list, reading, texts);
	const [asked, setAsked] = useState<Friend>();
	const noteSent = (name: string) => {
		tell(texts.invite.sent, name);
		void reading.renew();
	};
	const remove = (friend: Friend) => {
		setAsked(undefined);
		void act('removed', friend);
	};
	return (
		<>
			<News text={news} />
			<div className={styles.lists}>
				<InviteForm {...props} onSent={noteSent} />
				<Incoming {...props} invites={shown.incoming} act={act} />
				<FriendsNow {...props} friends={shown.friends} onRemove={setAsked} />
				<Outgoing {...props} invites={shown.outgoing} act={act} />
			</div>
			{asked && (
				<RemoveQuestion
					{...props}
					friend={asked}
					onConfirm={() => remove(asked)}
					onCancel={() => setAsked(undefined)}
				/>
			)}
		</>
	);
}
