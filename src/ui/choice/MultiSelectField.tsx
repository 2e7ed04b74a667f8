import { ariaProps, type FieldProps, GroupFrame } from '../form/FieldFrame.tsx';
import { useControl } from '../form/use-control.ts';
import { MultiSelect } from './MultiSelect.tsx';
import type { MultiSelectOption, MultiSelectTexts } from './MultiSelectOptions.tsx';

interface MultiSelectFieldProps extends FieldProps {
	options: readonly MultiSelectOption[];
	texts: MultiSelectTexts;
}

/** Several choices of many, in a list that opens; the form holds the list of their names. */
export function MultiSelectField({ options, texts, ...field }: MultiSelectFieldProps) {
	const control = useControl(field.name, field.label);
	const chosen: string[] = Array.isArray(control.value) ? control.value : [];
	return (
		<GroupFrame {...field} control={control} kind="group">
			<MultiSelect
				id={control.id}
				options={options}
				chosen={chosen}
				choose={control.change}
				texts={texts}
				describedBy={ariaProps(control, field)['aria-describedby']}
				isInvalid={control.error !== undefined}
				onLeave={() => chosen.length > 0 && control.leave()}
			/>
		</GroupFrame>
	);
}
