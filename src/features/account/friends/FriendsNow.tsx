import type { Friend } from '#contract/endpoints/friends.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { StatusBadge } from '../shared/StatusBadge.tsx';
import styles from './FriendLists.module.css';
import { fullName, Person } from './Person.tsx';
import type { FriendsProps } from './steps.ts';

interface FriendsNowProps extends FriendsProps {
	friends: readonly Friend[];
	onRemove: (friend: Friend) => void;
	onBlock: ((friend: Friend) => void) | undefined;
}

/** Who is a friend, and who of them is online. */
export function FriendsNow({ friends, texts, onRemove, onBlock }: FriendsNowProps) {
	const { list } = texts;
	return (
		<section>
			<h2 className={styles.title}>
				<span>{list.title}</span>{' '}
				{friends.length > 0 && <span className={styles.count}>{friends.length}</span>}
			</h2>
			{friends.length === 0 && (
				<EmptyState title={list.emptyTitle} next={{ href: '#invite-username', text: list.emptyNext }}>
					{list.empty}
				</EmptyState>
			)}
			<ul className={styles.list}>
				{friends.map((friend) => (
					<Person
						key={friend.username}
						person={friend}
						note={
							<StatusBadge isOn={friend.online}>{friend.online ? list.online : list.offline}</StatusBadge>
						}
					>
						<Button
							look="plain"
							tone="muted"
							aria-label={interpolate(list.removeName, { name: fullName(friend) })}
							onClick={() => onRemove(friend)}
						>
							{list.remove}
						</Button>
						{onBlock && (
							<Button
								look="plain"
								tone="muted"
								aria-label={interpolate(texts.blockName, { name: fullName(friend) })}
								onClick={() => onBlock(friend)}
							>
								{texts.block}
							</Button>
						)}
					</Person>
				))}
			</ul>
		</section>
	);
}
