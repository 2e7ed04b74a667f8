import { table } from '#build/docs/parts.ts';
import type { Result } from '../result.ts';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;
const isFlat = (group: Group) => !Object.values(group).some(isGroup);
function say(value: unknown): string {
	if (typeof value === 'number') return String(Math.round(value * 10_000) / 10_000);
	return value === undefined ? '' : String(value);
}

/** Rows that have their figures in common as one table. */
function tableOfRows(rows: Record<string, Group>): string {
	const columns = [...new Set(Object.values(rows).flatMap(Object.keys))];
	const lines = Object.entries(rows).map(([name, row]) => [
		name,
		...columns.map((column) => say(row[column])),
	]);
	return table(['', ...columns], lines);
}

function tableOfFigures(figures: Group): string {
	const lines = Object.entries(figures).map(([name, value]) => [name, say(value)]);
	return lines.length > 0 ? table(['', 'figure'], lines) : '';
}

/** A result as tables, each under the name that it has there. */
function tablesOf(group: Group): string[] {
	const inner = Object.entries(group).filter((entry): entry is [string, Group] => isGroup(entry[1]));
	const figures = Object.fromEntries(Object.entries(group).filter(([, value]) => !isGroup(value)));
	const rows = Object.fromEntries(inner.filter(([, value]) => isFlat(value)));
	const deeper = inner.filter(([, value]) => !isFlat(value));
	return [
		tableOfFigures(figures),
		Object.keys(rows).length > 0 ? tableOfRows(rows) : '',
		...deeper.flatMap(([name, value]) => [`**${name}**`, ...tablesOf(value)]),
	].filter(Boolean);
}

/** What was measured where, as one sentence. */
export function circumstancesOf({ date, machine: { cores, model, node, busy } }: Result): string {
	return `${date}, ${cores} cores of ${model}, Node ${node.slice(1)}, load ${busy} before.`;
}

function sectionOf(name: string, result: Result): string {
	const tables = isGroup(result.result) ? tablesOf(result.result) : [];
	return [`## ${name}`, `\`${result.command}\`: ${circumstancesOf(result)}`, ...tables].join('\n\n');
}

/** Every result with its tables, and the sections of the report before for what was not measured here. */
export function figures(results: Map<string, Result>, before: string): string {
	const kept = before
		.split(/^(?=## )/m)
		.map((section) => [/^## (.*)/.exec(section)?.[1] ?? '', section.trim()] as const);
	const sections = new Map(kept.filter(([name]) => name));
	for (const [name, result] of results) sections.set(name, sectionOf(name, result));
	return [...sections.keys()]
		.sort()
		.map((name) => sections.get(name))
		.join('\n\n');
}
