import type { ReactNode } from 'react';
import type { AreaProps } from '#i18n/form-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import styles from './ConfirmDialog.module.css';

interface QuestionProps {
	area: AreaProps['area'];
	texts: { title: string; confirm: string; cancel: string };
	/** What is on its way may still arrive: until it has, this is not cancelled. */
	isBusy?: boolean;
	/** Whether a yes cannot be taken back as easily as it is given. */
	tone?: 'danger';
	onConfirm: () => void;
	onCancel: () => void;
	/** What follows from a yes, in plain words. */
	children: ReactNode;
}

/** Asks before something is done that cannot be taken back as easily. */
export function ConfirmDialog(props: QuestionProps) {
	const { area, texts, isBusy = false, tone, onConfirm, onCancel, children } = props;
	return (
		<Dialog title={texts.title} close={area.close} onClose={onCancel} isBusy={isBusy}>
			{children}
			<div className={styles.answers}>
				<Button tone={tone} aria-disabled={isBusy} onClick={isBusy ? undefined : onConfirm}>
					{texts.confirm}
				</Button>
				<Button look="quiet" aria-disabled={isBusy} onClick={isBusy ? undefined : onCancel}>
					{texts.cancel}
				</Button>
			</div>
		</Dialog>
	);
}
