import type { Friend } from '#contract/endpoints/friends.ts';
import { interpolate } from '#lib/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '../Empty.tsx';
import { StateMark } from '../StateMark.tsx';
import styles from './FriendLists.module.css';
import type { FriendsProps } from './friends-props.ts';
import { fullName } from './full-name.ts';
import { Person } from './Person.tsx';

interface FriendsNowProps extends FriendsProps {
	friends: readonly Friend[];
	onRemove: (friend: Friend) => void;
}

/** Who is a friend, and who of them is online. */
export function FriendsNow({ friends, texts, onRemove }: FriendsNowProps) {
	const { list } = texts;
	return (
		<section>
			<h2 className={styles.title}>
				{list.title} {friends.length > 0 && <span className={styles.count}>{friends.length}</span>}
			</h2>
			{friends.length === 0 && <Empty title={list.emptyTitle}>{list.empty}</Empty>}
			<ul className={styles.list}>
				{friends.map((friend) => (
					<Person
						key={friend.username}
						person={friend}
						note={<StateMark isOn={friend.online}>{friend.online ? list.online : list.offline}</StateMark>}
					>
						<Button
							look="quiet"
							aria-label={interpolate(list.removeName, { name: fullName(friend) })}
							onClick={() => onRemove(friend)}
						>
							{list.remove}
						</Button>
					</Person>
				))}
			</ul>
		</section>
	);
}
