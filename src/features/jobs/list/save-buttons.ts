import { $savedJobs, followSavedJobs, toggleSavedJob } from '#stores/saved-jobs.store.ts';

const jobOf = (star: Element) => star.closest<HTMLElement>('[data-job]')?.dataset.job ?? '';

/** Has a star say whether its job is saved on this device. */
export function markSaved(star: Element): void {
	star.setAttribute('aria-pressed', String($savedJobs.get().includes(jobOf(star))));
}

/** Hands the focus on to another star, or to the button above the list where there is none. */
function passFocus(star: HTMLElement): void {
	const stars = [...document.querySelectorAll<HTMLElement>('[data-job]:not([hidden]) [data-star=save]')];
	const at = stars.indexOf(star);
	const next = stars[at + 1] ?? stars[at - 1] ?? document.querySelector<HTMLElement>('[data-star=toggle]');
	next?.focus();
}

/** Has the stars of a list save jobs on this device, and forget them. */
export function startSaveButtons(list: HTMLElement): void {
	followSavedJobs();
	$savedJobs.subscribe(() => {
		for (const star of list.querySelectorAll('[data-star=save]')) markSaved(star);
	});
	list.addEventListener('click', ({ target }) => {
		const star = (target as Element).closest<HTMLElement>('[data-star=save]');
		if (!star) return;
		// Where only saved jobs are shown the row goes away with its star.
		if (list.querySelector('[data-star=toggle][aria-pressed=true]')) passFocus(star);
		toggleSavedJob(jobOf(star));
	});
}
