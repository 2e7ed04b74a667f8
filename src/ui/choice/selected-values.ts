/** What can be chosen in a group: `id` is the field's value, `name` what is read. */
export interface ChoiceOption {
	id: string;
	name: string;
	/** Shown, but not to be chosen. */
	disabled?: boolean;
}

/** What a group of radios reports when one is chosen: the option, with the group it was chosen in. */
export type SelectedValues<O extends ChoiceOption> = O & { groupId: string };

/** The choice as a group reports it. */
export function readSelected<O extends ChoiceOption>(groupId: string, option: O): SelectedValues<O> {
	return { ...option, groupId };
}

/** The value of the radio or the values of the boxes that are on in a group, before scripts have come. */
export function listSelected(group: HTMLElement): string[] {
	return [...group.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
}
