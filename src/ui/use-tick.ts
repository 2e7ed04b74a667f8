import { ariaOf, type FieldProps } from './FieldFrame.tsx';
import { type Control, useControl } from './use-control.ts';
import { useTypedBefore } from './use-typed-before.ts';

/** A control that is on or off, with the attributes of its input. */
export function useTick({ name, label, ...rest }: FieldProps) {
	const control: Control = useControl(name, label);
	const ref = useTypedBefore<HTMLInputElement>(control, ({ checked }) => checked);
	const input = {
		...ariaOf(control, rest),
		ref,
		id: control.id,
		name,
		type: 'checkbox',
		checked: control.value === true,
		onChange: (event: { currentTarget: HTMLInputElement }) => control.change(event.currentTarget.checked),
		onBlur: control.leave,
	} as const;
	return { control, input };
}
