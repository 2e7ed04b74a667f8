import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/endpoints/account.ts';
import { SignedIn } from '#features/account/shared/SignedIn.tsx';
import account from '../../../i18n/en/account.json' with { type: 'json' };
import { eventually } from '../../support/eventually.ts';
import { texts } from '../../support/render-form.tsx';
import { user } from '../../support/user.ts';

const answer = (user: User) => async () =>
	Response.json({ status: true, data: { user, expire: '2099-01-01T00:00:00.000Z' } });

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** Comes back to the tab after as many seconds elsewhere. */
async function comeBack(seconds: number): Promise<void> {
	await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
	dispatchEvent(new Event('focus'));
}

const until = (check: () => void) =>
	eventually(async () => {
		await act(async () => {});
		check();
	});

test('[RL-01] nothing of a player is left once another is signed in, however soon the tab is shown again', async () => {
	const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(answer(user));
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
	render(
		<SignedIn locale="en" form={texts} area={account.area} termsVersion={1}>
			{({ user }) => <p>Of {user.username}</p>}
		</SignedIn>,
	);
	await until(() => screen.getByText('Of mira'));
	await comeBack(3);
	await until(() => expect(fetched).toHaveBeenCalledTimes(2));
	fetched.mockImplementation(answer({ ...user, username: 'tomas' }));
	await comeBack(3);
	await until(() => expect(reload).toHaveBeenCalledTimes(1));
	expect(screen.queryByText(/^Of /)).toBeNull();
});
