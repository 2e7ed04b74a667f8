import { useState } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

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
