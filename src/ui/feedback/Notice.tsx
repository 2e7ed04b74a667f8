import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
	tone: 'success' | 'warn';
	title?: string | undefined;
	/** Takes the focus when it appears: for what replaces the form that was just sent. */
	takesFocus?: boolean;
	children?: ReactNode;
}

/** Good or bad news about the whole of what was done. */
export function Notice({ tone, title, takesFocus = false, children }: NoticeProps) {
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (takesFocus) element.current?.focus();
	}, [takesFocus]);
	return (
		<div
			ref={element}
			className={styles.notice}
			data-tone={tone}
			role={tone === 'warn' ? 'alert' : 'status'}
			tabIndex={-1}
		>
			<span className={styles.sign}>
				<Icon name={tone === 'warn' ? 'warning' : 'check'} />
			</span>
			<div className={styles.text}>
				{title && <p className={styles.title}>{title}</p>}
				{children}
			</div>
		</div>
	);
}

interface RetryNoticeProps {
	messages: readonly string[];
	/** What the button says. */
	retry: string;
	onRetry: () => Promise<unknown>;
}

/** Says why something did not come, and tries again; what then fails in the same way is read out all the same. */
export function RetryNotice({ messages, retry, onRetry }: RetryNoticeProps) {
	const [tries, setTries] = useState(0);
	const tryAgain = async () => {
		await onRetry();
		setTries((before) => before + 1);
	};
	return (
		<Notice tone="warn">
			{messages.map((message) => (
				<p key={`${tries} ${message}`}>{message}</p>
			))}
			<Button look="quiet" onClick={tryAgain}>
				{retry}
			</Button>
		</Notice>
	);
}
