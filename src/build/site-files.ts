import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { loadGames } from '#cms/games.ts';
import { readConfig } from '#contract/config.ts';
import { locales } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { headersFile, pageHeaders } from './headers.ts';
import { PageFinishing } from './page-finishing.ts';
import type { Policies } from './policies.ts';
import { redirects, redirectsFile } from './redirects.ts';
import { renamedNews } from './renamed.ts';
import { type Games, writeSearchIndex } from './search-index.ts';
import { writeSecurityTxt } from './security-txt.ts';
import { robotsFile } from './sitemap.ts';
import type { BuiltPages } from './styles-aside.ts';
import { thirdParties } from './third-parties.ts';

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
		const policy = policies.sections.get(section) ?? policies.everywhere;
		return [section, pageHeaders(policy, isPublic)] as const;
	});
	await writeFile(`${folder}page-headers.json`, JSON.stringify(Object.fromEntries(filled)));
	await writeFile(`${folder}robots.txt`, robotsFile(SITE_URL, isPublic));
}

async function gamesByLanguage(): Promise<Games> {
	const games = locales.map(async (locale) => [locale, await loadGames(locale)] as const);
	return Object.fromEntries(await Promise.all(games)) as Games;
}

async function writeSiteFiles(folder: string, pages: PageFinishing): Promise<void> {
	const { SITE_URL, REGIONAL_SITE_QUEBEC } = readConfig(process.env, ['SITE_URL', 'REGIONAL_SITE_QUEBEC']);
	const policies = await pages.writeSurroundings({ siteUrl: SITE_URL, parties: thirdParties(process.env) });
	await writeHeaders(folder, policies, process.env);
	const rules = redirects({ prefixes, siteUrl: SITE_URL, regionalSite: REGIONAL_SITE_QUEBEC });
	await writeFile(`${folder}_redirects`, redirectsFile([...(await renamedNews()), ...rules]));
	await writeSecurityTxt(folder, SITE_URL);
}

/**
 * Has pages finished and writes what stands beside them: headers with the policy for their inline parts, the same for
 * functions that answer pages, redirects, and what search engines and the site's own search read.
 */
export function siteFiles(): AstroIntegration {
	let outDir: URL;
	let finishing: PageFinishing;
	let pages: BuiltPages;
	return {
		name: 'site-files',
		hooks: {
			'astro:config:done': ({ config }) => {
				outDir = config.outDir;
			},
			'astro:build:start': ({ setPrerenderer }) => {
				finishing = new PageFinishing(fileURLToPath(outDir));
				setPrerenderer((prerenderer) => finishing.after(prerenderer, pages));
			},
			'astro:build:setup': (build) => {
				pages = build.pages;
			},
			'astro:build:done': async ({ dir }) => {
				const folder = fileURLToPath(dir);
				await writeSiteFiles(folder, finishing);
				await finishing.close();
				await writeSearchIndex(folder, await gamesByLanguage());
			},
		},
	};
}
