import { controlIcons } from '#lib/icons.ts';
import styles from './Icon.module.css';

/** A sign of the one set: 24 by 24, one stroke. Its meaning stands in words beside it. */
export function Icon({ name }: { name: keyof typeof controlIcons }) {
	return (
		<svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
			<path d={controlIcons[name]} />
		</svg>
	);
}
