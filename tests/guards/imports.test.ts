import { describe, expect, test } from 'vitest';
import { areas, type ImportRow } from './import-table.ts';
import { expectNone, importsOf, packageOf, read, resolveImport, type Source, sources } from './support.ts';

/** The area of a path, and the path within what names it: `contract/locales.ts`. */
function placeOf(path: string): { area: string; file: string } {
	const fits = Object.entries(areas).filter(([, row]) => path.startsWith(row.at));
	const [area, row] = fits.reduce((best, next) => (next[1].at.length > best[1].at.length ? next : best));
	const rest = path.slice(row.at.length);
	return { area, file: rest ? `${area}/${rest}` : area };
}

function fitsOne(target: { area: string; file: string }, patterns: readonly string[]): boolean {
	return patterns.some((pattern) => {
		if (pattern === target.area) return true;
		if (!pattern.includes('*') && !pattern.includes('.')) return false;
		const expression = pattern
			.split('*')
			.map((part) => part.replace(/[.]/g, '\\.'))
			.join('.*');
		return new RegExp(`^${expression}$`).test(target.file);
	});
}

/** The domain of a feature: src/features/account/login/x.ts is account. */
const domainOf = (file: string) => file.split('/')[1];

function mayImport(from: string, target: string, typeOnly: boolean): boolean {
	const source = placeOf(from);
	const goal = placeOf(target);
	const row = areas[source.area];
	if (!row) return false;
	if (goal.area === source.area)
		return source.area !== 'features' || domainOf(goal.file) === domainOf(source.file);
	return fitsOne(goal, row.may) || (typeOnly && fitsOne(goal, row.types ?? []));
}

function packageProblem(row: ImportRow, specifier: string, typeOnly: boolean): string | undefined {
	const name = packageOf(specifier);
	if (row.packages && !row.packages.includes(name))
		return row.packages.length > 0 ? `only ${row.packages.join(', ')} is open to it` : 'it uses no package';
	if (row.browser && !typeOnly && name.startsWith('node:')) return 'browsers have no node: modules';
	if (row.plainNode && name.startsWith('astro:'))
		return 'Node runs it outside Astro, where astro: modules do not exist';
	return undefined;
}

const describeMay = (row: ImportRow) =>
	`may import ${[...row.may, ...(row.types ?? []).map((type) => `types of ${type}`)].join(', ') || 'nothing of ours'}`;

/** What a file imports against the table, one sentence each. */
function importProblems(source: Source): string[] {
	const { area } = placeOf(source.path);
	const row = areas[area];
	if (!row || row.may.includes('*')) return [];
	return importsOf(source).flatMap(({ specifier, typeOnly, line }) => {
		const where = `${source.path}:${line} imports ${specifier}`;
		const target = resolveImport(source.path, specifier);
		if (target === undefined) {
			const problem = packageProblem(row, specifier, typeOnly);
			return problem ? [`${where}, but ${problem}. ${row.instead}`] : [];
		}
		if (row.plainNode && !/\.\w+$/.test(target))
			return [`${where} without its ending; Node needs it: write .ts.`];
		if (mayImport(source.path, target, typeOnly)) return [];
		const goal = placeOf(target);
		if (goal.area === 'features' && area === 'features')
			return [`${where}, but a feature imports no other feature. ${row.instead}`];
		return [`${where} (${goal.file}), but ${area} ${describeMay(row)}. ${row.instead}`];
	});
}

/** The circles that imports of ours make, those of types included; each as the files in it. */
function circlesOf(all: readonly Source[]): string[][] {
	const targets = new Map(
		all.map((source) => [
			source.path,
			importsOf(source).flatMap(({ specifier }) => resolveImport(source.path, specifier) ?? []),
		]),
	);
	const done = new Set<string>();
	const circles: string[][] = [];
	const follow = (path: string, way: readonly string[]) => {
		const start = way.indexOf(path);
		if (start >= 0) circles.push(way.slice(start));
		if (start >= 0 || done.has(path)) return;
		for (const target of targets.get(path) ?? []) follow(target, [...way, path]);
		done.add(path);
	};
	for (const path of targets.keys()) follow(path, []);
	return circles;
}

const endings = ['.ts', '.tsx', '.astro', '.mjs', '.css'];
const roots = [
	'src',
	'functions',
	'sandbox',
	'services',
	'editor',
	'connect',
	'preview',
	'astro.config.mjs',
	'astro-i18next.config.ts',
	'vitest.config.ts',
];

describe('who may import whom', () => {
	test('every import is in the table', () => {
		const problems = sources([...roots, 'playwright.config.ts'], endings).flatMap(importProblems);
		expectNone(
			problems,
			'The table stands in tests/guards/imports.test.ts; move the code rather than the table.',
		);
	});

	test('what Node runs as it is uses nothing that only Astro knows', () => {
		const plain = Object.values(areas).filter((row) => row.plainNode);
		const problems = sources(
			['src', 'functions', 'sandbox', 'services', 'editor', 'connect', 'preview'],
			['.ts', '.tsx'],
		)
			.filter(({ path }) => plain.includes(areas[placeOf(path).area] as ImportRow))
			.filter(({ text }) => /\bimport\.meta\.env\b/.test(text))
			.map(({ path }) => `${path} reads import.meta.env`);
		expectNone(problems, 'Take the value as a parameter, or read it with readConfig of #contract/config.ts.');
	});

	test('what npm start, the services and a build run needs no package that only development has', () => {
		const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object };
		const problems = sources(roots, endings)
			.filter(({ path }) => path !== 'vitest.config.ts' && !path.startsWith('src/build/openapi/'))
			.flatMap((source) =>
				importsOf(source)
					.filter(({ specifier, typeOnly }) => !typeOnly && !specifier.includes(':'))
					.filter(({ specifier }) => resolveImport(source.path, specifier) === undefined)
					.filter(({ specifier }) => !(packageOf(specifier) in dependencies))
					.map(({ specifier, line }) => `${source.path}:${line} imports ${specifier}`),
			);
		expectNone(problems, 'Move the package to the dependencies: these install nothing else.');
	});

	test('no imports go in a circle', () => {
		const circles = circlesOf(
			sources(
				['src', 'functions', 'sandbox', 'services', 'editor', 'connect', 'preview'],
				[...endings, '.js'],
			),
		);
		expectNone(
			circles.map(([first = '', ...rest]) => [first, ...rest, first].join(' imports ')),
			'Move what both sides need, often a type, into a file that neither side is.',
		);
	});

	test('every import of our own leads to a file', () => {
		const all = sources([...roots, 'tests'], endings);
		const known = new Set([
			...all.map(({ path }) => path),
			...sources(['i18n'], ['.json']).map(({ path }) => path),
		]);
		const problems = all.flatMap((source) =>
			importsOf(source).flatMap(({ specifier, line }) => {
				const target = resolveImport(source.path, specifier);
				const checked =
					target !== undefined && /\.(?:tsx?|astro|mjs|css)$/.test(target) && !specifier.startsWith('/');
				return checked && !known.has(target)
					? [`${source.path}:${line} imports ${specifier}, which does not exist`]
					: [];
			}),
		);
		expectNone(problems, 'Mend the path, or remove the import.');
	});
});

describe('the table itself', () => {
	const refused: [string, string][] = [
		[
			'src/features/account/login/Login.island.tsx',
			"import { getOffices } from '#cms/collections/offices.ts';",
		],
		['src/features/account/login/Login.island.tsx', "import { rows } from '../../careers/rows.ts';"],
		['src/features/account/login/Login.island.tsx', "import { readFile } from 'node:fs/promises';"],
		['src/features/account/login/Login.island.tsx', "import { site } from '#site.config';"],
		['src/ui/Field.tsx', "import { limits } from '#contract/limits.ts';"],
		['src/contract/fields.ts', "import { truncate } from '#lib/text/plain-text.ts';"],
		['src/contract/fields.ts', "import { z } from 'zod';"],
		['src/lib/text/plain-text.ts', "import * as v from 'valibot';"],
		['src/pages/index.astro', "---\nimport { reduce } from '#features/account/login/steps.ts';\n---\n"],
		['src/pages/index.astro', "---\nconst { call } = await import('#api/call.ts');\n---\n"],
		['src/pages/index.astro', "<p>{(await import('#stores/session.ts')).name}</p>"],
		['src/components/shell/Menu.astro', "---\nimport { offices } from '#cms/collections/offices.ts';\n---\n"],
		['src/layouts/Simple.astro', "<script>import { call } from '#api/call.ts';</script>"],
		['src/site.config.ts', "import { limits } from '#contract/limits.ts';"],
		['src/cms/collections/offices.ts', "import { translator } from '#i18n/texts.ts';"],
		['src/cms/collections/offices.ts', "import { getCollection } from 'astro:content';"],
		['src/styles/base.css', "@import '../ui/field.css' layer(base);"],
		['functions/account.ts', "import { seed } from '../sandbox/store/seed.ts';"],
		['functions/_lib/http/serve.ts', "import { login } from '../../account.ts';"],
		['functions/account.ts', "import { serve } from './_lib/serve';"],
		['services/accounts.ts', "export { serve } from '#functions/_lib/http/serve.ts';"],
		['src/stores/session.ts', "import { server } from '../../tests/functions/server.ts';"],
		['sandbox/main.ts', "import { translator } from '#i18n/texts.ts';"],
		['astro.config.mjs', "import { call } from './src/api/call.ts';"],
	];
	test.each(refused)('%s is refused %s', (path, text) => {
		expect(importProblems({ path, text })).toHaveLength(1);
	});

	const allowed: [string, string][] = [
		['src/features/account/login/Login.island.tsx', "import { Field } from '#ui/Field.tsx';"],
		['src/features/account/login/Login.island.tsx', "import { steps } from '../steps.ts';"],
		['src/pages/index.astro', "---\nimport Login from '#features/account/login/Login.island.tsx';\n---\n"],
		['src/pages/index.astro', "---\nimport type { Texts } from '#features/account/login/texts.ts';\n---\n"],
		['src/layouts/Simple.astro', "<script>import '#features/consent/consent.client.ts';</script>"],
		[
			'src/components/shell/Menu.astro',
			"---\nimport type { Office } from '#cms/collections/offices.ts';\n---\n",
		],
		[
			'src/components/shell/Menu.astro',
			"---\nimport { type Office } from '#cms/collections/offices.ts';\n---\n",
		],
		['src/site.config.ts', "import type { Locale } from '#contract/locales.ts';"],
		['functions/account.ts', "import { serve } from './_lib/serve.ts';"],
		['sandbox/host/host.ts', "const f = await import('#functions/account.ts');"],
		['sandbox/main.ts', "import { host } from './host/host.ts';"],
		['tests/functions/x.test.ts', "import { host } from '../../sandbox/host/host.ts';"],
		['astro.config.mjs', "import { headers } from './src/build/headers.ts';"],
	];
	test.each(allowed)('%s is allowed %s', (path, text) => {
		expect(importProblems({ path, text })).toEqual([]);
	});

	test('a circle is found, of types and of files that are fetched later too', () => {
		const circle = [
			{ path: 'src/ui/List.tsx', text: "import { Row } from './Row.tsx';\nexport interface Item {}" },
			{ path: 'src/ui/Row.tsx', text: "import type { Item } from './List.tsx';" },
			{ path: 'src/ui/Late.tsx', text: "import { Row } from './Row.tsx';" },
		];
		expect(circlesOf(circle)).toEqual([['src/ui/List.tsx', 'src/ui/Row.tsx']]);
		const late = [
			{ path: 'src/ui/first.ts', text: "await import('./second.ts');" },
			{ path: 'src/ui/second.ts', text: "import '#ui/third.ts';" },
			{ path: 'src/ui/third.ts', text: "export type Third = import('./first.ts').First;" },
		];
		expect(circlesOf(late)).toEqual([['src/ui/first.ts', 'src/ui/second.ts', 'src/ui/third.ts']]);
		expect(circlesOf(late.slice(0, 2))).toEqual([]);
	});

	test('the message names the file, the import and where the code should live', () => {
		const [message] = importProblems({
			path: 'src/ui/Field.tsx',
			text: "\nimport { limits } from '#contract/limits.ts';",
		});
		expect(message).toContain('src/ui/Field.tsx:2 imports #contract/limits.ts');
		expect(message).toContain('take texts, rules and endpoints as props');
	});
});
