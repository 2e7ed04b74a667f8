import { useEffect, useRef } from 'react';
import styles from './StatusMessage.module.css';

/** What was just done, in one line that is read out; it takes the focus where that was on what is gone now. */
export function StatusMessage({ text }: { text: string }) {
	const element = useRef<HTMLParagraphElement>(null);
	useEffect(() => {
		if (text && document.activeElement === document.body) element.current?.focus();
	}, [text]);
	return (
		<p ref={element} role="status" tabIndex={-1} className={styles.news}>
			{text}
		</p>
	);
}
