import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectNone, read, sources } from './support.ts';

const code = sources(
	['src', 'functions', 'sandbox', 'services', 'editor', 'connect', 'preview'],
	['.ts', '.tsx'],
);
const declared = /^export (?:declare )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;
const exported = code.flatMap(({ path, text }) =>
	[...text.matchAll(declared)].map(([line, name = '']) => ({
		path,
		name,
		isType: /interface|type|class/.test(line),
	})),
);

/** Names that the glossary replaced. */
const replaced = [
	'Trouble',
	'Waiting',
	'News',
	'StateMark',
	'PlatformVisit',
	'OnceStore',
	'Slip',
	'Wish',
	'Departure',
];

/** Words of which no name is made any more; job offers are what the CMS calls jobs. */
const replacedWord = /(?<![jJ]ob)[oO]ffer(?!ed)|[sS]econdFactor|\bletter|Letter(?!s)/;

const mostFilesOfFolder = 25;
const mostFilesOfSrc = 760;

describe('[SM-01] the words of the project', () => {
	test('no two exported types share a name', () => {
		const byName = Map.groupBy(
			exported.filter(({ isType }) => isType),
			({ name }) => name,
		);
		const problems = [...byName]
			.filter(([, places]) => places.length > 1)
			.map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(', ')}`);
		expectNone(problems, 'Name each after what it is; docs/glossary.md has the words.');
	});

	test('every name of the glossary is exported', () => {
		const names = new Set(exported.map(({ name }) => name));
		const column = [...read('docs/glossary.md').matchAll(/^\|.*\| ([^|]*) \|$/gm)].map(
			([, cell = '']) => cell,
		);
		const listed = column.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
		expect(listed.length).toBeGreaterThan(40);
		expect(listed.filter((name) => !names.has(name))).toEqual([]);
	});

	test('nothing is called by a word that the glossary replaced', () => {
		const problems = exported
			.filter(({ name }) => replaced.includes(name) || replacedWord.test(name))
			.map(({ path, name }) => `${path} exports ${name}`);
		expectNone(problems, 'Use the word of docs/glossary.md.');
	});

	test('the README and CONTRIBUTING lead to the glossary', () => {
		expect(read('README.md')).toContain('(docs/glossary.md)');
		expect(read('CONTRIBUTING.md')).toContain('(docs/glossary.md)');
	});
});

describe('[SM-02] the folders', () => {
	const domains: [string, string[]][] = [
		['functions/_lib', ['content', 'http', 'jobs', 'oauth', 'pages', 'session', 'upstream']],
		[
			'src/components',
			[
				'account',
				'games',
				'home',
				'jobs',
				'kit',
				'legal',
				'media',
				'news',
				'offices',
				'playtests',
				'press',
				'search',
				'shell',
				'support',
			],
		],
		['src/ui', ['choice', 'feedback', 'form', 'upload']],
	];
	test.each(domains)('%s is parted by domain', (folder, expected) => {
		const entries = readdirSync(folder, { withFileTypes: true });
		expect(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)).toEqual(expected);
	});

	test(`none has more than ${mostFilesOfFolder} files of code side by side`, () => {
		const all = sources(
			['src', 'functions', 'sandbox', 'services', 'editor', 'connect', 'preview'],
			['.ts', '.tsx', '.astro', '.mjs'],
		);
		const byFolder = Map.groupBy(all, ({ path }) => path.slice(0, path.lastIndexOf('/')));
		const problems = [...byFolder]
			.filter(([, files]) => files.length > mostFilesOfFolder)
			.map(([folder, files]) => `${folder} has ${files.length}`);
		expectNone(problems, 'Part it by what its files are about.');
	});

	test(`src has at most ${mostFilesOfSrc} files`, () => {
		const files = readdirSync('src', { recursive: true, withFileTypes: true });
		expect(files.filter((entry) => entry.isFile()).length).toBeLessThanOrEqual(mostFilesOfSrc);
	});
});
