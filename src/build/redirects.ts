import { outsideLinksFile, warningsFile } from '#contract/endpoints/builds.ts';
import { isOff } from '#contract/parts.ts';
import { withoutLocale } from '#i18n/paths.ts';
import { parts, regionalPage } from '#site.config';

export interface RedirectRule {
	from: string;
	to: string;
	status: 200 | 301 | 302 | 404;
	/** Wins over a file of that address. */
	force?: boolean;
}

/** Pages whose further path segments a script, or the function that their form is sent to, reads: one built page answers them all. */
const accountShells = [
	'/account/reset-password',
	'/account/validate',
	'/account/undo-email',
	'/account/mails/stop',
	'/account/mails',
];
const jobAlertShells = ['/careers/alerts/confirm', '/careers/alerts/stop'];
const releaseShells = ['/games/alerts/confirm', '/games/alerts/stop'];

interface SiteRules {
	/** The locale prefixes in use but the default one, such as `/fr`. */
	prefixes: string[];
	/** The site's origin: an open-ended target must name it, else `/en//evil.example` leads away. */
	siteUrl: string;
	/** The site that answers for the regional page's unprefixed address; without one the page here does. */
	regionalSite: string | undefined;
}

/** What functions fill: nobody sees it as it is. */
function templateRules(prefixes: string[]): RedirectRule[] {
	const rules = (prefix: string, locale: string) =>
		['/template-forms', '/careers/template'].map((folder): RedirectRule => {
			return { from: `${prefix}${folder}/*`, to: `${locale}/404.html`, status: 404, force: true };
		});
	return [...rules('', ''), ...rules('/en', ''), ...prefixes.flatMap((prefix) => rules(prefix, prefix))];
}

/** What a function reads of a build and visitors are not shown: it names what is not published. */
const hiddenRules = [warningsFile, outsideLinksFile].map(
	(file): RedirectRule => ({ from: `/${file}`, to: '/404.html', status: 404, force: true }),
);

/** The pages of errors are no pages of their own: their addresses are not found, either. */
const errorRules = (prefixes: string[]): RedirectRule[] =>
	['', ...prefixes].flatMap((prefix) =>
		['/404', '/error'].map((page): RedirectRule => {
			return { from: prefix + page, to: `${prefix}/404.html`, status: 404, force: true };
		}),
	);

/** One page for each address that a mail's link has, with its values behind the page's own path. */
function shellRules(prefixes: string[]): RedirectRule[] {
	const rules = (prefix: string, locale: string, shells: string[]) =>
		shells.map((page): RedirectRule => ({ from: `${prefix}${page}/*`, to: locale + page, status: 200 }));
	return [
		...['', ...prefixes].flatMap((prefix) =>
			rules(prefix, prefix, [...accountShells, ...jobAlertShells, ...releaseShells]),
		),
		...rules('/en', '', jobAlertShells),
	];
}

/** Links of older mails, and the addresses that forms without scripts are sent to, once they are asked for again. */
function formRules(prefixes: string[]): RedirectRule[] {
	return ['', '/en', ...prefixes].flatMap((prefix): RedirectRule[] => [
		...['confirm', 'stop'].map((action): RedirectRule => {
			const page = `${prefix}/careers/alerts`;
			return { from: `${page} ${action}=:token`, to: `${page}/${action}/:token`, status: 302, force: true };
		}),
		...['careers/withdraw', 'playtests/withdraw', 'receipt'].map((path): RedirectRule => {
			const page = `${prefix}/${path}`;
			return { from: `${page}/by-code`, to: page, status: 302 };
		}),
	]);
}

/** The regional page is served in its own locales only, each under its prefix. */
function regionalRules(prefixes: string[], regionalSite: string | undefined): RedirectRule[] {
	const { path, locales } = regionalPage;
	const others = prefixes.filter((prefix) => !locales.some((locale) => prefix === `/${locale}`));
	const here = `/${locales[0]}${path}`;
	return [
		{ from: path, to: regionalSite ?? here, status: 302 },
		...others.map((prefix): RedirectRule => ({ from: prefix + path, to: here, status: 301 })),
	];
}

/** Whether a rule leads to a page of a part that the site does not have. */
const leadsOff = ({ to }: RedirectRule) => isOff(withoutLocale(to.replace(/\?.*$/, '')), parts);

/** The rules of the site, first match first. */
export function redirects({ prefixes, siteUrl, regionalSite }: SiteRules): RedirectRule[] {
	const rules: RedirectRule[] = [
		...regionalRules(prefixes, regionalSite),
		...templateRules(prefixes),
		...hiddenRules,
		...errorRules(prefixes),
		...formRules(prefixes),
		...shellRules(prefixes),
		// Where password managers lead to change a password (https://www.w3.org/TR/change-password-url/).
		{ from: '/.well-known/change-password', to: '/account?change=password', status: 302 },
		{ from: '/en/careers/*', to: '/careers/:splat', status: 200 },
		{ from: '/en', to: '/', status: 301 },
		{ from: '/en/*', to: `${siteUrl}/:splat`, status: 301 },
		{ from: '/api/*', to: '/.netlify/functions/api-missing', status: 200 },
		...prefixes.map(
			(prefix): RedirectRule => ({ from: `${prefix}/*`, to: `${prefix}/404.html`, status: 404 }),
		),
	];
	return rules.filter((rule) => !leadsOff(rule));
}

/** The _redirects file. */
export function redirectsFile(rules: RedirectRule[]): string {
	return rules.map(({ from, to, status, force }) => `${from} ${to} ${status}${force ? '!' : ''}\n`).join('');
}
