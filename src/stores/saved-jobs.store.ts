import { atom } from 'nanostores';

/** Where this device keeps the ids of saved jobs. */
const key = 'saved-jobs';

/** More than anybody follows, less than a storage holds. */
const most = 200;

/** The ids of the jobs that were saved on this device, newest first; where storage is blocked, for this visit. */
export const $savedJobs = atom<readonly string[]>([]);

const isText = (value: unknown): value is string => typeof value === 'string';

function read(): readonly string[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
		return Array.isArray(stored) ? stored.filter(isText).slice(0, most) : [];
	} catch {
		return [];
	}
}

/** Whether only the page remembers, since the storage took nothing. */
let isBlocked = false;

/** What holds now: a page out of the browser's back/forward cache has not heard what others saved. */
const current = () => (isBlocked ? $savedJobs.get() : read());

function keep(ids: readonly string[]): void {
	$savedJobs.set(ids);
	try {
		localStorage.setItem(key, JSON.stringify(ids));
		isBlocked = false;
	} catch {
		isBlocked = true;
	}
}

/** Takes over what this device keeps, and what other tabs do to it, until what it returns is called. */
export function followSavedJobs(): () => void {
	const take = (ids: readonly string[]) => {
		// Every star of a page listens.
		if (ids.join() !== $savedJobs.get().join()) $savedJobs.set(ids);
	};
	const follow = (event: StorageEvent) => {
		if (event.key === key || event.key === null) take(read());
	};
	const takeOnReturn = ({ persisted }: PageTransitionEvent) => {
		if (persisted) take(current());
	};
	take(read());
	addEventListener('storage', follow);
	addEventListener('pageshow', takeOnReturn);
	return () => {
		removeEventListener('storage', follow);
		removeEventListener('pageshow', takeOnReturn);
	};
}

/** Saves a job on this device, or forgets it. */
export function toggleSavedJob(id: string): void {
	const ids = current();
	keep(ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids].slice(0, most));
}

/** Forgets jobs that are no longer open. */
export function forgetSavedJobs(ids: readonly string[]): void {
	if (ids.length > 0) keep(current().filter((id) => !ids.includes(id)));
}
