import { type Chosen, chosenIn, type Option, valuesOn } from './chosen.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import styles from './IconRadioField.module.css';
import { useControl } from './use-control.ts';
import { useTypedBefore } from './use-typed-before.ts';

/** A choice with a picture. */
export interface IconOption extends Option {
	/** An empty address is a choice without one. */
	icon: { url: string };
}

interface IconRadioFieldProps extends FieldProps {
	options: readonly IconOption[];
	onChoose?: (chosen: Chosen<IconOption>) => void;
}

/** One of several choices that are known by their pictures, such as games. */
export function IconRadioField({ options, onChoose, ...field }: IconRadioFieldProps) {
	const control = useControl(field.name, field.label);
	const group = useTypedBefore<HTMLFieldSetElement>(control, (element) => valuesOn(element)[0] ?? '');
	return (
		<GroupFrame {...field} control={control} kind="radiogroup" ref={group}>
			<div className={styles.options}>
				{options.map((option, index) => (
					<label key={option.id} className={styles.option}>
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
						<span className={styles.picture}>
							{option.icon.url && (
								<img className={styles.icon} src={option.icon.url} alt="" width={32} height={32} />
							)}
						</span>
						<span className={styles.name}>{option.name}</span>
					</label>
				))}
			</div>
		</GroupFrame>
	);
}
