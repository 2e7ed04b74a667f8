import { useStore } from '@nanostores/react';
import { interpolate } from '#lib/interpolate.ts';
import { $savedJobs, toggleSavedJob } from '#stores/saved-jobs.store.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './SaveButton.module.css';

interface SaveButtonProps {
	id: string;
	title: string;
	/** With `{{title}}`. */
	text: string;
}

/** Saves an offer on this device, or forgets it. */
export function SaveButton({ id, title, text }: SaveButtonProps) {
	const isSaved = useStore($savedJobs).includes(id);
	return (
		<button
			className={styles.save}
			type="button"
			aria-pressed={isSaved}
			aria-label={interpolate(text, { title })}
			onClick={() => toggleSavedJob(id)}
		>
			<Icon name="star" />
		</button>
	);
}
