import controls from './controls.module.css';
import { ariaProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFormParts } from './form-context.ts';
import { useControl, useValueBeforeHydration } from './use-control.ts';

export interface SelectOption {
	value: string;
	name: string;
}

interface SelectFieldProps extends FieldProps {
	choices: readonly SelectOption[];
	autoComplete?: string;
}

/** One choice of several, as the browser's own select. */
export function SelectField({ choices, autoComplete, ...props }: SelectFieldProps) {
	const { texts } = useFormParts();
	const control = useControl(props.name, props.label);
	const element = useValueBeforeHydration<HTMLSelectElement>(control, ({ value }) => value);
	return (
		<FieldFrame {...props} control={control}>
			<select
				{...ariaProps(control, props)}
				ref={element}
				className={`${controls.control} ${controls.select}`}
				id={control.id}
				name={control.name}
				autoComplete={autoComplete}
				value={String(control.value ?? '')}
				onChange={(event) => control.change(event.currentTarget.value)}
				onBlur={control.leave}
			>
				<option className={controls.option} value="">
					{texts.choose}
				</option>
				{choices.map(({ value, name }) => (
					<option className={controls.option} key={value} value={value}>
						{name}
					</option>
				))}
			</select>
		</FieldFrame>
	);
}
