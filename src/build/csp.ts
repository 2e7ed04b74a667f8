import { createHash } from 'node:crypto';
import { type Analytics, isCountedPath, readAnalytics } from '#contract/analytics.ts';
import { readConfig } from '#contract/config.ts';
import { locales } from '#contract/locales.ts';
import type { PageFile, PageParts } from './built-pages.ts';

/** A CSP source for one inline text. */
export function hashSource(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What of a page tells whom its scripts talk to. */
type PageToJudge = Pick<PageFile & PageParts, 'file' | 'attributes' | 'takesFiles'>;

/** Somebody whom scripts of some pages talk to, as the sources that a policy names. */
export interface ThirdParty {
	isUsedBy(page: PageToJudge): boolean;
	/** Addresses that scripts may come from: a file, or what is below a folder. */
	scripts: string[];
	/** What may be shown in frames. */
	frames: string[];
	/** What scripts may talk to. */
	connections: string[];
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

function botCheck(script: string): ThirdParty {
	const scripts = [folderOf(script), ...(companions[originOf(script)] ?? [])];
	const isAtRoot = new URL('.', script).pathname === '/';
	// The provider alone knows what it asks of its own origin.
	const [frames, connections] = isAtRoot ? [[originOf(script)], [originOf(script)]] : [scripts, scripts];
	return { isUsedBy: ({ attributes }) => attributes.includes(script), scripts, frames, connections };
}

function analytics({ kind, url }: Analytics): ThirdParty {
	return {
		isUsedBy: ({ file, attributes }) => attributes.includes(url) && isCountedPath(pagePath(file)),
		scripts: kind === 'tag' ? [folderOf(url)] : [],
		frames: [],
		connections: kind === 'tag' ? [folderOf(url), ...(counters[originOf(url)] ?? [])] : [sourceOf(url)],
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

/** Whom pages may talk to beside their own origin: those that the environment names, and what belongs to them. */
export function readThirdParties(environment: Record<string, string | undefined>): ThirdParty[] {
	const config = readConfig(environment, ['BOT_CHECK_SCRIPT_URL', 'UPLOAD_URL', 'MAPS_URL']);
	const counter = readAnalytics(environment);
	return [
		botCheck(config.BOT_CHECK_SCRIPT_URL),
		uploads(config.UPLOAD_URL),
		...(config.MAPS_URL ? [maps(config.MAPS_URL)] : []),
		...(counter ? [analytics(counter)] : []),
	];
}

/**
 * The one policy of every page: scripts and styles of this origin and of the given hashes. Scripts make no markup
 * from text; the one Trusted Types policy is made by the loader of third-party scripts, for their addresses.
 */
export function contentSecurityPolicy(
	hashes: { scripts: string[]; styles: string[] },
	parties: readonly ThirdParty[],
): string {
	const all = (kind: 'scripts' | 'frames' | 'connections') => parties.flatMap((party) => party[kind]);
	const frames = all('frames');
	const directives: Record<string, string[]> = {
		'default-src': ["'none'"],
		// The search index is read by WebAssembly, which may be compiled; text may not.
		'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes.scripts, ...all('scripts')],
		'style-src': ["'self'", ...hashes.styles],
		'img-src': ["'self'", 'data:'],
		'font-src': ["'self'"],
		'media-src': ["'self'"],
		'connect-src': ["'self'", ...all('connections')],
		'frame-src': frames.length > 0 ? frames : ["'none'"],
		'manifest-src': ["'self'"],
		'object-src': ["'none'"],
		'base-uri': ["'none'"],
		'form-action': ["'self'"],
		'frame-ancestors': ["'none'"],
		'require-trusted-types-for': ["'script'"],
		'trusted-types': ['default'],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
		.join('; ');
}

/** What the pages at an address, after its language, are answered with. A star at its end stands for whatever is below it. */
export interface PolicyRule {
	path: string;
	policy: string;
}

/** What pages may run, be styled by and talk to. Together their hashes weigh nearly as much as a page, so each section has its own. */
export interface Policies {
	/** Of addresses of no section. */
	everywhere: string;
	/** Of the pages of sections, the later rule counting. */
	rules: readonly PolicyRule[];
	/** Of pages that functions fill, by the first part of their path. */
	filled: ReadonlyMap<string, string>;
}

/** The sources of what stands in the pages of a section, and whom each page talks to. */
interface Section {
	scripts: Set<string>;
	styles: Set<string>;
	/** By the path after its language. */
	pages: Map<string, Set<ThirdParty>>;
}

const language = new RegExp(`^(?:${locales.join('|')})(?=/|$)`);

/** The path of a page after its language. @param file below the built folder, such as `fr/blog/a.html` */
function pagePath(file: string): string {
	const path = file.replace(/\.html$/, '').replace(language, '');
	const parts = path
		.split('/')
		.filter((part, index, all) => part && !(part === 'index' && index === all.length - 1));
	return parts.length > 0 ? `/${parts.join('/')}` : '/';
}

/** The first part of a page's path after its language. @param file below the built folder, such as `fr/blog/a.html` */
export function pageSection(file: string): string {
	return pagePath(file).split('/')[1] ?? '';
}

/** Of pages that any address may be answered with. */
const anywhere = ['404', 'error'];

/** Of pages that functions fill. */
const isTemplate = (path: string) => /^\/(?:[\w-]+\/template|template-forms)(?:\/|$)/.test(path);

type Parties = ReadonlySet<ThirdParty>;

const isSame = (one: Parties, other: Parties) =>
	one.size === other.size && [...one].every((party) => other.has(party));

/** What most of some pages talk to; the fewest where as many talk to others. */
function mostCommon(all: readonly Parties[]): Parties {
	const times = (one: Parties) => all.filter((other) => isSame(one, other)).length;
	const [first = new Set<ThirdParty>()] = all.toSorted((a, b) => times(b) - times(a) || a.size - b.size);
	return first;
}

interface PartyRule {
	path: string;
	parties: Parties;
}

/** Rules for the pages below a path, each where it says something else than those before it. */
function rulesBelow(
	path: string,
	pages: ReadonlyMap<string, Parties>,
	inherited: Parties | undefined,
): PartyRule[] {
	const own = pages.get(path);
	const below = [...pages].filter(([page]) => page.startsWith(`${path}/`));
	const most = below.length > 0 ? mostCommon(below.map(([, parties]) => parties)) : (own ?? new Set());
	const isSection = inherited === undefined;
	const rules: PartyRule[] = [];
	// Only a star stands for the page itself, too, and for all that nobody knows below it.
	if (isSection || (below.length > 0 && !isSame(most, inherited)))
		rules.push({ path: `${path}/*`, parties: most });
	const given = rules.length > 0 ? most : (inherited ?? most);
	if (isSection || (own && (rules.length > 0 || !isSame(own, given))))
		rules.push({ path, parties: own ?? most });
	const children = new Set(below.map(([page]) => page.slice(path.length + 1).split('/')[0]));
	return [...rules, ...[...children].sort().flatMap((child) => rulesBelow(`${path}/${child}`, pages, most))];
}

/** Gathers what the pages of a built site hold, one after the other. */
export class PageInlineParts {
	readonly #sections = new Map<string, Section>();
	readonly #parties: readonly ThirdParty[];

	constructor(parties: readonly ThirdParty[]) {
		this.#parties = parties;
	}

	read(page: PageToJudge & Pick<PageParts, 'scripts' | 'styles'>): void {
		const name = pageSection(page.file);
		const section = this.#sections.get(name) ?? { scripts: new Set(), styles: new Set(), pages: new Map() };
		this.#sections.set(name, section);
		for (const text of page.scripts) section.scripts.add(hashSource(text));
		for (const text of page.styles) section.styles.add(hashSource(text));
		const path = pagePath(page.file);
		const used = this.#parties.filter((party) => party.isUsedBy(page));
		section.pages.set(path, new Set([...(section.pages.get(path) ?? []), ...used]));
	}

	/** The policies of the pages that were read. */
	policies(): Policies {
		const names = [...this.#sections.keys()].sort();
		return {
			everywhere: this.#policyOf(names, this.#partiesOf(anywhere)),
			rules: names.flatMap((name) => this.#rulesOf(name)),
			filled: new Map(
				names.map((name) => [name, this.#policyOf([name, ...anywhere], this.#partiesOf([name], isTemplate))]),
			),
		};
	}

	#partiesOf(names: readonly string[], isMeant = (_path: string) => true): Parties {
		const pages = names.flatMap((name) => [...(this.#sections.get(name)?.pages ?? [])]);
		return new Set(pages.filter(([path]) => isMeant(path)).flatMap(([, parties]) => [...parties]));
	}

	#policyOf(names: readonly string[], parties: Parties): string {
		const sections = names.flatMap((name) => this.#sections.get(name) ?? []);
		const all = (kind: 'scripts' | 'styles') =>
			[...new Set(sections.flatMap((one) => [...one[kind]]))].sort();
		const used = this.#parties.filter((party) => parties.has(party));
		return contentSecurityPolicy({ scripts: all('scripts'), styles: all('styles') }, used);
	}

	#rulesOf(name: string): PolicyRule[] {
		const pages = this.#sections.get(name)?.pages ?? new Map<string, Parties>();
		const policyOf = (parties: Parties) => this.#policyOf([name, ...anywhere], parties);
		if (name === '') return [{ path: '', policy: policyOf(this.#partiesOf([name])) }];
		return rulesBelow(`/${name}`, pages, undefined).map(({ path, parties }) => ({
			path,
			policy: policyOf(parties),
		}));
	}
}
