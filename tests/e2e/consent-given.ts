const cookie = {
	domain: 'localhost',
	path: '/',
	expires: -1,
	httpOnly: false,
	secure: false,
	sameSite: 'Lax',
} as const;

/** How every browser of the tests starts: its visitor has answered the cookie question, so nothing lies over the page. */
export const consentGiven = {
	cookies: [
		{ ...cookie, name: 'consent', value: '1' },
		{ ...cookie, name: 'analytics', value: '0' },
	],
	origins: [],
};
