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
import { Row, Rows, Section } from './Section.tsx';
import { Security } from './Security.tsx';
import { SecurityHistory } from './SecurityHistory.tsx';
import { Sessions } from './Sessions.tsx';
import { ProfileSection } from './You.tsx';

/** The player's own account: what is known of them, and all that they can change. */
export const Profile = withGuard(function Profile(props: AccountProps) {
	const { locale, texts } = props;
	const suggestsPasskey = useSuggestsPasskey();
	return (
		<SignedIn {...props}>
			{({ user, expire }, refresh) => {
				const given = { ...props, user, refresh };
				return (
					<Verification {...given}>
						<div className={styles.sections}>
							<Welcome {...given} />
							{suggestsPasskey && <PasskeySuggestion texts={props.passkeys.suggestion} user={user} />}
							<Wishlist {...given} />
							<ProfileSection {...given} />
							<Security {...given} expire={expire} />
							<MfaSection {...given} />
							<PasskeySection {...given} />
							<Sessions {...given} />
							<SecurityHistory {...given} />
							<MailSection {...given} />
							<Linked {...given} />
							<OwnData {...given} />
						</div>
						<Button look="quiet" onClick={() => logout(localePath('/account/login', locale))}>
							{texts.logout}
						</Button>
					</Verification>
				);
			}}
		</SignedIn>
	);
});

/** Greets the player beside their newest save; where it cannot be read, that part alone is missing. */
function Welcome({ locale, texts, art, user }: SectionProps) {
	const { result } = useAccountData(listSaves, {});
	const save = result?.kind === 'ok' ? result.data[0] : undefined;
	const picture = result && (save ? art[save.game] : Object.values(art)[0]);
	return (
		<div className={styles.welcome}>
			<div>
				<ArtPicture picture={picture} alt="" sizes="(min-width: 970px) 20rem, 100vw" shape="wide" />
			</div>
			<div>
				<p className={styles.greeting}>{interpolate(texts.greeting, { name: user.displayName })}</p>
				{save && <LastSave locale={locale} texts={texts} save={save} />}
				{result?.kind === 'ok' && !save && <p className={styles.quiet}>{texts.noSave}</p>}
			</div>
		</div>
	);
}

/** Where the player was when they last saved. */
function LastSave({ locale, texts, save }: Pick<SectionProps, 'locale' | 'texts'> & { save: Save }) {
	return (
		<>
			<p className={styles.label}>{texts.lastSave}</p>
			<p className={styles.save}>{`${save.game}: ${save.name}`}</p>
			<p className={styles.quiet}>
				<time dateTime={save.updatedAt}>{formatMoment(save.updatedAt, locale)}</time>
			</p>
			<p>
				<a href={localePath('/account/saves', locale)}>{texts.allSaves}</a>
			</p>
		</>
	);
}

/** What is known of the player as files, and the way to the end of it. */
function OwnData(props: SectionProps) {
	const { locale, texts } = props;
	return (
		<Section title={texts.data}>
			<div className={styles.actions}>
				<DownloadData {...props} />
				<ButtonLink look="quiet" href={localePath('/account/delete', locale)}>
					{texts.delete}
				</ButtonLink>
			</div>
		</Section>
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
