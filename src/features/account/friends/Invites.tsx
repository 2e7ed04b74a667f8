import { useState } from 'react';
import { call } from '#api/call.ts';
import { type BlockedPlayer, type Invite, inviteFriend } from '#contract/endpoints/friends.ts';
import type { Locale } from '#contract/locales.ts';
import { formatDay } from '#i18n/formats.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { AccountForm, mapErrorsToFields } from '../shared/AccountForm.tsx';
import { StatusBadge } from '../shared/StatusBadge.tsx';
import styles from './FriendLists.module.css';
import { fullName, Person } from './Person.tsx';
import type { FriendName, FriendsProps } from './steps.ts';

const atUsername = {
	USERS_MUST_NOT_MATCH: 'username',
	USER_NOT_FOUND: 'username',
	ALREADY_FRIENDS_OR_PENDING_INVITE: 'username',
	USER_BLOCKED: 'username',
} as const;

/** Invites a player by name; empty again once an invite is sent. */
export function InviteForm(props: FriendsProps & { onSent: (name: string) => void }) {
	const { locale, form, texts, onSent } = props;
	const [sent, setSent] = useState(0);
	const send = async ({ username }: { username: string }, key: string) => {
		const result = await call(inviteFriend, { username }, { key, handles: 'any' });
		return result.kind === 'ok' ? { ...result, username } : mapErrorsToFields(result, atUsername);
	};
	return (
		<section className={styles.card}>
			<h2 className={styles.cardTitle}>{texts.invite.title}</h2>
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

interface InvitesProps extends FriendsProps {
	invites: readonly Invite[];
	act: (kind: 'accepted' | 'rejected' | 'withdrawn', invite: Invite) => void;
	/** Absent where nobody can be blocked. */
	onBlock?: ((invite: Invite) => void) | undefined;
}

/** Invites that wait for the player's answer; nothing where there are none. */
export function Incoming({ invites, texts, locale, act, onBlock }: InvitesProps) {
	const { title, accept, acceptName, reject, rejectName } = texts.incoming;
	if (invites.length === 0) return null;
	return (
		<section>
			<h2 className={styles.title}>
				<span>{title}</span> <span className={styles.count}>{invites.length}</span>
			</h2>
			<ul className={styles.list}>
				{invites.map((invite) => (
					<Person key={invite.username} person={invite} note={<Ends {...{ invite, texts, locale }} />}>
						<Button
							look="quiet"
							aria-label={labelled(acceptName, invite)}
							onClick={() => act('accepted', invite)}
						>
							{accept}
						</Button>
						<Button
							look="plain"
							tone="muted"
							aria-label={labelled(rejectName, invite)}
							onClick={() => act('rejected', invite)}
						>
							{reject}
						</Button>
						{onBlock && (
							<Button
								look="plain"
								tone="muted"
								aria-label={labelled(texts.blockName, invite)}
								onClick={() => onBlock(invite)}
							>
								{texts.block}
							</Button>
						)}
					</Person>
				))}
			</ul>
		</section>
	);
}

/** The player's own invites that wait for an answer; nothing where there are none. */
export function Outgoing({ invites, texts, locale, act }: InvitesProps) {
	const { title, withdraw, withdrawName } = texts.outgoing;
	if (invites.length === 0) return null;
	return (
		<section>
			<h2 className={styles.title}>{title}</h2>
			<ul className={styles.list}>
				{invites.map((invite) => (
					<Person key={invite.username} person={invite} note={<Ends {...{ invite, texts, locale }} />}>
						<Button
							look="plain"
							tone="muted"
							aria-label={labelled(withdrawName, invite)}
							onClick={() => act('withdrawn', invite)}
						>
							{withdraw}
						</Button>
					</Person>
				))}
			</ul>
		</section>
	);
}

interface BlockedProps extends FriendsProps {
	blocked: readonly BlockedPlayer[];
	onUnblock: (player: BlockedPlayer) => void;
}

/** Whom the player has blocked; nothing where there is nobody. */
export function Blocked({ blocked, texts, onUnblock }: BlockedProps) {
	const { title, note, unblock, unblockName } = texts.blocked;
	if (blocked.length === 0) return null;
	return (
		<section>
			<h2 className={styles.title}>{title}</h2>
			<ul className={styles.list}>
				{blocked.map((player) => (
					<Person key={player.username} person={player} note={note}>
						<Button
							look="plain"
							tone="muted"
							aria-label={labelled(unblockName, player)}
							onClick={() => onUnblock(player)}
						>
							{unblock}
						</Button>
					</Person>
				))}
			</ul>
		</section>
	);
}

const labelled = (text: string, invite: FriendName) => interpolate(text, { name: fullName(invite) });

function Ends({ invite, texts, locale }: { invite: Invite; texts: FriendsProps['texts']; locale: Locale }) {
	const date = formatDay(invite.expires, locale);
	const { online, offline } = texts.list;
	return (
		<>
			{invite.online !== undefined && (
				<StatusBadge isOn={invite.online}>{invite.online ? online : offline}</StatusBadge>
			)}{' '}
			<time dateTime={invite.expires}>{interpolate(texts.ends, { date })}</time>
		</>
	);
}
