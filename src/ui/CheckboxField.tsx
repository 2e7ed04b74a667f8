import type { ReactNode } from 'react';
import styles from './CheckboxField.module.css';
import { ariaOf, FieldError, RequiredMark } from './FieldFrame.tsx';
import { useControl } from './use-control.ts';
import { useTypedBefore } from './use-typed-before.ts';

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
	const control = useControl(name, label);
	const element = useTypedBefore<HTMLInputElement>(control, ({ checked }) => checked);
	return (
		<div className={styles.field}>
			<input
				{...ariaOf(control, { required })}
				ref={element}
				className={styles.box}
				id={control.id}
				name={name}
				type="checkbox"
				checked={control.value === true}
				onChange={(event) => control.change(event.currentTarget.checked)}
				onBlur={control.leave}
			/>
			<label className={styles.label} htmlFor={control.id}>
				{children}
				{required && <RequiredMark />}
			</label>
			<FieldError control={control} />
		</div>
	);
}
