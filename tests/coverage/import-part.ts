import { type DocumentPart, table } from '../../src/build/docs/parts.ts';
import { areas, type ImportRow } from '../guards/import-table.ts';

function describeImports({ may, types = [], packages }: ImportRow): string {
	if (may.includes('*')) return 'anything';
	const names = [...may, ...types.map((area) => `types of ${area}`), ...(packages ?? [])];
	return names.map((name) => name.replace(/(\S*\*\S*|\S+\/\S+)/, '`$1`')).join(', ') || 'nothing';
}

/** The table of folders in the README, as the import guard enforces it. */
export function importPart(): DocumentPart {
	const rows = Object.values(areas)
		.filter(({ at }) => at.includes('/') || at.endsWith('.ts'))
		.map((row) => [`\`${row.at.replace(/\/$/, '')}\``, row.holds, describeImports(row)]);
	return { path: 'README.md', name: 'imports', text: table(['folder', 'holds', 'may import'], rows) };
}
