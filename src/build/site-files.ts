import { readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readConfig } from '#contract/config.ts';
import { locales } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { builtPages } from './built-pages.ts';
import { headersFile, pageHeaders } from './headers.ts';
import { LateForms } from './late-forms.ts';
import { LateProps } from './late-props.ts';
import { LateScripts } from './late-scripts.ts';
import { PolicyReader } from './policies.ts';
import { redirects, redirectsFile } from './redirects.ts';
import { renamedNews } from './renamed.ts';
import { writeSearchIndex } from './search-index.ts';
import { writeSecurityTxt } from './security-txt.ts';
import { robotsFile, SitemapReader, writeSitemap } from './sitemap.ts';
import { thirdParties } from './third-parties.ts';

/** Of whose pages one is filled by a function where the build has none. */
const filledSection = 'careers';

const prefixes = locales.map((locale) => localePath('/', locale)).filter((prefix) => prefix !== '/');

type Environment = Record<string, string | undefined>;

/** Netlify names the context of a build; a build elsewhere is the site itself. */
const isPublicBuild = ({ CONTEXT = 'production' }: Environment) => CONTEXT === 'production';

/** Finishes every page of a built site, and reads what stands in it. @param folder ending in a slash */
export function finishPages(folder: string): { policies: PolicyReader; sitemap: SitemapReader } {
	const read = (address: string) => readFileSync(join(folder, address), 'utf8');
	const finishers = [new LateForms(), new LateScripts(), new LateProps(read)];
	const policies = new PolicyReader();
	const sitemap = new SitemapReader();
	for (const [file, built] of builtPages(folder)) {
		const html = finishers.reduce((page, finisher) => finisher.finish(page), built);
		writeFileSync(`${folder}${file}`, html);
		policies.read(file, html);
		sitemap.read(html);
	}
	for (const { files } of finishers)
		for (const [address, text] of files) writeFileSync(join(folder, address), text);
	return { policies, sitemap };
}

/** Writes into a built site what its pages are answered with, by files and by functions, and what search engines may do. */
export async function writeHeaders(
	folder: string,
	pages: PolicyReader,
	environment: Environment,
): Promise<void> {
	const { SITE_URL } = readConfig(environment, ['SITE_URL']);
	const isPublic = isPublicBuild(environment);
	const policies = pages.policies(thirdParties(environment));
	await writeFile(`${folder}_headers`, headersFile(policies, ['', ...prefixes], isPublic));
	const filled = policies.sections.get(filledSection) ?? policies.everywhere;
	await writeFile(`${folder}page-headers.json`, JSON.stringify(pageHeaders(filled, isPublic)));
	await writeFile(`${folder}robots.txt`, robotsFile(SITE_URL, isPublic));
}

/**
 * Finishes the pages and writes what stands beside them: headers with the policy for their inline parts, the same for functions that
 * answer pages, redirects, and what search engines and the site's own search read.
 */
export function siteFiles(): AstroIntegration {
	return {
		name: 'site-files',
		hooks: {
			'astro:build:done': async ({ dir }) => {
				const folder = fileURLToPath(dir);
				const { SITE_URL, REGIONAL_SITE_QUEBEC } = readConfig(process.env, [
					'SITE_URL',
					'REGIONAL_SITE_QUEBEC',
				]);
				const { policies, sitemap } = finishPages(folder);
				await writeHeaders(folder, policies, process.env);
				const rules = redirects({ prefixes, siteUrl: SITE_URL, regionalSite: REGIONAL_SITE_QUEBEC });
				await writeFile(`${folder}_redirects`, redirectsFile([...(await renamedNews()), ...rules]));
				await writeSecurityTxt(folder, SITE_URL);
				await writeSitemap(folder, SITE_URL, sitemap.items());
				await writeSearchIndex(folder);
			},
		},
	};
}
