import type { ErrorCode } from '#contract/codes.ts';
import type { EndpointData } from '#contract/endpoint.ts';
import type { finishPlatform } from '#contract/endpoints/platforms.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { ownPath } from '#lib/url/own-path.ts';
import { type NavigationOptions, navigate } from '../http/navigation.ts';
import type { Failure, Result } from '../http/result.ts';
import type { OAuthState } from './oauth-state.ts';

const prefix = new RegExp(`^/(?:${locales.join('|')})(?=/|$)`);

/** A path of ours as its address in a language; the default language has no prefix. */
function pathIn(path: string, locale: Locale): string {
	return locale === locales[0] ? path : `/${locale}${path}`;
}

/** A path without the language that it may name; what remains is to be judged again. */
function withoutLocale(path: string): string {
	return path.replace(prefix, '') || '/';
}

const connected = '/account/connected';

/** The path that the visit was asked to lead to; judged again without its prefix, which another address may follow. */
function askedFor({ redirect }: OAuthState): string | undefined {
	const path = ownPath(redirect);
	return path && ownPath(withoutLocale(path));
}

/** A page of the sign-in, which keeps where it leads. */
function signInPage(path: string, visit: OAuthState, query: Record<string, string> = {}): string {
	const asked = askedFor(visit);
	const all = new URLSearchParams({ ...query, ...(asked ? { redirect: asked } : {}) });
	return all.size > 0 ? `${path}?${all}` : path;
}

function pageAfterFailure(codes: readonly ErrorCode[], visit: OAuthState): string {
	if (codes.includes('NEEDS_LOGIN_REFRESH'))
		return signInPage('/account/login', { ...visit, redirect: askedFor(visit) ?? connected });
	if (visit.purpose === 'link') return askedFor(visit) ?? connected;
	if (!codes.includes('PLATFORM_NOT_LINKED')) return signInPage('/account/login', visit);
	// The page says what to do; after the hash it is no address of its own.
	return `${signInPage('/account/create', visit)}#from-${visit.platform}`;
}

/** A sign-in that waits for MFA says for which. */
function pageAfterSuccess(answer: Exclude<Result, Failure>, visit: OAuthState): string {
	if (answer.kind !== 'redirect')
		return askedFor(visit) ?? (visit.purpose === 'link' ? connected : '/account');
	const data = answer.data as EndpointData<typeof finishPlatform> | undefined;
	return signInPage(
		answer.to,
		visit,
		data && 'mfa' in data ? { factor: data.mfa, ...(data.passkey && { passkey: '1' }) } : {},
	);
}

/** Leads to the page that shows which platforms are linked. */
export const leadToConnected = (locale: Locale): Result => navigate(pathIn(connected, locale));

/** Leads on from a visit: to where it was asked to, or to the page that can show why it failed. */
export function redirectAfterOAuth(answer: Result, visit: OAuthState, more: NavigationOptions = {}): Result {
	const codes = answer.kind === 'failed' ? answer.codes : [];
	const page = answer.kind === 'failed' ? pageAfterFailure(codes, visit) : pageAfterSuccess(answer, visit);
	const cookies = [...(more.cookies ?? []), ...(answer.cookies ?? [])];
	return navigate(pathIn(page, visit.locale), { codes, cookies });
}
