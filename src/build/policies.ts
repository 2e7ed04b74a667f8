import { locales } from '#contract/locales.ts';
import { builtPages } from './built-pages.ts';
import { contentSecurityPolicy, hashSource, inlineParts, type ThirdParties } from './csp.ts';

/** What pages may run and be styled by. Together their hashes weigh nearly as much as a page, so each section has its own. */
export interface Policies {
	/** Of every page, for addresses of no section. */
	everywhere: string;
	/** Of the pages whose path begins alike after its language, '' being the home page. */
	sections: ReadonlyMap<string, string>;
}

interface Page {
	section: string;
	scripts: string[];
	styles: string[];
}

const language = new RegExp(`^(?:${locales.join('|')})(?=/|$)`);

/** The first part of a page's path after its language. @param file below the built folder, such as `fr/blog/a.html` */
export function sectionOf(file: string): string {
	const path = file.replace(/\.html$/, '').replace(language, '');
	const [first = ''] = path.split('/').filter(Boolean);
	return first === 'index' ? '' : first;
}

const pagesOf = (folder: string): Page[] =>
	Array.from(builtPages(folder), ([name, html]) => {
		const { scripts, styles } = inlineParts(html);
		return { section: sectionOf(name), scripts: scripts.map(hashSource), styles: styles.map(hashSource) };
	});

/** What any address may be answered with. */
const isAnywhere = ({ section }: Page) => section === '404' || section === 'error';

const sorted = (texts: string[]) => [...new Set(texts)].sort();

/** The policies of a built site. @param folder with its pages, ending in a slash */
export function readPolicies(folder: string, parties: ThirdParties): Policies {
	const pages = pagesOf(folder);
	const policyOf = (some: Page[]) => {
		const scripts = sorted(some.flatMap((page) => page.scripts));
		return contentSecurityPolicy({ scripts, styles: sorted(some.flatMap((page) => page.styles)) }, parties);
	};
	const sections = sorted(pages.map(({ section }) => section)).map((section): [string, string] => [
		section,
		policyOf(pages.filter((page) => page.section === section || isAnywhere(page))),
	]);
	return { everywhere: policyOf(pages), sections: new Map(sections) };
}
