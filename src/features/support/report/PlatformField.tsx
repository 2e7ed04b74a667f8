import { useField } from '@formisch/react';
import { useEffect } from 'react';
import type { IssueChoices } from '#contract/endpoints/issues.ts';
import { useFormParts } from '#ui/form-context.ts';
import { SelectField } from '#ui/SelectField.tsx';

/** What the chosen game runs on; a platform that another game left behind is taken back. */
export function PlatformField({ label, choices }: { label: string; choices: IssueChoices }) {
	const { store } = useFormParts();
	const game = useField(store, { path: ['game'] }).input;
	const platform = useField(store, { path: ['platform'] });
	const chosen = choices.games.find(({ id }) => id === game);
	const fitting = choices.platforms.filter(({ id }) => !chosen || chosen.platforms.includes(id));
	const isLeftBehind = Boolean(platform.input) && !fitting.some(({ id }) => id === platform.input);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the game leaves one behind
	useEffect(() => {
		if (isLeftBehind && choices.games.length > 0) platform.onChange('');
	}, [isLeftBehind]);
	return (
		<SelectField
			name="platform"
			label={label}
			choices={fitting.map(({ id, name }) => ({ value: id, name }))}
			required
		/>
	);
}
