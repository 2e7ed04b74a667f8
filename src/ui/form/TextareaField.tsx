import controls from './controls.module.css';
import { ariaProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import styles from './TextareaField.module.css';
import { useControl } from './use-control.ts';
import { useValueBeforeHydration } from './use-typed-before.ts';

interface TextareaFieldProps extends FieldProps {
	/** Lines that it shows before it grows with its text. */
	rows?: number | undefined;
	/** Off for what is no prose. */
	spellCheck?: boolean;
}

/** Text of several lines; it grows with what is typed where the browser can. */
export function TextareaField({ rows = 5, spellCheck = true, ...props }: TextareaFieldProps) {
	const control = useControl(props.name, props.label);
	const element = useValueBeforeHydration<HTMLTextAreaElement>(control, ({ value }) => value);
	return (
		<FieldFrame {...props} control={control}>
			<textarea
				{...ariaProps(control, props)}
				ref={element}
				className={`${controls.control} ${styles.text}`}
				id={control.id}
				name={control.name}
				rows={rows}
				spellCheck={spellCheck}
				value={String(control.value ?? '')}
				onChange={(event) => control.change(event.currentTarget.value)}
				onBlur={control.leave}
			/>
		</FieldFrame>
	);
}
