import type { ReactNode } from 'react';
import {
	ariaProps,
	FieldError,
	type FieldProps,
	GroupFrame,
	Hint,
	RequiredMark,
} from '../form/FieldFrame.tsx';
import { type Control, useControl, useValueBeforeHydration } from '../form/use-control.ts';
import styles from './CheckboxField.module.css';
import { type ChoiceOption, listSelected } from './selected-values.ts';
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

/** A box to tick. What has to be ticked is a consent, which a draft does not give. */
export function CheckboxField({ name, label, children = label, required = false }: CheckboxFieldProps) {
	const { control, input } = useTick({ name, label, required, isSecret: required });
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
export function useTick({ name, label, isSecret = false, ...rest }: FieldProps & { isSecret?: boolean }) {
	const control: Control = useControl(name, label, { isSecret });
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
				<span>{label}</span>
				{required && <RequiredMark />}
			</label>
			<div className={styles.more}>
				<Hint control={control} hint={hint} />
				<FieldError control={control} />
			</div>
		</div>
	);
}

interface CheckboxGroupFieldProps extends FieldProps {
	options: readonly ChoiceOption[];
	/** Gets the names of all that are ticked, in the order they stand. */
	onChoose?: (names: string[]) => void;
}

/** Any number of several choices, all in sight; the form holds the list of their ids. */
export function CheckboxGroupField({ options, onChoose, ...field }: CheckboxGroupFieldProps) {
	const control = useControl(field.name, field.label);
	const group = useValueBeforeHydration<HTMLFieldSetElement>(control, listSelected);
	const chosen = Array.isArray(control.value) ? control.value : [];
	const toggle = (id: string, isOn: boolean) => {
		const now = options.filter((each) => (each.id === id ? isOn : chosen.includes(each.id)));
		control.change(now.map((each) => each.id));
		onChoose?.(now.map(({ name }) => name));
	};
	return (
		<GroupFrame {...field} control={control} kind="group" ref={group}>
			{options.map(({ id, name, disabled }, index) => (
				<div key={id} className={styles.field}>
					<input
						className={`${ticksStyles.tick} ${styles.box}`}
						id={index === 0 ? control.id : `${control.id}-${index}`}
						aria-invalid={control.error !== undefined}
						name={control.name}
						type="checkbox"
						value={id}
						disabled={disabled}
						checked={chosen.includes(id)}
						onChange={(event) => toggle(id, event.currentTarget.checked)}
					/>
					<label className={ticksStyles.label} htmlFor={index === 0 ? control.id : `${control.id}-${index}`}>
						{name}
					</label>
				</div>
			))}
		</GroupFrame>
	);
}
