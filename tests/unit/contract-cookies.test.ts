import { expect, test } from 'vitest';
import { cookies } from '#contract/cookies.ts';

test('cookies that scripts read or write are open to them, and those that let somebody in are not', () => {
	const { consent, analytics, signedIn, flash, reloaded, ...others } = cookies;
	for (const row of [consent, analytics, signedIn, flash, reloaded])
		expect(row.httpOnly, row.name).toBe(false);
	for (const row of Object.values(others)) expect(row.httpOnly, row.name).toBe(true);
});
