import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { errorCodes } from '#contract/codes.ts';
import { locales } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import {
	byPath,
	closureOf,
	expectNone,
	type FunctionPath,
	functionPaths,
	parse,
	read,
	type Source,
	scriptsOf,
	sources,
	visit,
	walk,
} from './support.ts';

/** Texts over 20 characters that are rightly the same in English and French, as `namespace:key`. */
const sameInFrench: readonly string[] = ['common:title.page', 'careers:search.further'];

type Texts = { [key: string]: Texts | string };
/** A text by its path of keys. */
type Leaves = Record<string, string>;

function leavesOf(texts: Texts, path = ''): Leaves {
	return Object.entries(texts).reduce<Leaves>((found, [key, value]) => {
		const here = path ? `${path}.${key}` : key;
		return Object.assign(
			found,
			typeof value === 'object' ? leavesOf(value, here) : { [here]: String(value) },
		);
	}, {});
}

/** A key without its plural ending. */
const stemOf = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const placeholdersOf = (text: string) => [...new Set(text.match(/\{\{\s*\w+/g) ?? [])].sort().join(' ');

/** Keys that one language has and the other lacks, and texts that fill other placeholders. */
function differences(name: string, english: Leaves, other: Leaves): string[] {
	const stems = (leaves: Leaves) => new Set(Object.keys(leaves).map(stemOf));
	const [mine, theirs] = [stems(english), stems(other)];
	const missing = [...mine].filter((key) => !theirs.has(key)).map((key) => `${name}: ${key} is missing`);
	const extra = [...theirs].filter((key) => !mine.has(key)).map((key) => `${name}: ${key} is not in English`);
	const unlike = Object.entries(other).flatMap(([key, text]) => {
		const original = english[key] ?? english[`${stemOf(key)}_other`];
		if (original === undefined || placeholdersOf(original) === placeholdersOf(text)) return [];
		return [
			`${name}: ${key} fills ${placeholdersOf(text) || 'nothing'}, English ${placeholdersOf(original) || 'nothing'}`,
		];
	});
	return [...missing, ...extra, ...unlike];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The keys of a namespace that stand in a file as `namespace:key`, a computed part fitting any one key. */
function namedKeys(namespace: string, text: string): RegExp[] {
	const found = text.matchAll(new RegExp(`['"\`]${namespace}:((?:[\\w.-]|\\$\\{[^}]*\\})+)`, 'g'));
	return [...found].map(([, key = '']) => {
		const pattern = key
			.split(/\$\{[^}]*\}/)
			.map(escaped)
			.join('[^.:]+');
		return new RegExp(`^${pattern}$`);
	});
}

/** The groups that a file takes with texts(locale, 'namespace').group, as paths; '' is the whole namespace. */
function takenGroups(namespace: string, text: string): string[] {
	const call = `\\btexts\\((?:[^()]|\\([^()]*\\))*,\\s*['"]${namespace}['"]\\s*,?\\s*\\)((?:\\??\\.\\w+|\\['[^']+'\\])*)`;
	return [...text.matchAll(new RegExp(call, 'g'))].map(([, path = '']) =>
		path
			.replace(/\?\./g, '.')
			.replace(/\['([^']+)'\]/g, '.$1')
			.slice(1),
	);
}

/** What a file reads of any object: names after a dot, names taken apart, and texts that may serve as a key. */
interface Reads {
	names: Set<string>;
	/** Names whose members are read by a computed key. */
	computed: Set<string>;
}

const cachedReads = new WeakMap<Source, Reads>();

function readsOf(source: Source): Reads {
	const cached = cachedReads.get(source);
	if (cached) return cached;
	const names = new Set([...source.text.matchAll(/\.([A-Za-z_$][\w$]*)/g)].map(([, name = '']) => name));
	for (const [, name = ''] of source.text.matchAll(/\[\s*['"]([\w-]+)['"]\s*\]/g)) names.add(name);
	const computed = new Set<string>();
	for (const [, name = ''] of source.text.matchAll(/\.(\w+)(?:\?\.)?\[(?!\s*['"\d])/g)) computed.add(name);
	for (const block of scriptsOf(source)) {
		visit(parse(block.text, source.path.replace(/\.astro$/, '.tsx')), (node) => {
			if (ts.isBindingElement(node))
				names.add((node.propertyName ?? node.name).getText().replace(/['"]/g, ''));
			if (ts.isStringLiteral(node) && /^[\w-]+$/.test(node.text)) names.add(node.text);
		});
	}
	const reads = { names, computed };
	cachedReads.set(source, reads);
	return reads;
}

/** Whether files that are given `group` read the text at `key` below it. */
function isRead(key: string, group: string, files: readonly Source[]): boolean {
	const below = group ? `${group}.` : '';
	if (key === group) return true;
	if (!key.startsWith(below)) return false;
	const segments = key.slice(below.length).split('.');
	const groupName = group.split('.').at(-1) ?? '';
	const has = (pick: (reads: Reads) => Set<string>, name: string) =>
		files.some((file) => pick(readsOf(file)).has(name));
	return segments.every((segment, index) => {
		const parent = index === 0 ? groupName : (segments[index - 1] ?? '');
		return has((reads) => reads.names, segment) || has((reads) => reads.computed, parent);
	});
}

/** The keys of a namespace that no source uses. */
function deadKeys(namespace: string, leaves: Leaves, list: readonly Source[]): string[] {
	const all = byPath(list);
	const named = list.flatMap(({ text }) => namedKeys(namespace, text));
	const given = list.flatMap((source) =>
		takenGroups(namespace, source.text).map((group) => ({ group, files: closureOf(source.path, all) })),
	);
	const stems = [...new Set(Object.keys(leaves).map(stemOf))];
	return stems.filter(
		(key) =>
			!named.some((pattern) => pattern.test(key)) &&
			!given.some(({ group, files }) => isRead(key, group, files)),
	);
}

const texts = (locale: string, namespace: string) =>
	JSON.parse(read(`i18n/${locale}/${namespace}.json`)) as Texts;
const namespacesOf = (locale: string) =>
	walk([`i18n/${locale}`]).map((path) => path.replace(/^.*\/|\.json$/g, ''));
const namespaces = namespacesOf('en');
const code = () => sources(['src'], ['.ts', '.tsx', '.astro']);

describe('the texts', () => {
	test.each(locales)('%s has every file, key and placeholder of English, and nothing else', (locale) => {
		expect(namespacesOf(locale)).toEqual(namespaces);
		const problems = namespaces.flatMap((name) =>
			differences(`i18n/${locale}/${name}.json`, leavesOf(texts('en', name)), leavesOf(texts(locale, name))),
		);
		expectNone(
			problems,
			'English is the source of keys: add, remove or mend the text in every locale together.',
		);
	});

	test.each(locales)('%s has no empty text', (locale) => {
		const problems = namespaces.flatMap((name) =>
			Object.entries(leavesOf(texts(locale, name)))
				.filter(([, text]) => text.trim() === '')
				.map(([key]) => `i18n/${locale}/${name}.json: ${key} is empty`),
		);
		expectNone(problems, 'Write the text, or remove the key in every locale.');
	});

	test.each(locales)('in %s what names a button to assistive technology holds what it shows', (locale) => {
		const problems = namespaces.flatMap((name) => {
			const leaves = leavesOf(texts(locale, name));
			return Object.entries(leaves)
				.filter(([key, text]) => {
					const named = leaves[`${key}Name`];
					return named !== undefined && !named.toLowerCase().includes(text.toLowerCase());
				})
				.map(([key, text]) => `i18n/${locale}/${name}.json: ${key}Name lacks "${text}"`);
		});
		expectNone(problems, 'Who speaks to the browser says what stands on the button: WCAG 2.5.3.');
	});

	test('every key is used', () => {
		const list = code();
		const problems = namespaces.flatMap((name) => {
			const leaves = leavesOf(texts('en', name));
			const judged =
				name === 'errors'
					? Object.entries(leaves).filter(([key]) => key.startsWith('page.'))
					: Object.entries(leaves);
			return deadKeys(name, Object.fromEntries(judged), list).map(
				(key) => `${name}:${key} is used nowhere in src`,
			);
		});
		expectNone(
			problems,
			"Remove the key in every locale, or use it: t('namespace:group.key') in a page, texts(locale, 'namespace').group for an island that reads .key.",
		);
	});

	test('every key that a source names exists', () => {
		const list = code();
		const problems = namespaces.flatMap((name) => {
			const stems = Object.keys(leavesOf(texts('en', name))).map(stemOf);
			return list.flatMap(({ path, text }) =>
				namedKeys(name, text)
					.filter((pattern) => !stems.some((key) => pattern.test(key)))
					.map((pattern) => `${path} names ${name}:${pattern.source.slice(1, -1).replaceAll('\\', '')}`),
			);
		});
		expectNone(problems, 'Add the text to i18n/<locale> in every locale, or mend the key.');
	});

	test('a long text is not the same in English and French', () => {
		const problems = namespaces.flatMap((name) => {
			const french = leavesOf(texts('fr', name));
			return Object.entries(leavesOf(texts('en', name)))
				.filter(
					([key, text]) =>
						text.length > 20 && french[key] === text && !sameInFrench.includes(`${name}:${key}`),
				)
				.map(([key]) => `i18n/fr/${name}.json: ${key} is the English text`);
		});
		expectNone(
			problems,
			'Translate it, or add it to sameInFrench in tests/guards/i18n.test.ts if it is a name.',
		);
	});

	test('French signs stand apart by a narrow no-break space', () => {
		const problems = namespaces.flatMap((name) =>
			Object.entries(leavesOf(texts('fr', name)))
				.filter(([, text]) => badFrenchSpace.test(text))
				.map(([key, text]) => `i18n/fr/${name}.json: ${key}: ${text}`),
		);
		const mails = stringsOf({ path: frenchMails, text: read(frenchMails) })
			.filter((text) => badFrenchSpace.test(text))
			.map((text) => `${frenchMails}: ${text}`);
		expectNone([...problems, ...mails], 'Put U+202F before ; : ! ? and within « ».');
	});

	test('French has one word for a mail', () => {
		const pages = namespaces.flatMap((name) =>
			Object.entries(leavesOf(texts('fr', name)))
				.filter(([, text]) => otherWordForMail.test(text))
				.map(([key, text]) => `i18n/fr/${name}.json: ${key}: ${text}`),
		);
		const mails = sources(['services'], ['.ts']).flatMap((source) =>
			stringsOf(source)
				.filter((text) => /\bcourriel/i.test(text))
				.map((text) => `${source.path}: ${text}`),
		);
		const content = walk(['content'])
			.filter((path) => path.endsWith('.fr.md'))
			.flatMap((path) =>
				read(path)
					.split('\n')
					.filter((line) => !searchWord.test(line) && /\bcourriel/i.test(line))
					.map((line) => `${path}: ${line}`),
			);
		expectNone([...pages, ...mails, ...content], 'Say "e-mail", as every other text does.');
	});
});

/** What stands before an unprefixed path in each language: nothing, `/fr` and so on. */
const prefixes = locales.map((locale) => localePath('/', locale).replace(/^\/$/, ''));

/** Pages that a function fills in some languages only; the platform reads literals, so that nothing derives them. */
function halfLocalised(all: readonly FunctionPath[], languages: readonly string[]): string[] {
	const pages = all.filter(({ path }) => !path.startsWith('/api/'));
	const isAnswered = ({ file, path }: FunctionPath) =>
		pages.some((page) => page.file === file && page.path === path);
	const wanted = pages.flatMap(({ file, path }) => {
		const own = languages.find((prefix) => prefix && path.startsWith(`${prefix}/`)) ?? '';
		return languages.map((prefix) => ({ file, path: prefix + path.slice(own.length) }));
	});
	const missing = wanted.filter((page) => !isAnswered(page));
	return [...new Set(missing.map(({ file, path }) => `${file} does not answer ${path}`))];
}

describe('pages that functions fill', () => {
	test('are filled in every language', () => {
		expect(functionPaths().some(({ path }) => !path.startsWith('/api/'))).toBe(true);
		expectNone(
			halfLocalised(functionPaths(), prefixes),
			'Add the path to `export const config = { path: [...] }` of that function; only literals are read there.',
		);
	});
});

const frenchMails = 'services/accounts/mails/fr.ts';

const badFrenchSpace = /(?<!\u202f)[;:!?»](?=\s|$)|«(?!\u202f)/;

/** What French texts must not call an e-mail; names to be filled in are no words. */
const otherWordForMail = /\bcourriels?\b|(?<![\w{-])mails?\b(?![\w}-])/i;

/** A line of a list without a sentence: what somebody may search for is also another word. */
const searchWord = /^\s+- [^.:]*$/;

/** The texts of a script: its string literals, and each part of a template around what is filled in. */
function stringsOf(source: Source): string[] {
	const found: string[] = [];
	visit(parse(source.text, source.path), (node) => {
		if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
			found.push(node.text);
	});
	return found;
}

describe('errors.json', () => {
	const leaves = Object.keys(leavesOf(texts('en', 'errors')));
	const group = (name: string) =>
		leaves.filter((key) => key.startsWith(`${name}.`)).map((key) => stemOf(key.slice(name.length + 1)));

	test('msg is the list of codes', () => {
		expect(
			group('msg').sort(),
			'add or remove the text together with the code in src/contract/codes.ts',
		).toEqual([...errorCodes].sort());
	});

	test('field is what the contract and the forms say', () => {
		const used = new Set(
			fieldKeys(sources(['src/contract', 'src/ui', 'src/features', 'src/api'], ['.ts', '.tsx'])),
		);
		expect(group('field').sort(), 'add or remove the text together with its use').toEqual([...used].sort());
	});

	test('has four groups', () => {
		expect([...new Set(leaves.map((key) => key.split('.')[0]))].sort()).toEqual([
			'field',
			'msg',
			'page',
			'passkey',
		]);
	});
});

/** The `field.x` keys that stand in the files. */
function fieldKeys(list: readonly Source[]): string[] {
	return list.flatMap(({ text }) =>
		[...text.matchAll(/['"`]field\.([a-zA-Z]+)/g)].map(([, key = '']) => key),
	);
}

describe('the rules themselves', () => {
	test('a missing key, an extra key and another placeholder are found', () => {
		const english = { a: 'x {{count}}', b: 'y', n_one: '{{count}} day', n_other: '{{count}} days' };
		const french = {
			a: 'x {{total}}',
			c: 'z',
			n_one: '{{count}} jour',
			n_many: '{{count}} jours',
			n_other: '{{count}} jours',
		};
		expect(differences('fr', english, french)).toEqual([
			'fr: b is missing',
			'fr: c is not in English',
			'fr: a fills {{total, English {{count',
		]);
	});

	const files: Source[] = [
		{
			path: 'src/pages/a.astro',
			text: `---\nimport Form from '#features/account/login/Form.island.tsx';\n---
				<Form texts={texts(locale, 'account').login} />{t('common:menu.news')}{t(\`common:language.\${other}\`)}`,
		},
		{
			path: 'src/features/account/login/Form.island.tsx',
			text: "import { Row } from './Row.tsx';\nconst { text } = texts; texts.factor[kind];",
		},
		{
			path: 'src/features/account/login/Row.tsx',
			text: 'export const Row = ({ texts }) => <b>{texts.row.title}</b>;',
		},
		{ path: 'src/features/press/Kit.tsx', text: 'texts.unreached.deadline;' },
	];
	test('a key counts as used when it is named, or read where its group is given', () => {
		const common = { 'menu.news': '', 'menu.dead': '', 'language.fr': '' };
		expect(deadKeys('common', common, files)).toEqual(['menu.dead']);
		const account = {
			'login.text': '',
			'login.row.title': '',
			'login.factor.sms': '',
			'login.deadline': '',
			'create.title': '',
		};
		expect(deadKeys('account', account, files)).toEqual(['login.deadline', 'create.title']);
	});

	test('a page that a function fills in one language only is found', () => {
		const file = 'functions/a.ts';
		const paths = ['/careers/:id', '/fr/careers/:id', '/api/careers'].map((path) => ({ file, path }));
		expect(halfLocalised(paths, ['', '/fr'])).toEqual([]);
		expect(halfLocalised(paths, ['', '/fr', '/de'])).toEqual([`${file} does not answer /de/careers/:id`]);
		expect(halfLocalised(paths.slice(1), ['', '/fr'])).toEqual([`${file} does not answer /careers/:id`]);
	});

	test.each(['Vraiment ?', 'Vraiment?', 'Note: oui', '« oui »', '«oui»'])(
		'%s is bad French spacing',
		(text) => {
			expect(badFrenchSpace.test(text)).toBe(true);
		},
	);
	test.each(['Vraiment\u202f?', 'https://a.example', '«\u202foui\u202f»', '{{a}}:{{b}}'])(
		'%s is good French spacing',
		(text) => {
			expect(badFrenchSpace.test(text)).toBe(false);
		},
	);

	test('another word for an e-mail is found', () => {
		const bad = ['Par courriel', 'Des courriels', 'Un mail', 'Mails'];
		expect(bad.filter((text) => !otherWordForMail.test(text))).toEqual([]);
		const good = ['Un e-mail', 'Les e-mails', 'Écrivez à {{mail}}'];
		expect(good.filter((text) => otherWordForMail.test(text))).toEqual([]);
	});

	test('every text of a script is judged, also around what is filled in', () => {
		const text = `const a = { subject: 'Un\u202f: deux', text: \`Bonjour \${name} : \${link} ; fin !\` };`;
		const bad = stringsOf({ path: 'a.ts', text }).filter((part) => badFrenchSpace.test(part));
		expect(bad).toEqual([' : ', ' ; fin !']);
	});

	test('field keys are found with and without a number', () => {
		expect(fieldKeys([{ path: 'a.ts', text: "'field.required' `field.min|8` field.other" }])).toEqual([
			'required',
			'min',
		]);
	});
});
