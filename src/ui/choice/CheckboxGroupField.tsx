import { type FieldProps, GroupFrame } from '../form/FieldFrame.tsx';
import { useControl } from '../form/use-control.ts';
import { useValueBeforeHydration } from '../form/use-typed-before.ts';
import boxes from './CheckboxField.module.css';
import { type ChoiceOption, listSelected } from './selected-values.ts';
import ticks from './ticks.module.css';

interface CheckboxGroupFieldProps extends FieldProps {
	options: readonly ChoiceOption[];
	/** Gets the names of all that are ticked, in the order they stand. */
	onChoose?: (names: string[]) => void;
}

/** Any number of several choices, all in sight; the form holds the list of their ids. */
export function CheckboxGroupField({ options, onChoose, ...field }: CheckboxGroupFieldProps) {
	const control = useControl(field.name, field.label);
	const group = useValueBeforeHydration<HTMLFieldSetElement>(control, listSelected);
	const chosen = Array.isArray(control.value) ? control.value : [];
	const toggle = (id: string, isOn: boolean) => {
		const now = options.filter((each) => (each.id === id ? isOn : chosen.includes(each.id)));
		control.change(now.map((each) => each.id));
		onChoose?.(now.map(({ name }) => name));
	};
	return (
		<GroupFrame {...field} control={control} kind="group" ref={group}>
			{options.map(({ id, name, disabled }, index) => (
				<div key={id} className={boxes.field}>
					<input
						className={`${ticks.tick} ${boxes.box}`}
						id={index === 0 ? control.id : `${control.id}-${index}`}
						aria-invalid={control.error !== undefined}
						name={control.name}
						type="checkbox"
						value={id}
						disabled={disabled}
						checked={chosen.includes(id)}
						onChange={(event) => toggle(id, event.currentTarget.checked)}
					/>
					<label className={ticks.label} htmlFor={index === 0 ? control.id : `${control.id}-${index}`}>
						{name}
					</label>
				</div>
			))}
		</GroupFrame>
	);
}
