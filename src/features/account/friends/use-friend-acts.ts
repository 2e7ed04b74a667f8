import { useState } from 'react';
import { call } from '#api/call.ts';
import {
	acceptInvite,
	type FriendList,
	listFriends,
	rejectInvite,
	removeFriend,
} from '#contract/endpoints/friends.ts';
import { interpolate } from '#lib/interpolate.ts';
import { useAttempts } from '../reading/use-attempts.ts';
import type { Reading } from '../reading/use-reading.ts';
import type { FriendsProps } from './friends-props.ts';
import { fullName } from './full-name.ts';
import { accepting, type Person, rejecting, removing, withdrawing } from './steps.ts';

interface Input {
	username: string;
}

/** Takes an invite back, unless it has been accepted meanwhile: the same call would end the friendship. */
async function withdraw(input: Input): Promise<{ kind: string }> {
	const now = await call(listFriends, {});
	if (now.kind !== 'ok') return now;
	const isFriend = now.data.friends.some(({ username }) => username === input.username);
	return isFriend ? { kind: 'friends' } : call(removeFriend, input);
}

/** What can be done about a person, and how the lists are once it is. */
const acts = {
	accepted: { send: (input: Input) => call(acceptInvite, input), step: accepting },
	rejected: { send: (input: Input) => call(rejectInvite, input), step: rejecting },
	withdrawn: { send: withdraw, step: withdrawing },
	removed: { send: (input: Input) => call(removeFriend, input), step: removing },
} as const;

/** The lists as they are shown, with the last news of them. */
export function useFriendActs(list: FriendList, reading: Reading<FriendList>, texts: FriendsProps['texts']) {
	const { shown, attempt } = useAttempts(list, reading);
	const [news, setNews] = useState('');
	const tell = (text: string, name: string) => setNews(interpolate(text, { name }));
	const act = async (kind: keyof typeof acts, person: Person) => {
		const { send, step } = acts[kind];
		const name = fullName(person);
		tell(texts.news[kind], name);
		const outcome = await attempt(step(person), () => send({ username: person.username }));
		if (outcome === 'friends') tell(texts.news.accepted, name);
		else if (outcome !== 'ok') setNews('');
	};
	return { shown, news, tell, act };
}
