import type { ReactNode } from 'react';
import { type FieldProps, GroupFrame } from '../form/FieldFrame.tsx';
import { useControl, useValueBeforeHydration } from '../form/use-control.ts';
import styles from './RadioField.module.css';
import { type ChoiceOption, listSelected, readSelected, type SelectedValues } from './selected-values.ts';

interface RadioFieldProps<O extends ChoiceOption> extends FieldProps {
	options: readonly O[];
	/** Stands in a row, as steps of a scale with words at its ends. */
	scale?: { least: string; most: string };
	onChoose?: (chosen: SelectedValues<O>) => void;
}

/** One of several choices, all in sight. */
export function RadioField<O extends ChoiceOption>({ scale, ...props }: RadioFieldProps<O>) {
	return (
		<RadioRows
			{...props}
			styles={styles}
			look={scale ? 'scale' : 'list'}
			row={({ name }) => <span>{name}</span>}
		>
			{scale && (
				<p className={styles.ends}>
					<span>{scale.least}</span>
					<span>{scale.most}</span>
				</p>
			)}
		</RadioRows>
	);
}

interface RadioRowsProps<O extends ChoiceOption> extends FieldProps {
	options: readonly O[];
	onChoose?: ((chosen: SelectedValues<O>) => void) | undefined;
	/** The classes of the group, of a row and of its control. */
	styles: Readonly<Record<string, string>>;
	look?: string | undefined;
	/** What stands beside the control of a choice. */
	row: (option: O) => ReactNode;
	/** What stands below the rows. */
	children?: ReactNode;
}

/** A group of radio controls, one row for each choice. */
export function RadioRows<O extends ChoiceOption>(props: RadioRowsProps<O>) {
	const { options, onChoose, styles, look, row, children, ...field } = props;
	const control = useControl(field.name, field.label);
	const group = useValueBeforeHydration<HTMLFieldSetElement>(
		control,
		(element) => listSelected(element)[0] ?? '',
	);
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
								onChoose?.(readSelected(field.name, option));
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

/** A choice with a picture. */
interface IconOption extends ChoiceOption {
	/** An empty address is a choice without one. */
	icon: { url: string };
}

interface IconRadioFieldProps extends FieldProps {
	options: readonly IconOption[];
	onChoose?: (chosen: SelectedValues<IconOption>) => void;
}

/** One of several choices that are known by their pictures, such as games. */
export function IconRadioField(props: IconRadioFieldProps) {
	return (
		<RadioRows
			{...props}
			styles={styles}
			row={({ icon, name }) => (
				<>
					<span className={styles.picture}>
						{icon.url && <img className={styles.icon} src={icon.url} alt="" width={32} height={32} />}
					</span>
					<span className={styles.name}>{name}</span>
				</>
			)}
		/>
	);
}
