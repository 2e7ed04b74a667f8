import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import type { Result } from '#api/result.ts';
import { resendCode } from '#contract/endpoints/account.ts';
import { loadMessages } from '#i18n/messages.ts';
import { interpolate } from '#lib/interpolate.ts';
import { waitInWords } from '#lib/wait.ts';
import { Button } from '#ui/Button.tsx';
import { explain } from '#ui/explain.ts';
import type { Journey } from '../journey.ts';
import styles from './ResendCode.module.css';

interface ResendCodeProps extends Pick<Journey<'factor'>, 'locale' | 'form'> {
	texts: Pick<Journey<'factor'>['texts'], 'resend' | 'resendIn' | 'resent'>;
	/** Sends it; what is cancelled can be done again at once. */
	send?: () => Promise<Result<unknown> | { kind: 'cancelled' }>;
}

/** Seconds between two text messages. */
const pause = 30;

const sendAgain = () => call(resendCode, {});

/** Sends the text message again, not more often than every half minute. */
export function ResendCode({ locale, texts, form, send = sendAgain }: ResendCodeProps) {
	const [left, setLeft] = useState(pause);
	const [status, setStatus] = useState('');
	useEffect(() => {
		const timer = setTimeout(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
		return () => clearTimeout(timer);
	});
	const resend = async () => {
		setLeft(pause);
		const result = await send();
		if (result.kind === 'cancelled') return setLeft(0);
		if (result.kind === 'ok' || result.kind === 'redirect') return setStatus(texts.resent);
		const wording = { texts: form, locale, loadMessages: () => loadMessages(locale) };
		setStatus((await explain(result, wording)).messages.join(' '));
	};
	return (
		<div className={styles.row}>
			<Button look="quiet" aria-disabled={left > 0} onClick={left > 0 ? undefined : resend}>
				{left > 0 ? interpolate(texts.resendIn, { wait: waitInWords(left, locale) }) : texts.resend}
			</Button>
			<span role="status">{status}</span>
		</div>
	);
}
