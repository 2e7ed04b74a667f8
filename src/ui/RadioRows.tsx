import type { ReactNode } from 'react';
import { type Chosen, chosenIn, type Option, valuesOn } from './chosen.ts';
import type { FieldProps } from './FieldFrame.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { useControl } from './use-control.ts';
import { useTypedBefore } from './use-typed-before.ts';

interface RadioRowsProps<O extends Option> extends FieldProps {
	options: readonly O[];
	onChoose?: ((chosen: Chosen<O>) => void) | undefined;
	/** The classes of the group, of a row and of its control. */
	styles: Readonly<Record<string, string>>;
	look?: string | undefined;
	/** What stands beside the control of a choice. */
	row: (option: O) => ReactNode;
	/** What stands below the rows. */
	children?: ReactNode;
}

/** A group of radio controls, one row for each choice. */
export function RadioRows<O extends Option>(props: RadioRowsProps<O>) {
	const { options, onChoose, styles, look, row, children, ...field } = props;
	const control = useControl(field.name, field.label);
	const group = useTypedBefore<HTMLFieldSetElement>(control, (element) => valuesOn(element)[0] ?? '');
	return (
		<GroupFrame {...field} control={control} kind="radiogroup" ref={group}>
			<div className={styles.options} data-look={look}>
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
						{row(option)}
					</label>
				))}
			</div>
			{children}
		</GroupFrame>
	);
}
