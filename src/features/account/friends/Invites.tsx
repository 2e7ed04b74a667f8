import type { Invite } from '#contract/endpoints/friends.ts';
import type { Locale } from '#contract/locales.ts';
import { formatDay } from '#i18n/formats.ts';
import { interpolate } from '#lib/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import styles from './FriendLists.module.css';
import type { FriendsProps } from './friends-props.ts';
import { fullName } from './full-name.ts';
import { Person } from './Person.tsx';

interface InvitesProps extends FriendsProps {
	invites: readonly Invite[];
	act: (kind: 'accepted' | 'rejected' | 'withdrawn', invite: Invite) => void;
}

/** Invites that wait for the player's answer; nothing where there are none. */
export function Incoming({ invites, texts, locale, act }: InvitesProps) {
	const { title, accept, acceptName, reject, rejectName } = texts.incoming;
	if (invites.length === 0) return null;
	return (
		<section>
			<h2 className={styles.title}>
				{title} <span className={styles.count}>{invites.length}</span>
			</h2>
			<ul className={styles.list}>
				{invites.map((invite) => (
					<Person key={invite.username} person={invite} note={<Ends {...{ invite, texts, locale }} />}>
						<Button aria-label={labelled(acceptName, invite)} onClick={() => act('accepted', invite)}>
							{accept}
						</Button>
						<Button
							look="quiet"
							aria-label={labelled(rejectName, invite)}
							onClick={() => act('rejected', invite)}
						>
							{reject}
						</Button>
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
							look="quiet"
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

const labelled = (text: string, invite: Invite) => interpolate(text, { name: fullName(invite) });

function Ends({ invite, texts, locale }: { invite: Invite; texts: FriendsProps['texts']; locale: Locale }) {
	const date = formatDay(invite.expires, locale);
	return <time dateTime={invite.expires}>{interpolate(texts.ends, { date })}</time>;
}
