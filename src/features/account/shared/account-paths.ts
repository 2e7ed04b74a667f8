import type { PendingSignIn } from '#contract/endpoints/account.ts';
import type { Locale } from '#contract/locales.ts';
import { localePath, pathAndBack, withoutLocale } from '#i18n/paths.ts';
import { ownPath } from '#lib/url/own-path.ts';

const signIn = '/account/login';

/** The path that a sign-in is asked to lead to, not yet judged. */
const askedFor = () => new URLSearchParams(location.search).get('redirect');

/** The login page of a language, which leads back to the present page. */
export const signInPath = (locale: Locale) => pathAndBack(signIn, locale);

/** The page that asks for the terms in force, which leads back to the present page. */
export const termsPath = (locale: Locale) => pathAndBack('/account/terms', locale);

/** Where a sign-in leads: to the path of this site that its page was asked for, else to the account. */
export function pathAfterSignIn(locale: Locale): string {
	const asked = ownPath(askedFor());
	// Judged again without its prefix: what follows it may be another address.
	return localePath(ownPath(asked && withoutLocale(asked)) ?? '/account', locale);
}

/** The login page for a sign-in that starts again, which keeps where it leads. */
export function signInAgainPath(locale: Locale): string {
	const page = localePath(signIn, locale);
	const asked = askedFor();
	return asked ? `${page}?${new URLSearchParams({ redirect: asked })}` : page;
}

/** The page for a sign-in's MFA, which keeps where the sign-in leads. @param waits what it waits for, where that is known */
export function mfaPath(path: string, waits: PendingSignIn | undefined, locale: Locale): string {
	const query = new URLSearchParams({ factor: waits?.mfa ?? '' });
	if (waits?.passkey) query.set('passkey', '1');
	const asked = askedFor();
	if (asked) query.set('redirect', asked);
	return `${localePath(ownPath(path) ?? signIn, locale)}?${query}`;
}
