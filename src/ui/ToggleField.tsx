import { FieldError, Hint, RequiredMark } from './FieldFrame.tsx';
import styles from './ToggleField.module.css';
import ticks from './ticks.module.css';
import { useTick } from './use-tick.ts';

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
		<div className={styles.field}>
			<input
				{...input}
				className={`${ticks.tick} ${styles.toggle}`}
				role="switch"
				aria-checked={control.value === true}
			/>
			<label className={ticks.label} htmlFor={control.id}>
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
