// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listFriends } from '#contract/endpoints/friends.ts';
import { useReading } from '#features/account/reading/use-reading.ts';
import { $isLoading } from '#stores/requests.store.ts';

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

function Friends() {
	const { result, renew } = useReading(listFriends, {});
	return (
		<button type="button" onClick={renew}>
			{result?.kind ?? 'nothing yet'}
		</button>
	);
}

test('[LD-02] [LY-03] the loading flag is on while something is read first, and not while it is read again', async () => {
	const states: boolean[] = [];
	const stop = $isLoading.subscribe((isLoading) => void states.push(isLoading));
	const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
	const fetched = vi.spyOn(globalThis, 'fetch');
	for (const { promise } of answers) fetched.mockReturnValueOnce(promise);
	render(<Friends />);
	await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
	expect(states).toEqual([false, true]);
	answers[0]?.resolve(Response.json({ status: true, data: { friends: [], incoming: [], outgoing: [] } }));
	(await screen.findByText('ok')).click();
	await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
	answers[1]?.resolve(Response.json({ messages: ['INTERNAL_SERVER_ERROR'] }, { status: 500 }));
	expect(states).toEqual([false, true, false]);
	stop();
});
