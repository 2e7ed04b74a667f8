import { useState } from 'react';
import { call } from '#api/call.ts';
import {
	type FriendList,
	onlineVisibilities,
	setOnlineVisibility,
	type OnlineVisibility as Visibility,
} from '#contract/endpoints/friends.ts';
import radio from '#ui/choice/RadioField.module.css';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import type { AccountState } from '../shared/use-account-data.ts';
import styles from './FriendLists.module.css';
import type { FriendsProps } from './steps.ts';

interface OnlineVisibilityProps extends FriendsProps {
	chosen: Visibility;
	reading: AccountState<FriendList>;
}

/** Who sees when the player is online; a choice is saved at once, and undone where that fails. */
export function OnlineVisibility({ texts, chosen, reading }: OnlineVisibilityProps) {
	const { title, saved, ...options } = texts.visibility;
	const [sending, setSending] = useState<Visibility>();
	const [news, setNews] = useState('');
	const choose = async (onlineVisibleTo: Visibility) => {
		setSending(onlineVisibleTo);
		setNews('');
		const { kind } = await call(setOnlineVisibility, { onlineVisibleTo });
		if (kind === 'ok') {
			await reading.change((list) => ({ ...list, onlineVisibleTo }));
			setNews(saved);
		}
		setSending(undefined);
	};
	return (
		<fieldset className={styles.card}>
			<legend className={styles.legend}>
				<h2 className={styles.cardTitle}>{title}</h2>
			</legend>
			{onlineVisibilities.map((option) => (
				<label key={option} className={radio.option}>
					<input
						className={radio.radio}
						type="radio"
						name="online-visibility"
						checked={(sending ?? chosen) === option}
						onChange={() => choose(option)}
					/>
					<span>{options[option]}</span>
				</label>
			))}
			<StatusMessage text={news} />
		</fieldset>
	);
}
