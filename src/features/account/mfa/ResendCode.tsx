import { useEffect, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import type { CallResult } from '#api/result.ts';
import { resendCode } from '#contract/endpoints/account.ts';
import { loadMessages } from '#i18n/messages.ts';
import { formatWait } from '#lib/text/format.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { explain } from '#ui/form/field-errors.ts';
import type { AccountPageProps } from '../shared/with-guard.tsx';
import styles from './ResendCode.module.css';

interface ResendCodeProps extends Pick<AccountPageProps<'factor'>, 'locale' | 'form'> {
	texts: Pick<AccountPageProps<'factor'>['texts'], 'resend' | 'resendIn' | 'resent'>;
	/** Sends it; what is cancelled can be done again at once. */
	send?: () => Promise<CallResult<unknown> | { kind: 'cancelled' }>;
}

/** Seconds between two text messages. */
const pause = 30;

/** When a pause that begins now is over, in milliseconds. */
const endOfPause = () => Date.now() + pause * 1000;

const secondsTo = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

const sendAgain = () => call(resendCode, {}, { handles: 'any' });

/** Sends the text message again, not more often than every half minute. */
export function ResendCode({ locale, texts, form, send = sendAgain }: ResendCodeProps) {
	const end = useRef(0);
	const [left, setLeft] = useState(pause);
	const [status, setStatus] = useState('');
	const waitUntil = (time: number) => {
		end.current = time;
		setLeft(secondsTo(time));
	};
	useEffect(() => {
		end.current = endOfPause();
		// Seconds of a tab that sleeps pass without a tick.
		const timer = setInterval(() => setLeft(secondsTo(end.current)), 1000);
		return () => clearInterval(timer);
	}, []);
	const resend = async () => {
		waitUntil(endOfPause());
		// The same text is read out again only where it comes anew.
		setStatus('');
		const result = await send();
		if (result.kind === 'cancelled') return waitUntil(0);
		if (result.kind === 'ok' || result.kind === 'redirect') return setStatus(texts.resent);
		const wording = { texts: form, locale, loadMessages: () => loadMessages(locale) };
		setStatus((await explain(result, wording)).messages.join(' '));
	};
	return (
		<div className={styles.row}>
			<Button look="quiet" aria-disabled={left > 0} onClick={left > 0 ? undefined : resend}>
				{left > 0 ? interpolate(texts.resendIn, { wait: formatWait(left, locale) }) : texts.resend}
			</Button>
			<span role="status">{status}</span>
		</div>
	);
}
