import type { Chosen, Option } from './chosen.ts';
import type { FieldProps } from './FieldFrame.tsx';
import styles from './IconRadioField.module.css';
import { RadioRows } from './RadioRows.tsx';

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
