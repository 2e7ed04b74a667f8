import { cookies } from '#contract/cookies.ts';
import { parseFlash } from '#contract/flash.ts';
import { pageCookies, readCookie, writeCookie } from '#lib/browser/cookie.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { $errors, addErrors, type PageError } from '#stores/errors.store.ts';

async function show(messages: readonly string[]): Promise<void> {
	const place = document.querySelector<HTMLElement>('#toasts');
	if (!place) return;
	const { showToasts } = await loadModule(() => import('./toasts.client.ts'));
	await showToasts(place, messages);
}

$errors.listen((errors, before: readonly PageError[] = []) => {
	const added = errors.filter((error) => !before.includes(error));
	if (added.length > 0) show(added.map(({ message }) => message)).catch(() => {});
});

/** Tells of a failure by its reasons, or by the one sentence for all others where it names none. */
export function showErrors(codes: readonly string[]): void {
	addErrors(codes.length > 0 ? codes : ['']);
}

/** Tells once of what failed before the redirect to this page. */
export function showFlash(): void {
	const { name } = cookies.flash;
	const value = readCookie(pageCookies(), name) ?? '';
	writeCookie(name, '', 0);
	addErrors(parseFlash(value));
}
