/** A part of a document that is generated: its file, the name between its marks, and what belongs there. */
export interface Part {
	path: string;
	name: string;
	text: string;
}

type Place = Pick<Part, 'path' | 'name'>;

function find(document: string, { path, name }: Place): { from: number; to: number } {
	const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
	const from = document.indexOf(start);
	const to = document.indexOf(end);
	if (from < 0 || to < from) throw new Error(`${path} has no part between ${start} and ${end}.`);
	return { from: from + start.length, to };
}

/** What stands between `<!-- name -->` and `<!-- /name -->`; throws where a document has no such marks. */
export function partOf(document: string, place: Place): string {
	const { from, to } = find(document, place);
	return document.slice(from, to).trim();
}

/** A document with a generated part put between its marks; throws where it has none. */
export function fill(document: string, { text, ...place }: Part): string {
	const { from, to } = find(document, place);
	return `${document.slice(0, from)}\n\n${text.trim()}\n\n${document.slice(to)}`;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table in Markdown. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
	return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}
