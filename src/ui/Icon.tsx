import styles from './Icon.module.css';

const paths = {
	show: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
	hide: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z M4 20 20 4',
	copy: 'M9 9h11v11H9Z M5 15H4V4h11v1',
	alert: 'M12 3.5 22 20.5H2Z M12 10v5 M12 17.6v.1',
	check: 'M4 12.5 9.5 18 20 6.5',
	upload: 'M12 16V4 M7 9l5-5 5 5 M4 16v4h16v-4',
	'arrow-right': 'M4 12h16 M14 6l6 6-6 6',
	'chevron-down': 'M5.5 9l6.5 6.5L18.5 9',
	close: 'M5.5 5.5l13 13 M18.5 5.5l-13 13',
	external: 'M14 4h6v6 M20 4l-9 9 M17.5 13.5V20h-13V7h6',
	search: 'M10.75 17.5a6.75 6.75 0 1 0 0-13.5 6.75 6.75 0 0 0 0 13.5Z M15.7 15.7 20.5 20.5',
	star: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8Z',
} as const;

/** A sign of the one set: 24 by 24, one stroke. Its meaning stands in words beside it. */
export function Icon({ name }: { name: keyof typeof paths }) {
	return (
		<svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d={paths[name]} />
		</svg>
	);
}
