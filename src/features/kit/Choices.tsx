import { MultiSelectField } from '#ui/MultiSelectField.tsx';

const texts = {
	all: 'All games',
	clear: 'Any',
	selected: '{{count}} selected',
	allSelected: 'all selected',
	none: 'No options for current filters.',
	opensNewTab: 'opens in a new tab',
};

const options = [
	...['The Salt Crown', 'Emberwick', 'A Quarrel of Moons', 'Lowtide', 'Thornhollow'].map((display) => ({
		name: display.toLowerCase(),
		display,
	})),
	{ name: 'wending', display: 'Wending, on its own site', externalUrl: 'https://wending.example' },
];

/** Several of many: with choices, one of which leads elsewhere, and without any. */
export function Choices() {
	return (
		<>
			<MultiSelectField
				name="games"
				label="Games"
				hint="Those you have finished."
				options={options}
				texts={texts}
			/>
			<MultiSelectField name="none" label="Without options" options={[]} texts={texts} />
		</>
	);
}
