import type { ErrorCode } from '#contract/codes.ts';
import { cookies } from '#contract/cookies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { toFlash } from '#contract/flash.ts';
import { setCookie } from '../session/cookie-header.ts';
import type { Navigation, Result } from './result.ts';

/** What goes along when a browser is led on. */
export interface NavigationOptions {
	/** Why something failed, for the next page to show. */
	codes?: readonly ErrorCode[];
	/** Whole Set-Cookie values. */
	cookies?: readonly string[];
}

/** Leads a browser that navigates on to a path of ours; codes of failures travel as the flash. */
export function navigate(to: string, { codes = [], cookies: own = [] }: NavigationOptions = {}): Navigation {
	const flash = codes.length > 0 ? [setCookie(cookies.flash, toFlash(codes))] : [];
	const headers = { Location: to, 'Content-Type': 'text/plain; charset=utf-8' };
	return { kind: 'navigate', codes, headers, cookies: [...own, ...flash] };
}

/** A browser that navigated to a callback is shown no JSON: a page shows what failed before its visit was known. */
export function navigateOnFailure(answer: Result, endpoint: Endpoint | undefined): Result {
	if (endpoint?.policy.csrf !== 'state' || answer.kind !== 'failed') return answer;
	const { codes, cookies: own = [] } = answer;
	return navigate('/account/connected', { codes, cookies: own });
}
