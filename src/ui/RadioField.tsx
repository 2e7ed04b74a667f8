import { type Chosen, chosenIn, type Option, valuesOn } from './chosen.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import styles from './RadioField.module.css';
import { useControl } from './use-control.ts';
import { useTypedBefore } from './use-typed-before.ts';

interface RadioFieldProps<O extends Option> extends FieldProps {
	options: readonly O[];
	/** Stands in a row, as steps of a scale with words at its ends. */
	scale?: { least: string; most: string };
	onChoose?: (chosen: Chosen<O>) => void;
}

/** One of several choices, all in sight. */
export function RadioField<O extends Option>(props: RadioFieldProps<O>) {
	const { options, scale, onChoose, ...field } = props;
	const control = useControl(field.name, field.label);
	const group = useTypedBefore<HTMLFieldSetElement>(control, (element) => valuesOn(element)[0] ?? '');
	return (
		<GroupFrame {...field} control={control} kind="radiogroup" ref={group}>
			<div className={styles.options} data-look={scale ? 'scale' : 'list'}>
				{options.map((option, index) => (
					<label key={option.id} className={styles.option} data-disabled={option.disabled}>
						<input
							className={styles.radio}
							id={index === 0 ? control.id : undefined}
							type="radio"
							name={control.id}
							value={option.id}
							disabled={option.disabled}
							checked={control.value === option.id}
							onChange={() => {
								control.change(option.id);
								onChoose?.(chosenIn(field.name, option));
							}}
						/>
						<span>{option.name}</span>
					</label>
				))}
			</div>
			{scale && (
				<p className={styles.ends}>
					<span>{scale.least}</span>
					<span>{scale.most}</span>
				</p>
			)}
		</GroupFrame>
	);
}
