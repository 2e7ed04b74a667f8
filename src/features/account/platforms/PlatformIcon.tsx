import type { Platform } from '#contract/platforms.ts';
import styles from './PlatformIcon.module.css';

/** Signs of our own, no logos: rising steam, a ringed planet, a pad, a cross of directions, a sender. */
const paths: Record<Platform, string> = {
	steam: 'M7 20c-3-2.5 2.5-4.5 0-8s1-5 0-8M12 20c-3-2.5 2.5-4.5 0-8s1-5 0-8M17 20c-3-2.5 2.5-4.5 0-8s1-5 0-8',
	galaxy:
		'M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10ZM16.6 9.1c3 .1 4.9.7 5 1.7.2 1.7-4 3.9-9.3 4.9S2.6 16.1 2.4 14.4c-.1-.9 1.4-2 3.9-3',
	psn: 'M8 6.5h8a5.5 5.5 0 0 1 5.4 4.5l.8 4.6a2.5 2.5 0 0 1-4.5 1.9L15.5 15h-7l-2.2 2.5a2.5 2.5 0 0 1-4.5-1.9L2.6 11A5.5 5.5 0 0 1 8 6.5ZM8.25 9v3.5M6.5 10.75H10M14.5 11.75v.01M17 9.75v.01',
	xbox: 'M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9ZM12 6v.01M12 18v.01M6 12v.01M18 12v.01',
	twitch:
		'M12 13.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM12 13.5V21M8 15.5a5.7 5.7 0 0 1 0-8M16 15.5a5.7 5.7 0 0 0 0-8M5.2 18.2a9.5 9.5 0 0 1 0-13.4M18.8 18.2a9.5 9.5 0 0 0 0-13.4',
};

/** The sign of a platform; its name stands in words beside it. */
export function PlatformIcon({ platform }: { platform: Platform }) {
	return (
		<svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d={paths[platform]} />
		</svg>
	);
}
