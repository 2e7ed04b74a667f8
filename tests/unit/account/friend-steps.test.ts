import { describe, expect, test } from 'vitest';
import type { FriendList } from '#contract/endpoints/friends.ts';
import { accepting, rejecting, removing, withdrawing } from '#features/account/friends/steps.ts';

const ada = { username: 'ada', displayName: 'Ada' };
const ben = { username: 'ben', displayName: 'Ben' };
const cleo = { username: 'cleo', displayName: 'Cleo' };
const lists = {
	friends: [{ ...ben, online: true }],
	incoming: [ada, cleo],
	outgoing: [],
} as unknown as FriendList;

describe('the lists of friends', () => {
	test('hold who was accepted in the order of names, and call nobody online who is not known to be', () => {
		const { friends, incoming } = accepting(ada)(lists);
		expect(friends).toEqual([
			{ ...ada, online: false },
			{ ...ben, online: true },
		]);
		expect(incoming).toEqual([cleo]);
	});

	test('hold an accepted friend once, as known, where the service was faster', () => {
		const both = { ...lists, friends: [...lists.friends, { ...ada, online: true }] } as FriendList;
		expect(accepting(ada)(both).friends).toEqual([
			{ ...ada, online: true },
			{ ...ben, online: true },
		]);
	});

	test('lose whom an invite, an invite of the player or a friendship ends with', () => {
		expect(rejecting(ada)(lists).incoming).toEqual([cleo]);
		expect(withdrawing(cleo)({ ...lists, outgoing: [cleo, ben] } as unknown as FriendList).outgoing).toEqual([
			ben,
		]);
		expect(removing(ben)(lists).friends).toEqual([]);
	});
});
