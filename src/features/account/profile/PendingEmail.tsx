import { useState } from 'react';
import { call } from '#api/call.ts';
import type { Result } from '#api/result.ts';
import type { User } from '#contract/endpoints/account.ts';
import { cancelEmailChange, resendEmailChange } from '#contract/endpoints/account-settings.ts';
import { interpolate } from '#lib/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { Trouble } from '../area/Trouble.tsx';
import { StateMark } from '../StateMark.tsx';
import type { SectionProps } from './account-props.ts';
import styles from './PendingEmail.module.css';

type Action = 'resend' | 'cancel';

const endpoints = { resend: resendEmailChange, cancel: cancelEmailChange };
const outcomes = { resend: 'resent', cancel: 'cancelled' } as const;

/** What an action came to, while it did not do what it should. */
interface Failure {
	action: Action;
	result: Exclude<Result<null>, { kind: 'ok' | 'redirect' }>;
}

/** Whether the change is over: confirmed or cancelled, in another tab or by its mail. */
const isOver = (result: Result<null>) =>
	result.kind === 'failed' && result.codes.includes('NO_PENDING_EMAIL_VALIDATION');

interface PendingEmailProps extends SectionProps {
	pending: NonNullable<User['pendingEmail']>;
	/** Says what was done; this may be gone with it. */
	onNews: (text: string) => void;
}

/** A new mail address that waits to be confirmed: which one counts until then, and how to send its link again or give it up. */
export function PendingEmail({ pending, onNews, ...props }: PendingEmailProps) {
	const { texts, user, refresh } = props;
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<Failure>();
	const say = (text: string) => interpolate(text, { email: user.email, pending: pending.email });
	const act = async (action: Action) => {
		setBusy(true);
		onNews('');
		const result = await call(endpoints[action], {}, { untold: 'any' });
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
				<StateMark isOn={false}>{pending.expired ? texts.pending.expired : texts.pending.waiting}</StateMark>
			</p>
			<p className={styles.lead}>{say(pending.expired ? texts.pending.expiredLead : texts.pending.lead)}</p>
			{failure && <Trouble {...props} result={failure.result} onRetry={() => act(failure.action)} />}
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
