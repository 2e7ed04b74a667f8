import { useState } from 'react';
import { call } from '#api/call.ts';
import { acceptInvite, type FriendList, rejectInvite, removeFriend } from '#contract/endpoints/friends.ts';
import { interpolate } from '#lib/interpolate.ts';
import { useAttempts } from '../reading/use-attempts.ts';
import type { Reading } from '../reading/use-reading.ts';
import type { FriendsProps } from './friends-props.ts';
import { accepting, type Person, rejecting, removing, withdrawing } from './steps.ts';

/** What can be done about a person, and how the lists are once it is. */
const acts = {
	accepted: { endpoint: acceptInvite, step: accepting },
	rejected: { endpoint: rejectInvite, step: rejecting },
	withdrawn: { endpoint: removeFriend, step: withdrawing },
	removed: { endpoint: removeFriend, step: removing },
} as const;

/** The lists as they are shown, with the last news of them. */
export function useFriendActs(list: FriendList, reading: Reading<FriendList>, texts: FriendsProps['texts']) {
	const { shown, attempt } = useAttempts(list, reading);
	const [news, setNews] = useState('');
	const tell = (text: string, name: string) => setNews(interpolate(text, { name }));
	const act = async (kind: keyof typeof acts, person: Person) => {
		const { endpoint, step } = acts[kind];
		tell(texts.news[kind], person.displayName);
		const isDone = await attempt(step(person), () => call(endpoint, { username: person.username }));
		if (!isDone) setNews('');
	};
	return { shown, news, tell, act };
}
