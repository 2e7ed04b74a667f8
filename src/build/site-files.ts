import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { SitemapItemLoose } from 'sitemap';
import { loadJobs } from '#cms/collections/jobs.ts';
import { readConfig } from '#contract/config.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { listedLocales, site } from '#site.config';
import { createPageCheck, readPages } from './built-pages.ts';
import { contentRedirects } from './content-redirects.ts';
import { PageInlineParts, type Policies } from './csp.ts';
import { headersFile, pageHeaders } from './headers.ts';
import { redirects, redirectsFile } from './redirects.ts';
import { type SearchContent, writeSearchIndex } from './search-index.ts';
import { robotsFile, sitemapItem, writeSitemap } from './sitemap.ts';
import { readThirdParties } from './third-parties.ts';

/** Of whose pages functions fill some. */
const filledSections = ['careers', 'template-forms'];

const prefixes = locales.map((locale) => localePath('/', locale)).filter((prefix) => prefix !== '/');

type Environment = Record<string, string | undefined>;

/** Netlify names the context of a build; a build elsewhere is the site itself. */
const isPublicBuild = ({ CONTEXT = 'production' }: Environment) => CONTEXT === 'production';

/** Writes into a built site what its pages are answered with, by files and by functions, and what search engines may do. */
export async function writeHeaders(
	folder: string,
	policies: Policies,
	environment: Environment,
): Promise<void> {
	const { SITE_URL } = readConfig(environment, ['SITE_URL']);
	const isPublic = isPublicBuild(environment);
	await writeFile(`${folder}_headers`, headersFile(policies, ['', ...prefixes], isPublic));
	const filled = filledSections.map((section) => {
		const policy = policies.filled.get(section) ?? policies.everywhere;
		return [section, pageHeaders(policy, isPublic)] as const;
	});
	await writeFile(`${folder}page-headers.json`, JSON.stringify(Object.fromEntries(filled)));
	await writeFile(`${folder}robots.txt`, robotsFile(SITE_URL, isPublic));
}

async function searchContent(locale: Locale): Promise<SearchContent> {
	return { jobs: (await loadJobs(locale)).map(({ id }) => id) };
}

async function searchContents(): Promise<Record<Locale, SearchContent>> {
	const contents = locales.map(async (locale) => [locale, await searchContent(locale)] as const);
	return Object.fromEntries(await Promise.all(contents)) as Record<Locale, SearchContent>;
}

/** The end of a text that may be the name of a file, which has 255 signs at most. */
const nameAtEnd = (text: string) => /[^\s"'`()<>/\\,]*$/.exec(text.slice(-255))?.[0] ?? '';

/**
 * What a text names that ends in `.js`; that may also stand in the middle of a name, where its hash begins so. One regular
 * expression for the whole would try long words again from each letter.
 */
export const namedScripts = (text: string): string[] =>
	[...text.matchAll(/\.js/g)].map(({ index }) => `${nameAtEnd(text.slice(0, index))}.js`);

/** What is gathered from every page of a build. */
interface Gathered {
	policies: PageInlineParts;
	/** The scripts that pages name. */
	scripts: Set<string>;
}

/** Reads every page once, for the sitemap, for the policies and for what scripts are needed. */
async function* sitemapItems(
	folder: string,
	{ policies, scripts }: Gathered,
): AsyncGenerator<SitemapItemLoose> {
	for await (const page of readPages(folder)) {
		policies.read(page);
		for (const name of [page.attributes, ...page.scripts].flatMap(namedScripts)) scripts.add(name);
		const item = sitemapItem(page);
		if (item) yield item;
	}
}

/** Days from the build; RFC 9116 asks for less than a year. */
const securityTxtLifetime = 300;
const day = 86_400_000;

/** Where to report a vulnerability, as RFC 9116 says it; `now` is in milliseconds. */
function securityTxt(siteUrl: string, now: number): string {
	const expires = new Date(Math.floor(now / day + securityTxtLifetime) * day);
	return [
		`Contact: mailto:${site.mail.security}`,
		`Expires: ${expires.toISOString()}`,
		`Preferred-Languages: ${listedLocales.join(', ')}`,
		`Canonical: ${siteUrl}/.well-known/security.txt`,
		'',
	].join('\n');
}

/** Writes /.well-known/security.txt into a built site. */
async function writeSecurityTxt(folder: string, siteUrl: string): Promise<void> {
	await mkdir(`${folder}.well-known`, { recursive: true });
	await writeFile(`${folder}.well-known/security.txt`, securityTxt(siteUrl, Date.now()));
}

async function writeSiteFiles(folder: string): Promise<void> {
	const { SITE_URL, REGIONAL_SITE_QUEBEC } = readConfig(process.env, ['SITE_URL', 'REGIONAL_SITE_QUEBEC']);
	const inlineParts = new PageInlineParts(readThirdParties(process.env));
	const scripts = new Set<string>();
	await writeSitemap(folder, SITE_URL, sitemapItems(folder, { policies: inlineParts, scripts }));
	await removeUnusedScripts(folder, scripts);
	await writeHeaders(folder, inlineParts.policies(), process.env);
	const rules = redirects({ prefixes, siteUrl: SITE_URL, regionalSite: REGIONAL_SITE_QUEBEC });
	const former = await contentRedirects({ isBuilt: createPageCheck(folder), rules });
	await writeFile(`${folder}_redirects`, redirectsFile([...former, ...rules]));
	await writeSecurityTxt(folder, SITE_URL);
}

/**
 * Takes away the scripts that nothing loads: those of pages, and parts of pages, that the site does not have.
 * @param named by its pages; what these scripts name in turn is added
 */
async function removeUnusedScripts(folder: string, named: Set<string>): Promise<void> {
	const scripts = join(folder, '_astro');
	const unused = new Set((await readdir(scripts)).filter((name) => name.endsWith('.js')));
	// What a script names is added while this goes on.
	for (const name of named) {
		if (!unused.delete(name)) continue;
		for (const next of namedScripts(await readFile(join(scripts, name), 'utf8'))) named.add(next);
	}
	await Promise.all([...unused].map((name) => rm(join(scripts, name))));
}

/**
 * Writes what stands beside the pages of a build: headers with the policy for their inline parts, the same for functions
 * that answer pages, redirects, and what search engines and the site's own search read.
 */
export function siteFiles(): AstroIntegration {
	return {
		name: 'site-files',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const folder = fileURLToPath(dir);
				await writeSiteFiles(folder);
				await writeSearchIndex(folder, await searchContents());
			},
		},
	};
}
