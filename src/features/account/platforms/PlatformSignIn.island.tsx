import { useCallback } from 'react';
import { call } from '#api/call.ts';
import { signInWithPlatform } from '#contract/endpoints/platforms.ts';
import type { signInPlatforms } from '#contract/platforms.ts';
import type { AreaProps } from '#i18n/form-texts.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { useHydrated } from '#ui/form/form-context.ts';
import { pathAfterSignIn } from '../shared/account-paths.ts';
import { LoadError } from '../shared/LoadError.tsx';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';
import styles from './PlatformSignIn.module.css';
import { type PlatformNames, usePlatformRedirect } from './use-platform-sign-in.ts';

interface PlatformSignInProps extends AreaProps {
	texts: AccountPageProps<'elsewhere'>['texts'];
	names: PlatformNames;
	/** Those that the studio offers. */
	platforms: readonly SignInPlatform[];
}

type SignInPlatform = (typeof signInPlatforms)[number];

/** Signs in with an account elsewhere that is linked to one of ours. */
export const PlatformSignIn = withGuard(function PlatformSignIn(props: PlatformSignInProps) {
	const { locale, texts, names, platforms } = props;
	const isReady = useHydrated();
	const start = useCallback(
		(platform: SignInPlatform) =>
			call(signInWithPlatform, { platform, locale, redirect: pathAfterSignIn(locale) }, { handles: 'any' }),
		[locale],
	);
	const { departure, depart } = usePlatformRedirect(start);
	return (
		<section className={styles.place} aria-labelledby="elsewhere">
			<h2 id="elsewhere" className={styles.or}>
				{texts.or}
			</h2>
			<ul className={styles.list}>
				{platforms.map((platform) => (
					<li key={platform} className={styles.item}>
						<Button
							look="quiet"
							tight
							disabled={!isReady}
							aria-label={interpolate(texts.with, { platform: names[platform] })}
							aria-disabled={departure.kind === 'opening'}
							onClick={() => depart(platform)}
						>
							{names[platform]}
						</Button>
					</li>
				))}
			</ul>
			<p role="status" className={styles.opening}>
				{departure.kind === 'opening' && interpolate(texts.opening, { platform: names[departure.platform] })}
			</p>
			{departure.result && (
				<LoadError
					{...props}
					result={departure.result}
					onRetry={() => depart(departure.platform as SignInPlatform, departure.result)}
				/>
			)}
		</section>
	);
});
