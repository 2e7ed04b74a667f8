import type { ObservedResponse } from '#api/response-observer.ts';
import { cookies } from '#contract/cookies.ts';
import { parseFlash } from '#contract/flash.ts';
import { pageCookies, readCookie, writeCookie } from '#lib/browser/cookie.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { $errors, addErrors, type PageError } from '#stores/errors.store.ts';

const loadToasts = () => loadModule(() => import('./toasts.client.ts'));

async function show(errors: readonly PageError[]): Promise<void> {
	const place = document.querySelector<HTMLElement>('#toasts');
	if (place) await (await loadToasts()).showToasts(place, errors);
}

$errors.listen((errors, before: readonly PageError[] = []) => {
	const added = errors.filter((error) => !before.includes(error));
	if (added.length > 0) show(added).catch(() => {});
});

/** Tells of a failure by its reasons, or by the one sentence for all others where it names none. */
export function showErrors({ codes, retryAfter }: ObservedResponse): void {
	addErrors(codes.length > 0 ? codes : [''], retryAfter);
}

/** Tells once of what failed before the redirect to this page: in the page's own place for it, where it stays, else as toasts. */
export async function showFlash(): Promise<void> {
	const { name } = cookies.flash;
	const value = readCookie(pageCookies(), name) ?? '';
	writeCookie(name, '', 0);
	const codes = parseFlash(value);
	const place = document.querySelector('[data-flash]');
	if (!place) addErrors(codes);
	else if (codes.length > 0) await (await loadToasts()).showInPlace(place, codes);
}
