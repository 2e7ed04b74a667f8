import { beforeEach, expect, test } from 'vitest';
import { $session, hasSessionHint, setSession } from '#stores/session.store.ts';
import { user } from '../support/user.ts';

const expire = '2030-01-01T00:00:00.000Z';

beforeEach(() => setSession());

test('[EN-02] holds the user and the end of the session', () => {
	setSession({ user, expire });
	expect($session.get()).toEqual({ user, expire });
});

test('[EN-02] setting empty data removes the user', () => {
	setSession({ user, expire });
	setSession({});
	expect($session.get()).toEqual({ user: null, expire: null });
});

test.each([
	['', false],
	['signed_in=1', true],
	['not_signed_in=1', false],
])('with the cookies %j a session may exist: %s', (cookie, expected) => {
	// biome-ignore lint/suspicious/noDocumentCookie: the page's cookies are what is read
	if (cookie) document.cookie = cookie;
	expect(hasSessionHint()).toBe(expected);
	// biome-ignore lint/suspicious/noDocumentCookie: the page's cookies are what is read
	if (cookie) document.cookie = `${cookie}; Max-Age=-1`;
});
