import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/interpolate.ts';
import { logout } from '#stores/logout.ts';
import { Button } from '#ui/Button.tsx';
import { SignedIn } from '../area/SignedIn.tsx';
import { SecondFactorSection } from '../factors/SecondFactorSection.tsx';
import { guarded } from '../guarded.tsx';
import { Verification } from '../verification/Verification.tsx';
import type { AccountProps } from './account-props.ts';
import { Linked } from './Linked.tsx';
import { OwnData } from './OwnData.tsx';
import styles from './Profile.module.css';
import { Security } from './Security.tsx';
import { Sessions } from './Sessions.tsx';
import { You } from './You.tsx';

/** The player's own account: what is known of them, and all that they can change. */
export const Profile = guarded(function Profile(props: AccountProps) {
	const { locale, texts } = props;
	return (
		<SignedIn {...props}>
			{({ user, expire }, refresh) => {
				const given = { ...props, user, refresh };
				return (
					<Verification {...given}>
						<div className={styles.sections}>
							<p className={styles.greeting}>{interpolate(texts.greeting, { name: user.displayName })}</p>
							<You {...given} />
							<Security {...given} expire={expire} />
							<SecondFactorSection {...given} />
							<Sessions {...given} />
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
