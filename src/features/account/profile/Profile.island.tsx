import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Result } from '#api/result.ts';
import { type Account, profile } from '#contract/endpoints/account.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { logout } from '#stores/logout.ts';
import { checkSession } from '#stores/session.store.ts';
import { Button } from '#ui/Button.tsx';
import { explain } from '#ui/explain.ts';
import { Notice } from '#ui/Notice.tsx';
import { signInAndBack } from '../addresses.ts';
import { guarded } from '../guarded.tsx';
import type { Journey } from '../journey.ts';
import { Waiting } from '../Waiting.tsx';
import { ProfileCards } from './ProfileCards.tsx';

/** The player's own account; somebody without a session is led to the login page and back. */
export const Profile = guarded(function Profile(props: Journey<'profile'>) {
	const { locale, texts } = props;
	const { data: result, mutate } = useSWR(profile.name, checkSession);
	const isStranger = result?.kind === 'redirect';
	useEffect(() => {
		if (isStranger) location.replace(signInAndBack(locale));
	}, [isStranger, locale]);
	if (result?.kind === 'ok') {
		return (
			<>
				<ProfileCards locale={locale} texts={texts} account={result.data} />
				<Button look="quiet" onClick={() => logout(localePath('/account/login', locale))}>
					{texts.logout}
				</Button>
			</>
		);
	}
	if (result && !isStranger) return <Trouble {...props} result={result} onRetry={() => mutate()} />;
	return <Waiting text={texts.loading} noscript={texts.noscript} />;
});

interface TroubleProps extends Journey<'profile'> {
	result: Exclude<Result<Account>, { kind: 'ok' | 'redirect' }>;
	onRetry: () => void;
}

function Trouble({ locale, texts, form, result, onRetry }: TroubleProps) {
	const [messages, setMessages] = useState<string[]>([]);
	useEffect(() => {
		const wording = { texts: form, locale, loadMessages: () => loadMessages(locale) };
		void explain(result, wording).then((explained) => setMessages(explained.messages));
	}, [form, locale, result]);
	return (
		<Notice tone="warn">
			{messages.map((message) => (
				<p key={message}>{message}</p>
			))}
			<Button look="quiet" onClick={onRetry}>
				{texts.retry}
			</Button>
		</Notice>
	);
}
