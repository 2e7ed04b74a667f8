import { Button } from '#ui/Button.tsx';
import { useFormParts } from '#ui/form-context.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import styles from './FormActions.module.css';

interface FormActionsProps {
	submit: string;
	cancel: string;
	onCancel: () => void;
}

/** The two ways out of the form of a change. */
export function FormActions({ submit, cancel, onCancel }: FormActionsProps) {
	const { state } = useFormParts();
	// What is on its way may still arrive: then it is not cancelled.
	const isBusy = state.kind === 'busy' || state.kind === 'done';
	return (
		<div className={styles.actions}>
			<SubmitButton>{submit}</SubmitButton>
			<Button look="quiet" aria-disabled={isBusy} onClick={isBusy ? undefined : onCancel}>
				{cancel}
			</Button>
		</div>
	);
}
