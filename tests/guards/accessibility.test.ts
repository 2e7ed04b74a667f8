import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requirementsIn, titlesIn } from '../coverage/titles.ts';
import { expectNone, read, root, sources } from './support.ts';

const page = 'docs/accessibility.md';

/** The first and the last cell of each row of the page's tables. */
const rowsOf = (text: string) =>
	text
		.split('\n')
		.filter((line) => line.startsWith('| '))
		.map((line) => line.split('|').slice(1, -1))
		.map((cells) => ({ first: cells[0]?.trim() ?? '', last: cells.at(-1)?.trim() ?? '' }));

const pathsIn = (text: string) =>
	[...text.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, path = '']) => path).sort();

/** The specs that carry each journey by keyboard alone. */
function journeys(): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const source of sources(['tests/e2e'], ['.spec.ts']))
		for (const id of new Set(titlesIn(source).flatMap(({ title }) => requirementsIn(title))))
			if (id.startsWith('KB-')) found.set(id, [...(found.get(id) ?? []), source.path.replace('tests/', '')]);
	return found;
}

test('the page on accessibility names tests that are there', () => {
	const named = new Set(pathsIn(read(page)));
	expectNone(
		[...named].filter((path) => !existsSync(join(root, 'tests', path))),
		`Name the test by its path below tests/ in ${page}.`,
	);
});

test('the page on accessibility names the tests of each journey by keyboard alone', () => {
	const rows = rowsOf(read(page)).filter(({ first }) => /^KB-\d\d$/.test(first));
	const shown = Object.fromEntries(rows.map(({ first, last }) => [first, pathsIn(last)]));
	const carried = Object.fromEntries([...journeys()].map(([id, paths]) => [id, paths.sort()]));
	expect(shown).toEqual(carried);
});

test('the page on accessibility says of each criterion what shows it', () => {
	const criteria = rowsOf(read(page)).filter(({ first }) => /^\d\.\d\.\d/.test(first));
	expect(criteria.length).toBeGreaterThan(45);
	expectNone(
		criteria.filter(({ last }) => last === '').map(({ first }) => first),
		`Say in ${page} which test shows it, that a person judges it, or that the site is not concerned.`,
	);
});
