import type { cookies } from '#contract/cookies.ts';
import { readCookie as readValue } from '#lib/browser/cookie.ts';

/** A row of src/contract/cookies.ts. */
export type CookieDefinition = (typeof cookies)[keyof typeof cookies];

const flagsOf = (row: CookieDefinition, age: number) =>
	[
		'Path=/',
		`Max-Age=${age}`,
		...(row.httpOnly ? ['HttpOnly'] : []),
		...(row.secure ? ['Secure'] : []),
		'SameSite=Lax',
	].join('; ');

/** The Set-Cookie value that gives a cookie its value for its whole age. */
export function setCookie(row: CookieDefinition, value: string): string {
	return `${row.name}=${value}; ${flagsOf(row, row.age)}`;
}

/** The Set-Cookie value that removes a cookie. */
export function clearCookie(row: CookieDefinition): string {
	return `${row.name}=; ${flagsOf(row, 0)}`;
}

/** The value of a cookie in a Cookie header. */
export function readCookie(header: string | null, row: CookieDefinition): string | undefined {
	return header === null ? undefined : readValue(header, row.name);
}

/** The name that a Set-Cookie value is about. */
export function getCookieName(setCookieValue: string): string {
	return setCookieValue.slice(0, setCookieValue.indexOf('='));
}
