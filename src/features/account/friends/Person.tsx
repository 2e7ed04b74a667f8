import type { ReactNode } from 'react';
import styles from './Person.module.css';
import type { FriendName as Named } from './steps.ts';

/** Names a person so that nobody else can be meant: a display name may be that of many. */
export const fullName = ({ username, displayName }: Named): string =>
	displayName === username ? username : `${displayName} (${username})`;

const tints = 5;

/** One of the tints of the sign, the same for a person on every list. */
const tintOf = (username: string) =>
	[...username].reduce((sum, letter) => 7 * sum + letter.charCodeAt(0), 0) % tints;

interface PersonProps {
	person: Named;
	/** What is known of them, in a line below the name. */
	note: ReactNode;
	/** What can be done about them. */
	children: ReactNode;
}

/** A row of a list of people. */
export function Person({ person: { username, displayName }, note, children }: PersonProps) {
	return (
		<li className={styles.person}>
			<span className={styles.sign} data-tint={tintOf(username)} aria-hidden="true">
				{[...displayName][0]}
			</span>
			<div className={styles.words}>
				<h3 className={styles.name}>
					<bdi>{displayName}</bdi>
					{displayName !== username && (
						<span className={styles.username}>
							{' '}
							<bdi>{username}</bdi>
						</span>
					)}
				</h3>
				<div className={styles.note}>{note}</div>
			</div>
			<div className={styles.actions}>{children}</div>
		</li>
	);
}
