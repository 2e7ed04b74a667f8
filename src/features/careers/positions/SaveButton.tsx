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
	/** Only saved offers are shown, so that the row goes away once its offer is forgotten. */
	isOnlySaved: boolean;
}

/** Hands the focus on to another star, or to the button above the list where there is none. */
function passFocus(star: HTMLElement): void {
	const stars = [...document.querySelectorAll<HTMLElement>('[data-star=save]')];
	const at = stars.indexOf(star);
	const next = stars[at + 1] ?? stars[at - 1] ?? document.querySelector<HTMLElement>('[data-star=toggle]');
	next?.focus();
}

/** Saves an offer on this device, or forgets it. */
export function SaveButton({ id, title, text, isOnlySaved }: SaveButtonProps) {
	const isSaved = useStore($savedJobs).includes(id);
	return (
		<button
			className={styles.save}
			type="button"
			data-star="save"
			aria-pressed={isSaved}
			aria-label={interpolate(text, { title })}
			onClick={({ currentTarget }) => {
				if (isOnlySaved) passFocus(currentTarget);
				toggleSavedJob(id);
			}}
		>
			<Icon name="star" />
		</button>
	);
}
