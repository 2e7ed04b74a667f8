/** A part of a document that is generated: its file, the name between its marks, and what belongs there. */
export interface Part {
	path: string;
	name: string;
	text: string;
}

/** A document with a generated part put between `<!-- name -->` and `<!-- /name -->`; throws where it has no such marks. */
export function fill(document: string, { path, name, text }: Part): string {
	const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
	const from = document.indexOf(start);
	const to = document.indexOf(end);
	if (from < 0 || to < from) throw new Error(`${path} has no part between ${start} and ${end}.`);
	return `${document.slice(0, from + start.length)}\n\n${text.trim()}\n\n${document.slice(to)}`;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table in Markdown. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
	return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}
