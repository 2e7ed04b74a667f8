import { listSaves, type Save } from '#contract/endpoints/saves.ts';
import { formatMoment } from '#i18n/formats.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { logout } from '#stores/logout.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { MailSection } from '../mails/MailSection.tsx';
import { MfaSection } from '../mfa/MfaSection.tsx';
import { useSuggestsPasskey } from '../passkeys/browser-support.ts';
import { PasskeySection } from '../passkeys/PasskeySection.tsx';
import { PasskeySuggestion } from '../passkeys/PasskeySuggestion.tsx';
import { ArtPicture } from '../shared/ArtPicture.tsx';
import { SignedIn } from '../shared/SignedIn.tsx';
import { StatusBadge } from '../shared/StatusBadge.tsx';
import { useAccountData } from '../shared/use-account-data.ts';
import { withGuard } from '../shared/with-guard.tsx';
import { Verification } from '../verification/Verification.tsx';
import { Wishlist } from '../wishlist/Wishlist.tsx';
import type { AccountProps, SectionProps } from './account-props.ts';
import { DownloadData } from './DownloadData.tsx';
import styles from './Profile.module.css';
import { Group, Row, Rows, Section } from './Section.tsx';
import { Security } from './Security.tsx';
import { SecurityHistory } from './SecurityHistory.tsx';
import { Sessions } from './Sessions.tsx';
import { ProfileSection } from './You.tsx';

/** The player's own account: what is known of them, and all that they can change. */
export const Profile = withGuard(function Profile(props: AccountProps) {
	const suggestsPasskey = useSuggestsPasskey();
	return (
		<SignedIn {...props}>
			{({ user, expire }, refresh) => {
				const given = { ...props, user, refresh };
				return (
					<Verification {...given}>
						<div className={styles.sections}>
							<Welcome {...given} />
							{import.meta.env.PART_PASSKEYS && props.passkeys && suggestsPasskey && (
								<PasskeySuggestion texts={props.passkeys.suggestion} user={user} />
							)}
							<Group title={props.texts.groups.you}>
								<Wishlist {...given} />
								<ProfileSection {...given} />
							</Group>
							<Group title={props.texts.groups.safety}>
								<Security {...given} expire={expire} />
								<MfaSection {...given} />
								{import.meta.env.PART_PASSKEYS && props.passkeys && (
									<PasskeySection {...given} passkeys={props.passkeys} />
								)}
								<Sessions {...given} />
								<SecurityHistory {...given} />
							</Group>
							<Group title={props.texts.groups.links}>
								<MailSection {...given} />
								<Linked {...given} />
							</Group>
							<Group title={props.texts.groups.leaving}>
								<OwnData {...given} />
								<Leaving {...given} />
							</Group>
						</div>
					</Verification>
				);
			}}
		</SignedIn>
	);
});

/** Greets the player beside their newest save; where it cannot be read, that part alone is missing. */
function Welcome({ locale, texts, art, games, user }: SectionProps) {
	const { result } = useAccountData(listSaves, {});
	const save = result?.kind === 'ok' ? result.data[0] : undefined;
	const picture = result && (save ? art[save.game] : Object.values(art)[0]);
	return (
		<div className={styles.welcome} data-surface="ink">
			<div>
				<ArtPicture picture={picture} alt="" sizes="(min-width: 970px) 30rem, 100vw" shape="cover" />
			</div>
			<div className={styles.words}>
				<p className={styles.greeting}>{interpolate(texts.greeting, { name: user.displayName })}</p>
				{save && <LastSave locale={locale} texts={texts} save={save} games={games} />}
				{result?.kind === 'ok' && !save && <p className={styles.quiet}>{texts.noSave}</p>}
			</div>
		</div>
	);
}

/** Where the player was when they last saved. */
function LastSave({ locale, texts, save, games }: LastSaveProps) {
	const game = games.find(({ name }) => name === save.game);
	return (
		<>
			<p className={styles.quiet}>{texts.lastSave}</p>
			<p className={styles.save}>{`${save.game}: ${save.name}`}</p>
			<p className={styles.quiet}>
				<time dateTime={save.updatedAt}>{formatMoment(save.updatedAt, locale)}</time>
			</p>
			<p className={styles.ways}>
				{game && (
					<ButtonLink href={localePath(`/games/${game.slugs[0]}`, locale)}>
						{interpolate(texts.toGame, { game: game.name })}
					</ButtonLink>
				)}
				<a className={styles.way} href={localePath('/account/saves', locale)}>
					{texts.allSaves}
				</a>
			</p>
		</>
	);
}

interface LastSaveProps extends Pick<SectionProps, 'locale' | 'texts' | 'games'> {
	save: Save;
}

/** What is known of the player as files. */
function OwnData(props: SectionProps) {
	return (
		<Section title={props.texts.data}>
			<DownloadData {...props} />
		</Section>
	);
}

/** The way out of the account, and apart from it the one to its end. */
function Leaving({ locale, texts }: Pick<SectionProps, 'locale' | 'texts'>) {
	return (
		<div className={styles.leaving}>
			<Button look="quiet" onClick={() => logout(localePath('/account/login', locale))}>
				{texts.logout}
			</Button>
			<ButtonLink look="quiet" tone="danger" href={localePath('/account/delete', locale)}>
				{texts.delete}
			</ButtonLink>
		</div>
	);
}

/** Which platforms are linked; the page of the platforms changes that. */
function Linked({ locale, texts, platforms, user }: SectionProps) {
	return (
		<Section title={texts.platforms}>
			<Rows>
				{user.platforms.map(({ platform, linked, name }) => (
					<Row key={platform} name={platforms[platform]}>
						<StatusBadge isOn={linked}>
							{linked ? (name ? interpolate(texts.linkedAs, { name }) : texts.linked) : texts.notLinked}
						</StatusBadge>
					</Row>
				))}
			</Rows>
			<ButtonLink look="quiet" href={localePath('/account/connected', locale)}>
				{texts.managePlatforms}
			</ButtonLink>
		</Section>
	);
}
