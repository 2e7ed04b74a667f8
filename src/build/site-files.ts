import { glob, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

/** Reads every page once, for the sitemap and for the policies. */
async function* sitemapItems(folder: string, policies: PageInlineParts): AsyncGenerator<SitemapItemLoose> {
	for await (const page of readPages(folder)) {
		policies.read(page);
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
	const reader = new PageInlineParts(readThirdParties(process.env));
	await writeSitemap(folder, SITE_URL, sitemapItems(folder, reader));
	const policies = reader.policies();
	await writeHeaders(folder, policies, process.env);
	const rules = redirects({ prefixes, siteUrl: SITE_URL, regionalSite: REGIONAL_SITE_QUEBEC });
	const former = await contentRedirects({ isBuilt: createPageCheck(folder), rules });
	await writeFile(`${folder}_redirects`, redirectsFile([...former, ...rules]));
	await writeSecurityTxt(folder, SITE_URL);
}

const scriptName = /[^\s"'`()<>/\\,]+\.js\b/g;

const scriptsIn = (text: string) => [...text.matchAll(scriptName)].map(([name]) => name);

/** Takes away the scripts that nothing loads: those of pages, and parts of pages, that the site does not have. */
async function removeUnusedScripts(folder: string): Promise<void> {
	const scripts = join(folder, '_astro');
	const unused = new Set((await readdir(scripts)).filter((name) => name.endsWith('.js')));
	const found = new Set<string>();
	for await (const file of glob('**/*.{html,txt}', { cwd: folder }))
		for (const name of scriptsIn(await readFile(join(folder, file), 'utf8'))) found.add(name);
	// What a script names is added while this goes on.
	for (const name of found) {
		if (!unused.delete(name)) continue;
		for (const next of scriptsIn(await readFile(join(scripts, name), 'utf8'))) found.add(next);
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
				await removeUnusedScripts(folder);
				await writeSiteFiles(folder);
				await writeSearchIndex(folder, await searchContents());
			},
		},
	};
}
