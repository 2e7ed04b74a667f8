import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { resendCode } from '#contract/endpoints/account.ts';
import { loadMessages } from '#i18n/messages.ts';
import { interpolate } from '#lib/interpolate.ts';
import { waitInWords } from '#lib/wait.ts';
import { Button } from '#ui/Button.tsx';
import { explain } from '#ui/explain.ts';
import type { Journey } from '../journey.ts';
import styles from './ResendCode.module.css';

/** Seconds between two text messages. */
const pause = 30;

/** Sends the text message again, not more often than every half minute. */
export function ResendCode({ locale, texts, form }: Journey<'factor'>) {
	const [left, setLeft] = useState(pause);
	const [status, setStatus] = useState('');
	useEffect(() => {
		const timer = setTimeout(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
		return () => clearTimeout(timer);
	});
	const resend = async () => {
		setLeft(pause);
		const result = await call(resendCode, {});
		if (result.kind === 'ok' || result.kind === 'redirect') return setStatus(texts.resent);
		const wording = { texts: form, locale, loadMessages: () => loadMessages(locale) };
		setStatus((await explain(result, wording)).messages.join(' '));
	};
	return (
		<div className={styles.row}>
			<Button look="quiet" disabled={left > 0} onClick={resend}>
				{left > 0 ? interpolate(texts.resendIn, { wait: waitInWords(left, locale) }) : texts.resend}
			</Button>
			<span role="status">{status}</span>
		</div>
	);
}
