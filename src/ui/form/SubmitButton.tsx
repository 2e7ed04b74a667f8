import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { useFormParts, useHydrated, useOffline } from './form-context.ts';
import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
	/** What the form does cannot be taken back. */
	tone?: 'danger';
	children: ReactNode;
}

/** Sends the form; disabled until scripts have come and while offline, and says so and when it is at work. */
export function SubmitButton({ tone, children }: SubmitButtonProps) {
	const { texts, state, isStep = false } = useFormParts();
	const isBusy = state.kind === 'busy' || state.kind === 'done';
	const isOff = useOffline() && !isBusy && !isStep;
	return (
		<div className={styles.row}>
			<Button
				type="submit"
				tone={tone}
				disabled={!useHydrated()}
				aria-disabled={isBusy || isOff}
				data-state={isBusy ? 'busy' : 'idle'}
			>
				{children}
			</Button>
			<span role="status" className={styles.status}>
				{isBusy && !isStep && texts.busy}
				{isOff && texts.offline}
			</span>
		</div>
	);
}
