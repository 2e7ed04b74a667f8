import { useState } from 'react';
import { call } from '#api/call.ts';
import { inviteFriend } from '#contract/endpoints/friends.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { atField } from '../at-field.ts';
import styles from './FriendLists.module.css';
import type { FriendsProps } from './friends-props.ts';

const atUsername = {
	USERS_MUST_NOT_MATCH: 'username',
	USER_NOT_FOUND: 'username',
	ALREADY_FRIENDS_OR_PENDING_INVITE: 'username',
} as const;

/** Invites a player by name; empty again once an invite is sent. */
export function InviteForm(props: FriendsProps & { onSent: (name: string) => void }) {
	const { locale, form, texts, onSent } = props;
	const [sent, setSent] = useState(0);
	const send = async ({ username }: { username: string }, key: string) => {
		const result = await call(inviteFriend, { username }, { key });
		return result.kind === 'ok' ? { ...result, username } : atField(result, atUsername);
	};
	return (
		<section className={styles.invite}>
			<h2 className={styles.title}>{texts.invite.title}</h2>
			<AccountForm
				key={sent}
				id="invite"
				schema={inviteFriend.request}
				locale={locale}
				texts={form}
				send={send}
				onDone={(success) => {
					setSent(sent + 1);
					if ('username' in success) onSent(success.username);
				}}
			>
				<div className={styles.line}>
					<TextField name="username" label={texts.invite.username} hint={texts.invite.hint} required />
					<SubmitButton>{texts.invite.submit}</SubmitButton>
				</div>
			</AccountForm>
		</section>
	);
}
