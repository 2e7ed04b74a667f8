import { atom, onMount } from 'nanostores';
import { isOffline, observeConnection } from '#lib/browser/connection.ts';

/** Whether the site can be reached, as far as this page knows. */
export const $online = atom(true);

onMount($online, () => {
	const read = () => $online.set(!isOffline());
	read();
	return observeConnection(read);
});
