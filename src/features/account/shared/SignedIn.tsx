import { type ReactNode, useEffect, useState } from 'react';
import useSWR from 'swr';
import { type Account, profile } from '#contract/endpoints/account.ts';
import type { AreaProps } from '#i18n/form-texts.ts';
import { localePath } from '#i18n/paths.ts';
import { isLoggingOut } from '#stores/logout.ts';
import { checkSession, recheckSession } from '#stores/session.store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { DraftOwner } from '#ui/form/form-context.ts';
import { useFocusReturn } from '#ui/form/use-focus-return.ts';
import { signInPath, termsPath } from './account-paths.ts';
import { LoadError } from './LoadError.tsx';
import { Loading } from './Loading.tsx';
import styles from './SignedIn.module.css';

interface SignedInProps extends AreaProps {
	/** Shows the page also to somebody who has yet to accept the terms in force. */
	anyTerms?: boolean;
	/** What is shown of the player; `refresh` asks for them anew after a change. */
	children: (account: Account, refresh: () => Promise<void>) => ReactNode;
}

/**
 * The way into every page of the account area: leads a stranger to the login page and back, and a player with old
 * terms to the new ones. A session that ends while a form is open leaves what was typed where it is, until another
 * player logs in.
 */
export function SignedIn(props: SignedInProps) {
	const { locale, area, termsVersion, anyTerms = false, children } = props;
	const { data: result, mutate } = useSWR(profile.name, checkSession);
	const refresh = async () => void (await mutate(recheckSession(), { revalidate: false }));
	useEffect(() => onRefused('terms', () => location.replace(termsPath(locale))), [locale]);
	useEffect(() => onRefused('session', () => void mutate(recheckSession(), { revalidate: false })), [mutate]);
	useEffect(() => onReturn(() => void mutate(checkSession(), { revalidate: false })), [mutate]);
	const [known, setKnown] = useState<Account>();
	const account = result?.kind === 'ok' ? result.data : known;
	const place = useFocusReturn(account !== undefined);
	const { ref } = place;
	const hasOldTerms = !anyTerms && result?.kind === 'ok' && result.data.user.termsVersion < termsVersion;
	const isOther = result?.kind === 'ok' && known && result.data.user.username !== known.user.username;
	useEffect(() => {
		const stays = Boolean(ref.current?.querySelector('form')) || isLoggingOut();
		// What is shown, typed and remembered here is of another player.
		if (isOther) location.reload();
		else if (hasOldTerms) location.replace(termsPath(locale));
		else if (result?.kind === 'ok') setKnown(result.data);
		else if (result?.kind === 'redirect' && !stays) location.replace(signInPath(locale));
	}, [hasOldTerms, isOther, locale, ref, result]);
	if (hasOldTerms || isOther) return <Loading text={area.loading} noscript={area.noscript} />;
	if (account) {
		return (
			<div {...place}>
				{result?.kind === 'redirect' && <SessionEnded locale={locale} area={area} />}
				<DraftOwner value={account.user.username}>{children(account, refresh)}</DraftOwner>
			</div>
		);
	}
	if (result && result.kind !== 'redirect' && result.kind !== 'ok')
		return (
			<div {...place}>
				<LoadError {...props} result={result} onRetry={refresh} />
			</div>
		);
	return <Loading text={area.loading} noscript={area.noscript} />;
}

/** Calls back when a call was refused because the session is over or the terms have changed, until what it returns is called. */
function onRefused(what: 'session' | 'terms', callback: () => void): () => void {
	const event = `${what}-refused`;
	addEventListener(event, callback);
	return () => removeEventListener(event, callback);
}

/**
 * Calls back when the page is looked at again, until what it returns is called. The player may be another one by then,
 * however soon that is; swr asks every five seconds at most.
 */
function onReturn(callback: () => void): () => void {
	const look = () => document.hidden || callback();
	addEventListener('focus', look);
	document.addEventListener('visibilitychange', look);
	return () => {
		removeEventListener('focus', look);
		document.removeEventListener('visibilitychange', look);
	};
}

/** Says above an open form that its session is over, and offers a login beside it, so that nothing typed is lost. */
function SessionEnded({ locale, area }: Pick<AreaProps, 'locale' | 'area'>) {
	return (
		<div className={styles.place}>
			<Notice tone="warn" title={area.endedTitle}>
				<p>{area.ended}</p>
				<ButtonLink look="quiet" href={localePath('/account/login', locale)} target="_blank" rel="opener">
					<span>{area.login}</span>
					<span className="visually-hidden">{` ${area.newTab}`}</span>
				</ButtonLink>
			</Notice>
		</div>
	);
}
