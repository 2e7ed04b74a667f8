import { useState } from 'react';
import { call } from '#api/call.ts';
import {
	acceptInvite,
	blockPlayer,
	type FriendList,
	listFriends,
	rejectInvite,
	removeFriend,
	unblockPlayer,
} from '#contract/endpoints/friends.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { AccountData } from '../shared/AccountData.tsx';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { SignedIn } from '../shared/SignedIn.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import type { AccountState } from '../shared/use-account-data.ts';
import { withGuard } from '../shared/with-guard.tsx';
import styles from './FriendLists.module.css';
import { FriendsNow } from './FriendsNow.tsx';
import { Blocked, Incoming, InviteForm, Outgoing } from './Invites.tsx';
import { OnlineVisibility } from './OnlineVisibility.tsx';
import { fullName } from './Person.tsx';
import {
	accepting,
	blocking,
	type FriendsProps,
	type FriendName as Named,
	rejecting,
	removing,
	unblocking,
	withdrawing,
} from './steps.ts';

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
	blocked: { send: (input: Input) => call(blockPlayer, input), step: blocking },
	unblocked: { send: (input: Input) => call(unblockPlayer, input), step: unblocking },
} as const;

/** The lists as they are shown, with the last news of them. */
function useFriendActs(list: FriendList, reading: AccountState<FriendList>, texts: FriendsProps['texts']) {
	const { shown, attempt } = useAttempts(list, reading);
	const [news, setNews] = useState('');
	const announce = (text: string, name: string) => setNews(interpolate(text, { name }));
	const act = async (kind: keyof typeof acts, person: Named) => {
		const { send, step } = acts[kind];
		const name = fullName(person);
		announce(texts.news[kind], name);
		const outcome = await attempt(step(person), () => send({ username: person.username }));
		if (outcome === 'friends') announce(texts.news.accepted, name);
		else if (outcome !== 'ok') setNews('');
	};
	return { shown, news, announce, act };
}

type Step<Data> = (data: Data) => Data;

/**
 * Shows what was read with the changes that the service has yet to answer; what it refuses is taken back. A step that
 * is made twice must leave the same as one made once.
 */
function useAttempts<Data>(data: Data, { change, renew }: AccountState<Data>) {
	const [steps, setSteps] = useState<readonly Step<Data>[]>([]);
	const attempt = async (step: Step<Data>, send: () => Promise<{ kind: string }>) => {
		setSteps((all) => [...all, step]);
		const { kind } = await send();
		if (kind === 'ok') await change(step);
		setSteps((all) => all.filter((other) => other !== step));
		void renew();
		return kind;
	};
	return { shown: steps.reduce((before, step) => step(before), data), attempt };
}

interface FriendListsProps extends FriendsProps {
	list: FriendList;
	reading: AccountState<FriendList>;
}

/** The form to invite, and all lists; a change shows at once, and is taken back when the service refuses it. */
function FriendLists({ list, reading, ...props }: FriendListsProps) {
	const { texts } = props;
	const { shown, news, announce, act } = useFriendActs(list, reading, texts);
	const [asked, setAsked] = useState<Asked>();
	const noteSent = (name: string) => {
		announce(texts.invite.sent, name);
		void reading.renew();
	};
	const canBlock = shown.blocked !== undefined;
	const onBlock = canBlock ? (person: Named) => setAsked({ kind: 'blocked', person }) : undefined;
	const confirm = ({ kind, person }: Asked) => {
		setAsked(undefined);
		void act(kind, person);
	};
	return (
		<>
			<StatusMessage text={news} />
			<div className={styles.columns}>
				<div className={styles.lists}>
					<Incoming {...props} invites={shown.incoming} act={act} onBlock={onBlock} />
					<FriendsNow
						{...props}
						friends={shown.friends}
						onRemove={(person) => setAsked({ kind: 'removed', person })}
						onBlock={onBlock}
					/>
					<Outgoing {...props} invites={shown.outgoing} act={act} />
					<Blocked
						{...props}
						blocked={shown.blocked ?? []}
						onUnblock={(person) => act('unblocked', person)}
					/>
				</div>
				<div className={styles.cards}>
					<InviteForm {...props} onSent={noteSent} />
					{shown.onlineVisibleTo && (
						<OnlineVisibility {...props} chosen={shown.onlineVisibleTo} reading={reading} />
					)}
				</div>
			</div>
			{asked && (
				<Question
					{...props}
					asked={asked}
					onConfirm={() => confirm(asked)}
					onCancel={() => setAsked(undefined)}
				/>
			)}
		</>
	);
}

/** What is done to somebody once it is confirmed. */
interface Asked {
	kind: 'removed' | 'blocked';
	person: Named;
}

interface QuestionProps extends FriendsProps {
	asked: Asked;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks whether somebody is to be removed or blocked, and says what that means. */
function Question({ asked, texts, area, onConfirm, onCancel }: QuestionProps) {
	const say = (text: string) => interpolate(text, { name: fullName(asked.person) });
	const { title, text, confirm, cancel } = asked.kind === 'blocked' ? texts.blockQuestion : texts.question;
	return (
		<ConfirmDialog
			tone="danger"
			area={area}
			texts={{ title: say(title), confirm: say(confirm), cancel }}
			onConfirm={onConfirm}
			onCancel={onCancel}
		>
			<p>{say(text)}</p>
		</ConfirmDialog>
	);
}

/** Others answer invites, come and go meanwhile. */
const pause = 20_000;

/** The player's friends and invites. */
export const Friends = withGuard(function Friends(props: FriendsProps) {
	return (
		<SignedIn {...props}>
			{() => (
				<AccountData
					{...props}
					endpoint={listFriends}
					input={{}}
					waiting={props.texts.loading}
					refreshInterval={pause}
				>
					{(list, reading) => <FriendLists {...props} list={list} reading={reading} />}
				</AccountData>
			)}
		</SignedIn>
	);
});
