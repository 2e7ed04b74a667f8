import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { useFormParts } from '#ui/form/form-context.ts';
import { SubmitButton } from '#ui/form/SubmitButton.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import rows from './Section.module.css';
import styles from './Setting.module.css';
import { useChange } from './use-change.ts';

interface SettingProps {
	name: string;
	/** The text of the button that opens the form. */
	action: string;
	/** Shows the form; what it is given closes it, with news where something was saved. */
	form: (end: (news?: string) => void) => ReactNode;
	/** What stands under the value over the whole width. */
	below?: ReactNode;
	/** The present value. */
	children: ReactNode;
}

/** One thing that is known and can be changed: the form opens in its row. */
export function Setting({ name, action, form, below, children }: SettingProps) {
	const { change, place, edit, end } = useChange<HTMLDivElement>();
	return (
		<div ref={place} className={styles.row} data-state={change.kind}>
			<dt className={rows.name}>{name}</dt>
			<dd className={rows.value}>{children}</dd>
			<dd className={styles.action}>
				{change.kind === 'editing' ? (
					form(end)
				) : (
					<Button look="plain" data-opens onClick={edit}>
						{action}
					</Button>
				)}
			</dd>
			{below && <dd className={styles.below}>{below}</dd>}
			<dd className={styles.news}>
				<StatusMessage text={change.kind === 'saved' ? change.news : ''} />
			</dd>
		</div>
	);
}

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
		<div className={rows.actions}>
			<SubmitButton>{submit}</SubmitButton>
			<Button look="quiet" aria-disabled={isBusy} onClick={isBusy ? undefined : onCancel}>
				{cancel}
			</Button>
		</div>
	);
}
