import { locales } from '#contract/locales.ts';
import { isOff } from '#contract/parts.ts';
import { localePath } from '#i18n/paths.ts';
import { parts } from '#site.config';
import type { Visit } from './visit.ts';

/** A kind of page, and a page that is of it. */
export interface Kind {
	what: string;
	path: string;
	/** 404 for what there is not. */
	status: number;
}

const everywhere: [what: string, path: string][] = [
	['news', '/blog'],
	['careers', '/careers'],
	['careers list', '/careers/search'],
	['playtests', '/playtests'],
	['press kit', '/press'],
	['support', '/support'],
	['contact', '/contact'],
	['legal', '/tos'],
	['search', '/search'],
	['sign-in', '/account/login'],
	['account', '/account'],
	['builds', '/status'],
];

/** Kinds that only content makes, by their addresses. */
const fromContent: [what: string, address: RegExp][] = [
	['article', /^\/blog\/[\w-]+$/],
	['location', /^\/careers\/location\/[\w-]+$/],
	['job', /^\/careers\/(?!(?:search|internships|open-application)$)[\w-]+$/],
	['answer', /^\/support\/faqs\/[\w-]+$/],
	['patch notes', /^\/support\/patches\/[\w-]+$/],
];

/** The last one has neither a file nor an entry: a function answers it. */
const missing: [what: string, path: string][] = [
	['nothing', '/no/such/page'],
	['nothing in another language', '/fr/no/such/page'],
	['no such job', '/careers/no-such-job'],
];

/** Of the parts that this site has. */
const isThere = ([, path]: [string, string]) => !isOff(path, parts);

const kind =
	(status: number) =>
	([what, path]: [string, string]): Kind => ({ what, path, status });

/** The paths that the sitemap lists. Throws where there is none. */
async function listedPaths(visit: Visit): Promise<string[]> {
	const { text } = await visit('/sitemap-0.xml');
	const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		([, address = '']) => new URL(address).pathname,
	);
	if (!paths.includes('/')) throw new Error('the sitemap does not list the home page');
	return paths;
}

/** A page of each kind that a site has; of what content makes the first that its sitemap lists. */
export async function kindsOf(visit: Visit): Promise<Kind[]> {
	const listed = await listedPaths(visit);
	const homes = locales.map((locale): [string, string] => ['home', localePath('/', locale)]);
	const made = fromContent.flatMap(([what, address]): [string, string][] => {
		const path = listed.find((each) => address.test(each));
		return path ? [[what, path]] : [];
	});
	return [...[...homes, ...everywhere.filter(isThere), ...made].map(kind(200)), ...missing.map(kind(404))];
}
