import { atom } from 'nanostores';

/** A failure that is shown: a code of the catalogue or a text; empty where nothing says why. */
export interface PageError {
	message: string;
	/** Seconds after which it may be tried again, where that is known. */
	retryAfter?: number | undefined;
}

/** Milliseconds. */
const lifetime = 2000;

/** What has failed on this page within the last two seconds. */
export const $errors = atom<readonly PageError[]>([]);

/** Adds one error per message, which leaves the list two seconds later. */
export function addErrors(messages: readonly string[], retryAfter?: number): void {
	const added: PageError[] = messages.map((message) => ({ message, retryAfter }));
	$errors.set([...$errors.get(), ...added]);
	setTimeout(() => $errors.set($errors.get().filter((error) => !added.includes(error))), lifetime);
}
