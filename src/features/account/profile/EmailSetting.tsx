import { useEffect, useState } from 'react';
import { News } from '../News.tsx';
import { StateMark } from '../StateMark.tsx';
import type { SectionProps } from './account-props.ts';
import { EmailForm } from './EmailForm.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import { Setting } from './Setting.tsx';

/** The mail address that counts, and the one that waits to take its place. */
export function EmailSetting(props: SectionProps) {
	const { texts, user } = props;
	const { email, emailVerified, pendingEmail } = user;
	const [news, setNews] = useState('');
	// What was said before is past once the waiting address counts.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another address ends it
	useEffect(() => setNews(''), [email]);
	const form = (end: (saved?: string) => void) => (
		<EmailForm
			{...props}
			end={(saved) => {
				setNews(saved ?? '');
				end(saved === undefined ? undefined : '');
			}}
		/>
	);
	const below = (
		<>
			{pendingEmail && (
				<PendingEmail key={pendingEmail.email} {...props} pending={pendingEmail} onNews={setNews} />
			)}
			<News text={news} />
		</>
	);
	return (
		<Setting name={texts.email} action={texts.changeEmail} form={form} below={below}>
			<span>{email}</span>{' '}
			<StateMark isOn={emailVerified}>{emailVerified ? texts.verified : texts.unverified}</StateMark>
		</Setting>
	);
}
