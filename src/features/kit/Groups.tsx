import { CheckboxGroupField } from '#ui/CheckboxGroupField.tsx';
import { IconRadioField } from '#ui/IconRadioField.tsx';
import { RadioField } from '#ui/RadioField.tsx';
import { TextareaField } from '#ui/TextareaField.tsx';
import { ToggleField } from '#ui/ToggleField.tsx';

const rooms = [
	{ id: 'gent', name: 'Gent' },
	{ id: 'dublin', name: 'Dublin, closed for now', disabled: true },
	{ id: 'quebec', name: 'Quebec' },
];

const machines = [
	{ id: 'pc', name: 'PC or Mac' },
	{ id: 'console', name: 'A console' },
	{ id: 'table', name: 'A table, with dice' },
];

/** A ring, drawn as data so that it needs no file. */
const ring = (radius: number) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="${radius}" fill="none" stroke="#000" stroke-width="3"/></svg>`)}`;

const games = [
	{ id: 'emberwick', name: 'Emberwick', icon: { url: ring(6) } },
	{ id: 'lowtide', name: 'Lowtide', icon: { url: ring(9) } },
	{ id: 'none', name: 'Neither', icon: { url: '' } },
];

/** The controls of long forms: text of several lines, groups and switches. */
export function Groups({ hasHints }: { hasHints: boolean }) {
	const hint = (text: string) => (hasHints ? { hint: text } : {});
	return (
		<>
			<TextareaField name="story" label="Your story" {...hint('A sentence or two is plenty.')} required />
			<RadioField name="room" label="Room" options={rooms} {...hint('Where you can come.')} required />
			<IconRadioField name="game" label="Your game" options={games} required />
			<CheckboxGroupField name="machines" label="What you play on" options={machines} required />
			<ToggleField name="news" label="Send me news by e-mail" {...hint('About once a month.')} />
		</>
	);
}
