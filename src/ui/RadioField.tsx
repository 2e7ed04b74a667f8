import type { Chosen, Option } from './chosen.ts';
import type { FieldProps } from './FieldFrame.tsx';
import styles from './RadioField.module.css';
import { RadioRows } from './RadioRows.tsx';

interface RadioFieldProps<O extends Option> extends FieldProps {
	options: readonly O[];
	/** Stands in a row, as steps of a scale with words at its ends. */
	scale?: { least: string; most: string };
	onChoose?: (chosen: Chosen<O>) => void;
}

/** One of several choices, all in sight. */
export function RadioField<O extends Option>({ scale, ...props }: RadioFieldProps<O>) {
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
