import type { Requirement } from './ledger.ts';
import { casesIn, requirementsIn, type Titled } from './titles.ts';

/** The parts of the specification, by the letters that the ids of their requirements begin with. */
const parts: Record<string, string> = {
	RT: 'Screens and routes',
	LY: 'Layouts',
	EP: 'Error pages',
	MN: 'Menus',
	CA: 'Careers',
	PT: 'Playtests',
	PR: 'Press',
	MO: 'Modals',
	FC: 'Form controls',
	EN: 'Entities',
	CK: 'Cookie consent',
	UP: 'Uploads',
	LD: 'Loading, connection and toasts',
	AC: 'Accounts, friends and saves',
	VA: 'Validation',
	AP: 'Calls',
	BC: 'Bot check',
	EC: 'Error codes',
	KN: 'Constants, languages and publishing',
	RL: 'Roles',
	KB: 'Journeys by keyboard alone',
	FX: 'Faults that people met',
	SM: 'Code, tests and start',
	AD: 'Adoption',
	JB: 'Jobs from an ATS',
	PB: 'Publishing',
	SO: 'Sources of content',
	SV: 'Services',
	PV: 'Draft preview',
	SI: 'Signing in',
	LK: 'Look',
	GP: 'Games',
};

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
const withoutId = (title: string, id: string) =>
	title
		.replaceAll(`[${id}]`, '')
		.replace(new RegExp(`\\b${id}\\b`), '')
		.replace(/\s+/g, ' ')
		.trim();

/** The tests of one id, by the file that they stand in. */
function testsText(id: string, tests: readonly Titled[]): string {
	const byFile = Map.groupBy(tests, ({ path }) => path);
	return [...byFile]
		.map(([path, some]) => {
			const titles = [
				...new Set(some.map(({ title, isFull }) => withoutId(title, id) + (isFull ? ' \\*' : ''))),
			];
			const shown = titles.filter(Boolean).map(inCell).join('; ');
			return `\`${path.replace('tests/', '')}\`${shown && `: ${shown}`}`;
		})
		.join('<br>');
}

function carried(tests: readonly Titled[], idsIn: (title: string) => string[]): Map<string, Titled[]> {
	const found = new Map<string, Titled[]>();
	for (const test of tests)
		for (const id of new Set(idsIn(test.title))) found.set(id, [...(found.get(id) ?? []), test]);
	return found;
}

function partText(name: string, rows: readonly Requirement[], tests: ReadonlyMap<string, Titled[]>): string {
	const lines = rows.map(
		({ id, says }) => `| ${id} | ${inCell(says)} | ${testsText(id, tests.get(id) ?? []) || 'none yet'} |`,
	);
	return [`## ${name}`, '', '| id | requirement | shown by |', '|---|---|---|', ...lines].join('\n');
}

const byNumber = (one: string, other: string) => Number(one.slice(1)) - Number(other.slice(1));

function casesText(name: string, letter: string, tests: ReadonlyMap<string, Titled[]>): string {
	const ids = [...tests.keys()].filter((id) => id.startsWith(letter)).sort(byNumber);
	const lines = ids.map((id) => `| ${id} | ${testsText(id, tests.get(id) ?? [])} |`);
	return [`## ${name}`, '', '| case | shown by |', '|---|---|', ...lines].join('\n');
}

const intro = `# What shows that the specification is met

Written by \`npm run docs\` from \`tests/requirements.tsv\` and the titles of the tests; do not edit. A test carries the id
of what it shows in its title; the ids without one are those of tests/requirements-pending.txt. Paths are below \`tests/\`; three dots or a percent sign stand for what varies. Tests with an
asterisk, and variants of others, are left to \`npm run test:full\`.`;

/** The document that lists each requirement, and each case of abuse and of faults, with its tests. */
export function coveragePage(requirements: readonly Requirement[], tests: readonly Titled[]): string {
	const byId = carried(tests, requirementsIn);
	const byCase = carried(tests, casesIn);
	const met = requirements.filter(({ id }) => byId.has(id)).length;
	const counts = `${met} of ${requirements.length} requirements are shown by a test, a bench, a guard over a document or a review.`;
	const sections = Object.entries(parts).map(([letters, name]) =>
		partText(
			name,
			requirements.filter(({ id }) => id.startsWith(letters)),
			byId,
		),
	);
	const cases = [casesText('Abuse', 'T', byCase), casesText('Faults', 'R', byCase)];
	return `${[intro, counts, ...sections, ...cases].join('\n\n')}\n`;
}
