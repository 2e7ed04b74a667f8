import { act, cleanup, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { listFriends } from '#contract/endpoints/friends.ts';
import { useAccountData } from '#features/account/shared/use-account-data.ts';
import { $isLoading } from '#stores/root.store.ts';
import { eventually } from '../../support/eventually.ts';

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

function Friends() {
	const { result, renew } = useAccountData(listFriends, {});
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
	await eventually(() => expect(fetched).toHaveBeenCalledTimes(1));
	expect(states).toEqual([false, true]);
	answers[0]?.resolve(Response.json({ status: true, data: { friends: [], incoming: [], outgoing: [] } }));
	(await screen.findByText('ok')).click();
	await eventually(() => expect(fetched).toHaveBeenCalledTimes(2));
	answers[1]?.resolve(Response.json({ messages: ['INTERNAL_SERVER_ERROR'] }, { status: 500 }));
	expect(states).toEqual([false, true, false]);
	stop();
});

type List = {
	friends: [];
	incoming: { username: string; displayName: string; expires: string }[];
	outgoing: [];
};

function Invites() {
	const { result, renew, change } = useAccountData(listFriends, {});
	const drop = (name: string) => () =>
		void change((list) => ({
			...list,
			incoming: list.incoming.filter(({ username }) => username !== name),
		}));
	return (
		<>
			<p>{result?.kind === 'ok' && result.data.incoming.map(({ username }) => username).join(' ')}</p>
			<button type="button" onClick={renew}>
				renew
			</button>
			{['ines', 'oskar'].map((name) => (
				<button key={name} type="button" onClick={drop(name)}>
					{name}
				</button>
			))}
		</>
	);
}

test('[RT-17] a change goes on from what is in view, not from an answer that an earlier change has made old', async () => {
	const expires = '2030-01-01T00:00:00.000Z';
	const data: List = {
		friends: [],
		incoming: ['ines', 'oskar', 'pavel'].map((name) => ({ username: name, displayName: name, expires })),
		outgoing: [],
	};
	const answer = () => Response.json({ status: true, data });
	const held = Promise.withResolvers<Response>();
	const failed = Promise.withResolvers<Response>();
	const fetched = vi.spyOn(globalThis, 'fetch');
	fetched
		.mockResolvedValueOnce(answer())
		.mockReturnValueOnce(held.promise)
		.mockReturnValueOnce(failed.promise);
	render(
		<SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
			<Invites />
		</SWRConfig>,
	);
	await screen.findByText('ines oskar pavel');
	screen.getByRole('button', { name: 'renew' }).click();
	await eventually(() => expect(fetched).toHaveBeenCalledTimes(2));
	screen.getByRole('button', { name: 'ines' }).click();
	await screen.findByText('oskar pavel');
	await act(async () => held.resolve(answer()));
	screen.getByRole('button', { name: 'oskar' }).click();
	await eventually(() => expect(screen.getByRole('paragraph').textContent).not.toBe('oskar pavel'));
	expect(screen.getByRole('paragraph').textContent).toBe('pavel');
	screen.getByRole('button', { name: 'renew' }).click();
	await act(async () =>
		failed.resolve(Response.json({ messages: ['INTERNAL_SERVER_ERROR'] }, { status: 500 })),
	);
	expect(screen.getByRole('paragraph').textContent).toBe('pavel');
});
