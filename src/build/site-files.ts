import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readConfig } from '#contract/config.ts';
import { locales } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { contentSecurityPolicy, hashSource, inlineParts } from './csp.ts';
import { headersFile, pageHeaders } from './headers.ts';
import { redirects, redirectsFile } from './redirects.ts';
import { renamedNews } from './renamed.ts';
import { writeSearchIndex } from './search-index.ts';
import { writeSecurityTxt } from './security-txt.ts';
import { robotsFile, writeSitemap } from './sitemap.ts';
import { thirdParties } from './third-parties.ts';

async function hashesIn(folder: string): Promise<{ scripts: string[]; styles: string[] }> {
	const scripts = new Set<string>();
	const styles = new Set<string>();
	for await (const name of glob('**/*.html', { cwd: folder })) {
		const parts = inlineParts(await readFile(`${folder}${name}`, 'utf8'));
		for (const text of parts.scripts) scripts.add(hashSource(text));
		for (const text of parts.styles) styles.add(hashSource(text));
	}
	return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}

const prefixes = locales.map((locale) => localePath('/', locale)).filter((prefix) => prefix !== '/');

/** Netlify names the context of a build; a build elsewhere is the site itself. */
const isPublic = (process.env.CONTEXT ?? 'production') === 'production';

/**
 * Writes what stands beside the pages: headers with the policy for their inline parts, the same for functions that
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
				const policy = contentSecurityPolicy(await hashesIn(folder), thirdParties(process.env));
				await writeFile(`${folder}_headers`, headersFile(policy, ['', ...prefixes], isPublic));
				await writeFile(`${folder}page-headers.json`, JSON.stringify(pageHeaders(policy, isPublic)));
				const rules = redirects({ prefixes, siteUrl: SITE_URL, regionalSite: REGIONAL_SITE_QUEBEC });
				await writeFile(`${folder}_redirects`, redirectsFile([...(await renamedNews()), ...rules]));
				await writeFile(`${folder}robots.txt`, robotsFile(SITE_URL, isPublic));
				await writeSecurityTxt(folder, SITE_URL);
				await writeSitemap(folder, SITE_URL);
				await writeSearchIndex(folder);
			},
		},
	};
}
