import { ariaOf, FieldError, Hint, RequiredMark } from './FieldFrame.tsx';
import styles from './ToggleField.module.css';
import { useControl } from './use-control.ts';
import { useTypedBefore } from './use-typed-before.ts';

interface ToggleFieldProps {
	name: string;
	label: string;
	hint?: string | undefined;
	required?: boolean;
}

/** A switch between off and on. */
export function ToggleField({ name, label, hint, required = false }: ToggleFieldProps) {
	const control = useControl(name, label);
	const element = useTypedBefore<HTMLInputElement>(control, ({ checked }) => checked);
	return (
		<div className={styles.field}>
			<input
				{...ariaOf(control, { hint, required })}
				ref={element}
				className={styles.toggle}
				id={control.id}
				name={name}
				type="checkbox"
				role="switch"
				aria-checked={control.value === true}
				checked={control.value === true}
				onChange={(event) => control.change(event.currentTarget.checked)}
				onBlur={control.leave}
			/>
			<label className={styles.label} htmlFor={control.id}>
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
