import { table } from './fill.ts';

/** A decision's file and text, of which the first line is its number and title. */
export interface Decision {
	file: string;
	text: string;
}

/** The list of decisions in Markdown, in the order of their numbers. */
export function decisionTable(decisions: readonly Decision[]): string {
	const rows = decisions
		.toSorted((one, other) => one.file.localeCompare(other.file))
		.map(({ file, text }) => {
			const [, number = '', title = ''] = /^# (\d+) (.+)/.exec(text) ?? [];
			return [`[${number}](${file})`, title];
		});
	return table(['no.', 'decision'], rows);
}
