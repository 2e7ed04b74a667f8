import { existsSync, globSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { fillPart, generatedParts } from '#build/docs/parts.ts';
import { ConfigError, readConfig } from '#contract/config.ts';
import { partNames } from '#contract/parts.ts';
import { type VariableName, variableNames, variables } from '#contract/variables.ts';
import { importPart } from '../coverage/import-part.ts';
import { coverageFile, coverageNow } from '../coverage/read.ts';
import { expectNone, read, root, type Source, sources, walk } from './support.ts';

const mend = 'Run npm run docs and commit what it wrote.';
const pages = sources(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'docs'], ['.md']);
const readmes = sources(
	walk(['src', 'functions', 'sandbox', 'services', 'tests', 'art', 'connect', 'content']).filter((path) =>
		path.endsWith('/README.md'),
	),
	['.md'],
);
const parts = [...(await generatedParts()), importPart()];
const withoutCode = (text: string) => text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');

/** The name by which a heading can be linked to. */
const anchorOf = (heading: string) =>
	heading
		.toLowerCase()
		.replace(/[^\p{L}\p{N}\s_-]/gu, '')
		.trim()
		.replace(/\s/g, '-');

const anchorsIn = (text: string) =>
	[...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Where the links and pictures of a page lead. */
const targetsIn = (text: string) =>
	[...withoutCode(text).matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)].map(
		([, link, attribute]) => link ?? attribute ?? '',
	);

/** Links of a page of ours that lead nowhere. */
function deadLinks({ path, text }: Source): string[] {
	const own = targetsIn(text).filter((target) => !/^[a-z]+:/.test(target));
	return own.flatMap((target) => {
		const [file = '', anchor] = target.split('#');
		const to = file ? posix.normalize(posix.join(dirname(path), file)) : path;
		if (file && !existsSync(join(root, to))) return [`${path} leads to ${target}, which does not exist`];
		const isDead = anchor && to.endsWith('.md') && !anchorsIn(file ? read(to) : text).includes(anchor);
		return isDead ? [`${path} leads to ${target}, but ${to} has no such heading`] : [];
	});
}

/** Commands that a page names and package.json does not have. */
function unknownCommands({ path, text }: Source, scripts: readonly string[]): string[] {
	const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = '']) => script);
	return named
		.filter((script) => !scripts.includes(script))
		.map((script) => `${path} names npm run ${script}`);
}

/** Documents whose paths may be gone: what is generated from titles, where files were, and what no longer holds. */
const hasOldPaths = ({ path, text }: Source) =>
	['docs/moved-files.md', 'CHANGELOG.md', coverageFile].includes(path) || /^Status: superseded/m.test(text);

/** A folder or file of ours as documents name it: `src/cms/<name>.ts` and `src/cms/*.ts` stand for any. */
const pathPattern = /^(?:src|functions|sandbox|services|tests|docs)\/[^\s:#]*/;
const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);
// docs/accessibility.md names tests by their path below tests/.
const isThere = (path: string) =>
	existsSync(join(root, path)) ||
	(isTest(path) && existsSync(join(root, 'tests', path))) ||
	globSync(path.replace(/[[\]]/g, '?').replace(/<[^>]*>/g, '*'), { cwd: root }).length > 0;

/** Paths in backticks that lead to nothing. */
const deadPaths = ({ path, text }: Source): string[] =>
	[...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
		.flatMap(([, code = '']) => pathPattern.exec(code)?.[0].replace(/\/$/, '') ?? [])
		.filter((named) => !isThere(named))
		.map((named) => `${path} names ${named}, which does not exist`);

/** What the deploy button asks for, with the hint that stands in the field. */
function hints(): [VariableName, string][] {
	const [, table = ''] = read('netlify.toml').split('[template.environment]');
	return [...table.matchAll(/^ *([A-Z_]+) = "(.*)"$/gm)].map(([, name, hint]) => [
		name as VariableName,
		hint ?? '',
	]);
}

describe('the deploy button', () => {
	test('[AD-09] asks for SITE_URL alone, whose hint is refused as a value', () => {
		expect(hints().map(([name]) => name)).toEqual(['SITE_URL']);
		for (const [name, hint] of hints())
			expect(() => readConfig({ [name]: hint }, [name])).toThrow(ConfigError);
	});
});

describe('the documents', () => {
	test.each(parts.map((part) => [part.path, part] as const))(
		'%s says what the contract says',
		(path, part) => {
			expect(fillPart(read(path), part) === read(path), mend).toBe(true);
		},
	);

	test('list the tests of each requirement', () => {
		expect(read(coverageFile) === coverageNow(), mend).toBe(true);
	});

	test('lead to what exists', () => {
		expectNone([...pages, ...readmes].flatMap(deadLinks), 'Mend the link, or write what it leads to.');
	});

	test('name paths that exist', () => {
		const present = [...pages, ...readmes].filter((page) => !hasOldPaths(page));
		expectNone(
			present.flatMap(deadPaths),
			'Name the path that is there now; docs/moved-files.md has the moves.',
		);
	});

	test('name commands that exist', () => {
		const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
		// Requirements that are pending name commands that are still to be written.
		const documents = pages.filter(({ path }) => path !== coverageFile);
		const problems = documents.flatMap((page) => unknownCommands(page, Object.keys(scripts)));
		expectNone(problems, 'Name a script of package.json.');
	});
});

describe('the rules themselves', () => {
	const page = (text: string) => ({ path: 'docs/a.md', text });

	test.each(['[a](missing.md)', '[a](#missing)', '![a](images/missing.webp)', '<img src="missing.svg">'])(
		'%s leads nowhere',
		(text) => {
			expect(deadLinks(page(text))).toHaveLength(1);
		},
	);
	test.each(['[a](https://a.example)', '[a](../README.md)', '# A b\n[a](#a-b)', '`[a](missing.md)`'])(
		'%s leads somewhere',
		(text) => {
			expect(deadLinks(page(text))).toEqual([]);
		},
	);

	test.each(['`src/missing.ts`', '`tests/missing/`', '`functions/missing/*.ts`', '`docs/missing.md#part`'])(
		'%s is no path of ours',
		(text) => {
			expect(deadPaths(page(text))).toHaveLength(1);
		},
	);
	test.each([
		'`src/pages/[...locale]/index.astro`',
		'`src/cms/sources/<name>.ts`',
		'`services/**/mails`',
		'`tests/run.mjs --only=e2e`',
		'`i18n/missing.json`',
		'```\n`src/missing.ts`\n```',
	])('%s is one, or none to check', (text) => {
		expect(deadPaths(page(text))).toEqual([]);
	});

	test('a command that is gone is found', () => {
		expect(unknownCommands(page('`npm run a` and `npm run b:c`'), ['a'])).toEqual([
			'docs/a.md names npm run b:c',
		]);
	});
});

describe('docs/deploying.md', () => {
	const text = read('docs/deploying.md');
	/** The cells of the table whose first column is called so. */
	const rowsUnder = (heading: string) => {
		const [, table = ''] = text.split(`\n| ${heading} |`);
		const [, ...rows] = (table.split('\n\n')[0] ?? '').split('\n').slice(1);
		return rows.map((line) => line.split('|').slice(1, -1));
	};
	const numbers = (cell = '') =>
		[...cell.replaceAll(',', '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
	const cost = 15;

	test('[AD-09] begins with the hour that needs a repository and Netlify alone', () => {
		const [, first, second] = text.split(/^## (?=.)/m);
		expect(first).toMatch(/^The first hour\n/);
		expect(second).toMatch(/^What each part adds\n/);
		const variables = new Set(variableNames.filter((name) => first?.includes(name)));
		expect([...variables]).toEqual(['SITE_URL']);
		for (const part of partNames) expect(first).toContain(`\t${part}: false,`);
	});

	test('[AD-09] says of each part what it asks for', () => {
		const rows = new Map(rowsUnder('part').map(([part = '', , asks = '']) => [part.trim(), asks]));
		expect([...rows.keys()]).toEqual(partNames.map((part) => `\`${part}\``));
		const needed = variableNames.filter((name) => {
			const { parts, schema } = variables[name];
			return parts.length === 1 && !safeParse(schema, undefined).success;
		});
		expect(needed.length).toBeGreaterThan(6);
		for (const name of needed) expect(rows.get(`\`${variables[name].parts[0]}\``)).toContain(`\`${name}\``);
	});

	test('[PB-05] counts what each plan has for deploys', () => {
		const plans = rowsUnder('plan');
		expect(plans.map(([name]) => name?.trim())).toEqual(['Free', 'Personal', 'Pro']);
		for (const [, credits, all, most] of plans) {
			const [had = 0] = numbers(credits);
			expect([numbers(all), numbers(most)]).toEqual([
				[Math.floor(had / cost)],
				[Math.floor(Math.floor((had / cost) * 2) / 3)],
			]);
		}
	});

	test('[PB-05] counts publishes a month against plans, and says where the figures are', () => {
		const rows = rowsUnder('publishes a month');
		expect(rows.length).toBeGreaterThanOrEqual(4);
		for (const [publishes, single, grouped, credits, fits] of rows) {
			const [many = 0] = numbers(publishes);
			expect([numbers(single), numbers(grouped)]).toEqual([[many], [(many / 5) * 2]]);
			expect(numbers(credits)).toEqual([(many / 5) * 2 * cost, many * cost]);
			expect(fits).toMatch(/Free|Personal|Pro/);
		}
		for (const words of [
			"The figures are Netlify's and may change",
			'https://www.netlify.com/pricing/',
			'300',
		])
			expect(text).toContain(words);
	});
});
