import { table } from './fill.ts';

/** A decision's file and text, of which the first line is its number and title. */
export interface Decision {
	file: string;
	text: string;
}

/** The list of decisions in Markdown, in the order of their numbers, with those that replace them. */
export function decisionTable(decisions: readonly Decision[]): string {
	const rows = decisions
		.toSorted((one, other) => one.file.localeCompare(other.file))
		.map(({ file, text }) => {
			const [, number = '', title = ''] = /^# (\d+) (.+)/.exec(text) ?? [];
			const [, replaced = ''] = /^\*Superseded ((?:in part )?by [\d, and]*\d)/m.exec(text) ?? [];
			return [`[${number}](${file})`, title, replaced];
		});
	return table(['no.', 'decision', 'superseded'], rows);
}
