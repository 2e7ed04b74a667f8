import { Button } from '#ui/Button.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import styles from './FormActions.module.css';

interface FormActionsProps {
	submit: string;
	cancel: string;
	onCancel: () => void;
}

/** The two ways out of the form of a change. */
export function FormActions({ submit, cancel, onCancel }: FormActionsProps) {
	return (
		<div className={styles.actions}>
			<SubmitButton>{submit}</SubmitButton>
			<Button look="quiet" onClick={onCancel}>
				{cancel}
			</Button>
		</div>
	);
}
