import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Dialog.module.css';

interface DialogProps {
	title: string;
	/** Names the button that closes it. */
	close: string;
	/** Called when the visitor closes it, by the button or by Escape; it is open for as long as it is rendered. */
	onClose: () => void;
	/** Stays open, since it has yet to say what becomes of what it sent. */
	isBusy?: boolean;
	children: ReactNode;
}

/** A modal: it keeps the focus, and gives it back to where it was. */
export function Dialog({ title, close, onClose, isBusy = false, children }: DialogProps) {
	const id = useId();
	const element = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		const dialog = element.current;
		dialog?.showModal();
		dialog?.querySelector<HTMLElement>('input:not([hidden]), select, textarea')?.focus();
		// Only closing gives the focus back, not being taken away.
		return () => dialog?.close();
	}, []);
	const leave = () => {
		if (!isBusy) onClose();
	};
	return (
		<dialog
			ref={element}
			className={styles.dialog}
			aria-labelledby={id}
			onKeyDown={keepFocus}
			onCancel={(event) => {
				// Not left to the browser, whose `close` comes later than the next key may.
				event.preventDefault();
				leave();
			}}
			// Browsers close it by a second Escape in a row without having asked.
			onClose={() => (isBusy ? element.current?.showModal() : onClose())}
		>
			<div className={styles.head}>
				<h2 id={id} className={styles.title}>
					{title}
				</h2>
				<button
					type="button"
					className={styles.close}
					aria-label={close}
					aria-disabled={isBusy}
					onClick={leave}
				>
					<Icon name="close" />
				</button>
			</div>
			<div className={styles.body}>{children}</div>
		</dialog>
	);
}

const focusable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled)';

/** Leads from the last control to the first and back, where browsers would leave the page for their own. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
	if (event.key !== 'Tab') return;
	const all = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
	const [from, to] = event.shiftKey ? [all.at(0), all.at(-1)] : [all.at(-1), all.at(0)];
	const isOutside = !all.includes(event.target as HTMLElement);
	if (event.target !== from && !(event.shiftKey && isOutside)) return;
	event.preventDefault();
	to?.focus();
}
