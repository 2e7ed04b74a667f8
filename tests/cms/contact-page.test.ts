import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Locale, locales } from '#contract/locales.ts';
import { type Part, partNames } from '#contract/parts.ts';

afterEach(() => {
	vi.doUnmock('#site.config');
	vi.unstubAllEnvs();
});

/** The demo's contact page below its opening, on a site without some parts. */
async function readContact(locale: Locale, off: readonly Part[]): Promise<string> {
	const config = await vi.importActual<typeof import('#site.config')>('#site.config');
	const parts = { ...config.parts, ...Object.fromEntries(off.map((part) => [part, false])) };
	vi.doMock('#site.config', () => ({ ...config, parts }));
	vi.resetModules();
	vi.stubEnv('CMS_SOURCE', 'files');
	const { loadPage } = await import('#cms/collections/pages.ts');
	const { blocks } = await loadPage('contact', locale);
	return blocks.map((block) => ('html' in block ? String(block.html) : '')).join('\n');
}

/** What stands there of a part alone, in each language. */
const said: [Part, Record<Locale, RegExp>][] = [
	[
		'forms',
		{ en: /form to report an issue/, fr: /formulaire de signalement/, es: /formulario para informar/ },
	],
	['uploads', { en: /5\sMB/, fr: /5\sMo/, es: /5\sMB/ }],
	['playtests', { en: /playtests/, fr: /séances de test/, es: /pruebas de juego/ }],
	['merch', { en: /store/, fr: /boutique/, es: /tienda/ }],
];

describe.each(locales)('[AD-05] the contact page in %s', (locale) => {
	it.each(said)(
		'names what belongs to the part %s where the site has it, and not where it lacks it',
		async (part, words) => {
			expect(await readContact(locale, [])).toMatch(words[locale]);
			expect(await readContact(locale, [part])).not.toMatch(words[locale]);
		},
	);

	it('is whole without any part: no empty entry, no loose end', async () => {
		const html = await readContact(locale, partNames);
		expect(html).not.toMatch(/<li>\s*<\/li>|,\s*<\/li>| (?:and|or|et|ou|y|o)\s*<\/li>/);
		expect(html.match(/<li>/g)).toHaveLength(3);
	});
});
