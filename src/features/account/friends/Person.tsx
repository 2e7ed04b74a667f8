import type { ReactNode } from 'react';
import styles from './Person.module.css';
import type { FriendName as Named } from './steps.ts';

/** Names a person so that nobody else can be meant: a display name may be that of many. */
export const fullName = ({ username, displayName }: Named): string =>
	displayName === username ? username : `${displayName} (${username})`;

/** What is pressed into the wax of a seal, as icons are drawn: 24 by 24, one stroke. */
const emblems = {
	moon: 'M19.5 14.75A8.25 8.25 0 1 1 9.25 4.5a6.5 6.5 0 0 0 10.25 10.25Z',
	crown: 'M5 15.5 3.75 7.5l4.75 3.75L12 5l3.5 6.25 4.75-3.75L19 15.5ZM5.25 19h13.5',
	wave: 'M3 9.5c2-2.5 4-2.5 6 0s4 2.5 6 0 4-2.5 6 0M3 15.5c2-2.5 4-2.5 6 0s4 2.5 6 0 4-2.5 6 0',
	flame:
		'M12.25 3.5c3.9 3.5 5.5 6.4 5.5 9.5a5.75 5.75 0 0 1-11.5 0c0-2 .8-3.4 2.25-4.75.1 1.6.7 2.6 1.75 3.25-.25-2.9.4-5.5 2-8Z',
	leaf: 'M6.5 17.25c-3-6 1.5-12.5 13-13 .5 10.5-6 16.5-13 13ZM4.5 20c2.25-4.75 5.25-8 9.5-10.25',
	tower: 'M7.5 20V9.5L5.75 8V4.5h3v2h1.75v-2h3v2h1.75v-2h3V8L16.5 9.5V20ZM10.5 20v-3.5a1.5 1.5 0 0 1 3 0V20',
	bell: 'M5.75 16.5c1.25-1.5 1.75-3.25 1.75-6a4.5 4.5 0 0 1 9 0c0 2.75.5 4.5 1.75 6ZM10 19.5a2.1 2.1 0 0 0 4 0M12 3.75V6',
	anchor:
		'M12 8.5V20M12 8.5A2.25 2.25 0 1 0 12 4a2.25 2.25 0 0 0 0 4.5ZM8.5 11.5h7M4.5 13.75c.5 3.75 3.5 6.25 7.5 6.25s7-2.5 7.5-6.25',
	compass: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM15.75 8.25l-2 5.5-5.5 2 2-5.5Z',
	star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8Z',
	arrow: 'M5 19 18.5 5.5M12.5 5.5h6v6M5 15v4h4M8 12l4 4',
};
const shapes = Object.values(emblems);
const tints = 5;

/** The emblem and the tint of a person, chosen by the FNV-1a hash of the username, so that they are the same on every list. */
function sealOf(username: string) {
	const mix = (hash: number, letter: string) => Math.imul(hash ^ letter.charCodeAt(0), 16777619);
	const hash = [...username].reduce(mix, 2166136261) >>> 0;
	return { tint: hash % tints, shape: shapes[hash % shapes.length] };
}

interface PersonProps {
	person: Named;
	/** What is known of them, in a line below the name. */
	note: ReactNode;
	/** What can be done about them. */
	children: ReactNode;
}

/** A row of a list of people. */
export function Person({ person: { username, displayName }, note, children }: PersonProps) {
	const { tint, shape } = sealOf(username);
	return (
		<li className={styles.person}>
			<span className={styles.seal} data-tint={tint}>
				<svg className={styles.emblem} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
					<path d={shape} />
				</svg>
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
