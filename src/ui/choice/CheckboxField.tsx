import type { ReactNode } from 'react';
import { ariaProps, FieldError, type FieldProps, Hint, RequiredMark } from '../form/FieldFrame.tsx';
import { type Control, useControl } from '../form/use-control.ts';
import { useValueBeforeHydration } from '../form/use-typed-before.ts';
import styles from './CheckboxField.module.css';
import ticks from './ticks.module.css';
import ticksStyles from './ticks.module.css';

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

/** A control that is on or off, with the attributes of its input. */
export function useTick({ name, label, ...rest }: FieldProps) {
	const control: Control = useControl(name, label);
	const ref = useValueBeforeHydration<HTMLInputElement>(control, ({ checked }) => checked);
	const input = {
		...ariaProps(control, rest),
		ref,
		id: control.id,
		name,
		type: 'checkbox',
		checked: control.value === true,
		onChange: (event: { currentTarget: HTMLInputElement }) => control.change(event.currentTarget.checked),
		onBlur: control.leave,
	} as const;
	return { control, input };
}

interface ToggleFieldProps {
	name: string;
	label: string;
	hint?: string | undefined;
	required?: boolean;
}

/** A switch between off and on. */
export function ToggleField({ name, label, hint, required = false }: ToggleFieldProps) {
	const { control, input } = useTick({ name, label, hint, required });
	return (
		<div className={styles.toggleFieldField}>
			<input
				{...input}
				className={`${ticksStyles.tick} ${styles.toggle}`}
				role="switch"
				aria-checked={control.value === true}
			/>
			<label className={ticksStyles.label} htmlFor={control.id}>
				{label}
				{required && <RequiredMark />}
			</label>
			<div className={styles.more}>
				<Hint control={control} hint={hint} />
				<FieldError control={control} />
			</div>
		</div>
	);
}
