import styles from './Icon.module.css';

const paths = {
	show: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
	hide: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z M4 20 20 4',
	copy: 'M9 9h11v11H9Z M5 15H4V4h11v1',
	alert: 'M12 3.5 22 20.5H2Z M12 10v5 M12 17.6v.1',
	check: 'M4 12.5 9.5 18 20 6.5',
	upload: 'M12 16V4 M7 9l5-5 5 5 M4 16v4h16v-4',
} as const;

/** A sign of the one set: 24 by 24, one stroke. Its meaning stands in words beside it. */
export function Icon({ name }: { name: keyof typeof paths }) {
	return (
		<svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d={paths[name]} />
		</svg>
	);
}
