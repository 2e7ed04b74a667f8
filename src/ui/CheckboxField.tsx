import type { ReactNode } from 'react';
import styles from './CheckboxField.module.css';
import { FieldError, RequiredMark } from './FieldFrame.tsx';
import ticks from './ticks.module.css';
import { useTick } from './use-tick.ts';

interface CheckboxFieldProps {
	name: string;
	/** The label as plain text, for the summary. */
	label: string;
	/** The label as it is shown, where it holds links. */
	children?: ReactNode;
	required?: boolean;
}

/** A box to tick. */
export function CheckboxField({ name, label, children = label, required = false }: CheckboxFieldProps) {
	const { control, input } = useTick({ name, label, required });
	return (
		<div className={styles.field}>
			<input {...input} className={`${ticks.tick} ${styles.box}`} />
			<label className={ticks.label} htmlFor={control.id}>
				{children}
				{required && <RequiredMark />}
			</label>
			<FieldError control={control} />
		</div>
	);
}
