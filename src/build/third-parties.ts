import { type Analytics, readAnalytics } from '#contract/analytics.ts';
import { type BotCheckKind, readBotCheckScript } from '#contract/bot-check.ts';
import { readConfig } from '#contract/config.ts';
import { locales } from '#contract/locales.ts';
import { isCountedPath } from '#lib/analytics-traces.ts';
import { videoProviders } from '#lib/video-providers.ts';
import { parts } from '#site.config';
import type { PageFile, PageParts } from './built-pages.ts';

const language = new RegExp(`^(?:${locales.join('|')})(?=/|$)`);

/** The path of a page after its language. @param file below the built folder, such as `fr/blog/a.html` */
export function pagePath(file: string): string {
	const path = file.replace(/\.html$/, '').replace(language, '');
	const parts = path
		.split('/')
		.filter((part, index, all) => part && !(part === 'index' && index === all.length - 1));
	return parts.length > 0 ? `/${parts.join('/')}` : '/';
}

/** What of a page tells whom its scripts talk to. */
export type PageToJudge = Pick<PageFile & PageParts, 'file' | 'attributes' | 'takesFiles'>;

/** Somebody whom scripts of some pages talk to, as the sources that a policy names. */
export interface ThirdParty {
	isUsedBy(page: PageToJudge): boolean;
	/** Addresses that scripts may come from: a file, or what is below a folder. */
	scripts: string[];
	/** What may be shown in frames. */
	frames: string[];
	/** What scripts may talk to. */
	connections: string[];
	/** What pictures and other media may come from. */
	media?: string[];
}

/** Where a provider's script loads its other parts from, beside its own folder. */
const companions: Record<string, string[]> = {
	'https://www.google.com': ['https://www.gstatic.com/recaptcha/'],
	'https://www.recaptcha.net': ['https://www.gstatic.com/recaptcha/'],
};

/** Where a provider's script sends what it counts. */
const counters: Record<string, string[]> = {
	'https://www.googletagmanager.com': [
		'https://*.google-analytics.com',
		'https://*.analytics.google.com',
		'https://*.googletagmanager.com',
	],
};

const originOf = (address: string) => new URL(address).origin;

/** A policy names addresses without their query. */
const sourceOf = (address: string) => originOf(address) + new URL(address).pathname.replace(/^\/$/, '');

/** The folder of a script, where its other parts are; at the root of its origin there is none, so that the script stands for itself. */
function folderOf(script: string): string {
	const { href } = new URL('.', script);
	return new URL(href).pathname === '/' ? sourceOf(script) : href;
}

/** The address itself and what is below it. */
const treeOf = (address: string) => [sourceOf(address), `${sourceOf(address)}/`];

/** Cloudflare's script is the one part of it that the page loads; its frames are anywhere on its origin. */
const turnstile = (script: string): ThirdParty => ({
	isUsedBy: ({ attributes }) => attributes.includes(script),
	...{ scripts: [folderOf(script)], frames: [originOf(script)], connections: [] },
});

function recaptcha(script: string): ThirdParty {
	const scripts = [folderOf(script), ...(companions[originOf(script)] ?? [])];
	const isAtRoot = new URL('.', script).pathname === '/';
	// The provider alone knows what it asks of its own origin.
	const [frames, connections] = isAtRoot ? [[originOf(script)], [originOf(script)]] : [scripts, scripts];
	return { isUsedBy: ({ attributes }) => attributes.includes(script), scripts, frames, connections };
}

const botChecks: Record<BotCheckKind, (script: string) => ThirdParty> = { recaptcha, turnstile };

/** What each kind of service runs, and what it talks to. */
function sourcesOf(service: Analytics): Pick<ThirdParty, 'scripts' | 'connections'> {
	const { kind, url } = service;
	if (kind === 'matomo') return { scripts: [sourceOf(url)], connections: [sourceOf(service.hitsUrl)] };
	if (kind !== 'tag') return { scripts: [], connections: [sourceOf(url)] };
	const folder = folderOf(url);
	return { scripts: [folder], connections: [folder, ...(counters[originOf(url)] ?? [])] };
}

function analytics(service: Analytics): ThirdParty {
	return {
		isUsedBy: ({ file, attributes }) => attributes.includes(service.url) && isCountedPath(pagePath(file)),
		frames: [],
		...sourcesOf(service),
	};
}

const uploads = (url: string): ThirdParty => ({
	isUsedBy: ({ takesFiles }) => takesFiles,
	...{ scripts: [], frames: [], connections: treeOf(url) },
});

const maps = (url: string): ThirdParty => ({
	isUsedBy: ({ attributes }) => attributes.includes(`${url}/`),
	...{ scripts: [], frames: treeOf(url), connections: [] },
});

/** Players of videos, on the pages whose content names one. */
const videos: ThirdParty[] = videoProviders.map(({ frames }) => ({
	isUsedBy: ({ attributes }) => attributes.includes(frames),
	...{ scripts: [], frames: [frames], connections: [] },
}));

/** Where files of the content are, beside this site. */
const files = (origins: string[]): ThirdParty => ({
	isUsedBy: () => true,
	...{ scripts: [], frames: [], connections: [], media: origins },
});

/** Whom pages may talk to beside their own origin: those that the environment names, and what belongs to them. */
export function readThirdParties(environment: Record<string, string | undefined>): ThirdParty[] {
	const config = readConfig(environment, ['MAPS_URL', 'FILE_ORIGINS']);
	const counter = readAnalytics(environment);
	const check = readBotCheckScript(environment);
	return [
		...(check ? [botChecks[check.kind](check.scriptUrl)] : []),
		...(parts.uploads ? [uploads(readConfig(environment, ['UPLOAD_URL']).UPLOAD_URL)] : []),
		...(config.MAPS_URL ? [maps(config.MAPS_URL)] : []),
		...(counter ? [analytics(counter)] : []),
		...videos,
		...(config.FILE_ORIGINS.length > 0 ? [files(config.FILE_ORIGINS)] : []),
	];
}
