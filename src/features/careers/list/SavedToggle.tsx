import { interpolate } from '#lib/interpolate.ts';
import { Icon } from '#ui/Icon.tsx';
import type { JobFiltersProps } from './filters-props.ts';
import styles from './SavedToggle.module.css';

interface SavedToggleProps {
	texts: JobFiltersProps['texts']['filters'];
	isOn: boolean;
	count: number;
	toggle: () => void;
}

/** Narrows the list to what was saved on this device. */
export function SavedToggle({ texts, isOn, count, toggle }: SavedToggleProps) {
	return (
		<button className={styles.toggle} type="button" data-star="toggle" aria-pressed={isOn} onClick={toggle}>
			<Icon name="star" />
			{interpolate(texts.saved, { count })}
		</button>
	);
}
