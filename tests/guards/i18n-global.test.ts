import { describe, expect, test } from 'vitest';
import { expectNone, importsOf, packageOf, type Source, sources } from './support.ts';

/** Packages whose language is global to the process, which pages built side by side would mix. */
const globalPackages = ['i18next', 'astro-i18next', 'react-i18next'];

/** Where a file reaches for the language that i18next keeps for the whole process. */
function globalUses(source: Source): string[] {
	const imports = importsOf(source)
		.filter(({ specifier, typeOnly }) => globalPackages.includes(packageOf(specifier)) && !typeOnly)
		.map(({ specifier, line }) => `${source.path}:${line} imports ${specifier}`);
	const calls = source.text.split('\n').flatMap((text, index) => {
		const use = /\bchangeLanguage\b|\bi18next\.t\b|\bi18next\.language\b|\bsetLanguage\s*\(/.exec(text);
		return use ? [`${source.path}:${index + 1} uses ${use[0]}`] : [];
	});
	return [...imports, ...calls];
}

describe('the language of a page', () => {
	test('is never global', () => {
		const list = sources(
			['src', 'functions', 'sandbox', 'services', 'editor', 'connect', 'preview'],
			['.ts', '.tsx', '.astro', '.mjs'],
		);
		const inside = (path: string) => path.startsWith('src/i18n/');
		const problems = [
			...list.filter(({ path }) => !inside(path)).flatMap(globalUses),
			...list
				.filter(({ path, text }) => inside(path) && /\bchangeLanguage\b/.test(text))
				.map(({ path }) => `${path} uses changeLanguage`),
		];
		expectNone(
			problems,
			'Pages are built side by side, so a global language mixes them: use translator(locale) or texts(locale, namespace) of #i18n/texts.ts, and pass texts to islands as props.',
		);
	});
});

describe('the rule itself', () => {
	test.each([
		"import { t } from 'i18next';",
		"import i18next, { changeLanguage } from 'i18next';",
		"import { localizePath } from 'astro-i18next';",
		"await i18n.changeLanguage('fr');",
		"const { t } = await import('i18next');",
	])('%s is refused', (text) => {
		expect(globalUses({ path: 'src/pages/a.ts', text }).length).toBeGreaterThan(0);
	});

	test.each(["import { translator } from '#i18n/texts.ts';", "import type { TFunction } from 'i18next';"])(
		'%s is allowed',
		(text) => {
			expect(globalUses({ path: 'src/pages/a.ts', text })).toEqual([]);
		},
	);
});
