import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { call } from '#api/call.ts';
import type { CallResult } from '#api/result.ts';
import type { User } from '#contract/endpoints/account.ts';
import { cancelEmailChange, resendEmailChange, updateEmail } from '#contract/endpoints/account-settings.ts';
import { email as emailField } from '#contract/fields.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { AccountForm, mapErrorsToFields } from '../shared/AccountForm.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { StatusBadge } from '../shared/StatusBadge.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import { useVerified } from '../verification/verified.ts';
import type { ChangeProps, SectionProps } from './account-props.ts';
import styles from './EmailSetting.module.css';
import { FormActions, Setting } from './Setting.tsx';

type Action = 'resend' | 'cancel';

const endpoints = { resend: resendEmailChange, cancel: cancelEmailChange };
const outcomes = { resend: 'resent', cancel: 'cancelled' } as const;

/** What an action came to, while it did not do what it should. */
interface Failure {
	action: Action;
	result: Exclude<CallResult<null>, { kind: 'ok' | 'redirect' }>;
}

/** Whether the change is over: confirmed or cancelled, in another tab or by its mail. */
const isOver = (result: CallResult<null>) =>
	result.kind === 'failed' && result.codes.includes('NO_PENDING_EMAIL_VALIDATION');

interface PendingEmailProps extends SectionProps {
	pending: NonNullable<User['pendingEmail']>;
	/** Says what was done; this may be gone with it. */
	onNews: (text: string) => void;
}

/** A new mail address that waits to be confirmed: which one counts until then, and how to send its link again or give it up. */
function PendingEmail({ pending, onNews, ...props }: PendingEmailProps) {
	const { texts, user, refresh } = props;
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure>();
	const say = (text: string) => interpolate(text, { email: user.email, pending: pending.email });
	const act = async (action: Action) => {
		setBusy(true);
		onNews('');
		const result = await call(endpoints[action], {}, { handles: 'any' });
		const done = result.kind === 'ok' ? texts.pending[outcomes[action]] : undefined;
		const news = isOver(result) ? texts.pending.over : done;
		if (news) await refresh();
		if (news) onNews(say(news));
		setFailure(news || result.kind === 'ok' || result.kind === 'redirect' ? undefined : { action, result });
		setBusy(false);
	};
	return (
		<div className={styles.pending}>
			<p className={styles.address}>
				<span>{pending.email}</span>{' '}
				<StatusBadge isOn={false}>
					{pending.expired ? texts.pending.expired : texts.pending.waiting}
				</StatusBadge>
			</p>
			<p className={styles.lead}>{say(pending.expired ? texts.pending.expiredLead : texts.pending.lead)}</p>
			{failure && <LoadError {...props} result={failure.result} onRetry={() => act(failure.action)} />}
			<div className={styles.actions}>
				<Button look="quiet" aria-disabled={isBusy} onClick={() => !isBusy && act('resend')}>
					{texts.pending.resend}
				</Button>
				<Button look="plain" aria-disabled={isBusy} onClick={() => !isBusy && act('cancel')}>
					{texts.pending.cancel}
				</Button>
			</div>
		</div>
	);
}

const schema = v.object({ email: emailField });

/** Asks a new mail address to be confirmed, once it is verified who asks. */
function EmailForm({ locale, texts, form, refresh, end }: ChangeProps) {
	const verified = useVerified();
	const send = async ({ email }: v.InferOutput<typeof schema>) => {
		const result = await verified((proof) => call(updateEmail, { email, ...proof }, { handles: 'any' }));
		if (result.kind === 'failed') return mapErrorsToFields(result, { EMAIL_IN_USE: 'email' });
		return result.kind === 'ok' ? { kind: 'sent' as const, email } : result;
	};
	const save = async (email: string) => {
		await refresh();
		end(interpolate(texts.emailSaved, { email }));
	};
	return (
		<AccountForm
			id="email"
			schema={schema}
			locale={locale}
			texts={form}
			send={send}
			onDone={(done) => 'email' in done && save(done.email)}
		>
			<TextField
				name="email"
				type="email"
				label={texts.newEmail}
				hint={texts.newEmailHint}
				autoComplete="email"
				required
			/>
			<FormActions submit={texts.saveEmail} cancel={texts.cancel} onCancel={() => end()} />
		</AccountForm>
	);
}

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
			<StatusMessage text={news} />
		</>
	);
	return (
		<Setting name={texts.email} action={texts.changeEmail} form={form} below={below}>
			<span>{email}</span>{' '}
			<StatusBadge isOn={emailVerified}>{emailVerified ? texts.verified : texts.unverified}</StatusBadge>
		</Setting>
	);
}
